import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from '../bucket-store.ts';
import { authorizationOf } from './sigv4.ts';

/** What the next request is answered instead: a status, a connection that drops, or nothing at all. */
export type Fault = number | 'cut' | 'silent';

export interface BucketServer {
  readonly settings: BucketSettings;
  readonly objects: Map<string, Buffer>;
  /** For the next requests, first one first. */
  readonly faults: Fault[];
  /** Whether the keys may list what is there; else a missing object is denied, as Amazon does. */
  mayList: boolean;
  readonly stop: () => Promise<void>;
}

const KEYS = { accessKeyId: 'TESTKEY', secretAccessKey: 'test/secret+key' } as const;
const REGION = 'ap-south-1';
const SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

type Reply = readonly [status: number, body: string | Buffer];

const problem = (status: number, code: string): Reply => [status, `<Error><Code>${code}</Code></Error>`];

const faultOf = (request: IncomingMessage, content: Buffer): string | undefined => {
  const { authorization = '' } = request.headers;
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, v?.toString()]));
  const wanted = { method: request.method ?? '', target: request.url ?? '', headers };
  if (!SIGNED.every((name) => names.split(';').includes(name))) return 'AccessDenied';
  if (authorization !== authorizationOf(wanted, names, KEYS, REGION)) return 'SignatureDoesNotMatch';
  if (request.method !== 'PUT') return undefined;
  const hash = createHash('sha256').update(content).digest('hex');
  return headers['x-amz-content-sha256'] === hash ? undefined : 'XAmzContentSHA256Mismatch';
};

const answer = (
  { objects, mayList }: Pick<BucketServer, 'objects' | 'mayList'>,
  request: IncomingMessage,
  content: Buffer,
): Reply => {
  const fault = faultOf(request, content);
  if (fault) return problem(403, fault);
  const [, bucket, ...rest] = (request.url ?? '').split('/').map(decodeURIComponent);
  if (bucket !== 'pictures') return problem(404, 'NoSuchBucket');
  const key = rest.join('/');
  const found = objects.get(key);
  if (request.method === 'GET') {
    if (found) return [200, found];
    return mayList ? problem(404, 'NoSuchKey') : problem(403, 'AccessDenied');
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return [204, ''];
  }
  objects.set(key, content);
  return [200, ''];
};

/** A small S3-compatible server on a free port with a bucket 'pictures'; refuses what isn't signed as it must be. */
export const startBucketServer = async (): Promise<BucketServer> => {
  const objects = new Map<string, Buffer>();
  const faults: Fault[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((content) => {
      const fault = faults.shift();
      if (fault === 'silent') return;
      if (fault === 'cut') return void request.socket.destroy();
      const [status, body] = fault ? problem(fault, 'InternalError') : answer(bucket, request, content);
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const bucket: BucketServer = {
    mayList: true,
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures', region: REGION, ...KEYS },
    objects,
    faults,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return bucket;
};
