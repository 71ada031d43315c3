import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { authorizationOf } from './sigv4.ts';

/** The result of the next request instead: a status, a dropped connection, or no response at all. */
export type BucketFault = number | 'cut' | 'silent';

export interface BucketServer {
  readonly settings: {
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  /** The objects of the bucket, by key. */
  readonly objects: Map<string, Buffer>;
  /** Faults for the next requests, in order. */
  readonly faults: BucketFault[];
  /** Whether the keys may list the bucket; if not, a missing object is denied, as Amazon does. */
  mayList: boolean;
  readonly stop: () => Promise<void>;
}

const KEYS = { accessKeyId: 'TESTKEY', secretAccessKey: 'test/secret+key' } as const;
const REGION = 'ap-south-1';
const SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];
/** Small, so that a list has several pages. */
const PAGE = 3;

type Reply = readonly [status: number, body: string | Buffer];

const problem = (status: number, code: string): Reply => [
  status,
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
];

const signatureFault = (request: IncomingMessage, content: Buffer): string | undefined => {
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

const list = (objects: BucketServer['objects'], query: URLSearchParams): Reply => {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const next =
    from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  const contents = keys
    .slice(from, from + PAGE)
    .map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`);
  return [200, `<ListBucketResult>${next}${contents.join('')}</ListBucketResult>`];
};

const answer = (
  { objects, mayList, settings: { bucket } }: BucketServer,
  request: IncomingMessage,
  content: Buffer,
): Reply => {
  const fault = signatureFault(request, content);
  if (fault) return problem(403, fault);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  const [named, ...rest] = pathname.slice(1).split('/').map(decodeURIComponent);
  if (named !== bucket) return problem(404, 'NoSuchBucket');
  const key = rest.join('/');
  if (request.method === 'GET' && key === '') return list(objects, searchParams);
  if (request.method === 'GET') {
    const found = objects.get(key);
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

/** A small S3-compatible server on a free port with one bucket; refuses requests that aren't signed correctly. */
export const startBucketServer = async (bucket: string): Promise<BucketServer> => {
  const server = createServer((request, response) => {
    void buffer(request).then((content) => {
      const fault = made.faults.shift();
      if (fault === 'silent') return;
      if (fault === 'cut') return void request.socket.destroy();
      const [status, body] = fault ? problem(fault, 'InternalError') : answer(made, request, content);
      response.writeHead(status).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const made: BucketServer = {
    mayList: true,
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, region: REGION, ...KEYS },
    objects: new Map(),
    faults: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return made;
};
