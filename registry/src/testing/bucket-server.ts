import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { authorizationOf } from './sigv4.ts';

const KEYS = { accessKeyId: 'TESTKEY', secretAccessKey: 'test/secret+key' } as const;
const REGION = 'ap-south-1';
/** Few, so that a list has several pages. */
const PAGE = 3;

export interface BucketServer {
  /** Settings that lead to a bucket named 'releases', with the folder 'sundara' in it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly objects: Map<string, Buffer>;
  /** What the next requests are answered instead, first one first: a status, or 'cut' for a connection that drops. */
  readonly faults: (number | 'cut')[];
}

interface Answer {
  readonly status: number;
  readonly body: string | Buffer;
}

const problem = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
});

const signatureFault = (request: IncomingMessage, content: Buffer): string | undefined => {
  const { authorization = '' } = request.headers;
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, v?.toString()]));
  const wanted = { method: request.method ?? '', target: request.url ?? '', headers };
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.split(';').includes(name)))
    return 'AccessDenied';
  if (authorization !== authorizationOf(wanted, names, KEYS, REGION)) return 'SignatureDoesNotMatch';
  if (request.method !== 'PUT') return undefined;
  const hash = createHash('sha256').update(content).digest('hex');
  return headers['x-amz-content-sha256'] === hash ? undefined : 'XAmzContentSHA256Mismatch';
};

const list = (objects: BucketServer['objects'], query: URLSearchParams): Answer => {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const next =
    from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  const contents = keys
    .slice(from, from + PAGE)
    .map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size></Contents>`);
  return { status: 200, body: `<ListBucketResult>${next}${contents.join('')}</ListBucketResult>` };
};

const answer = (objects: BucketServer['objects'], request: IncomingMessage, content: Buffer): Answer => {
  const fault = signatureFault(request, content);
  if (fault) return problem(403, fault);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  const [bucket, ...rest] = pathname.slice(1).split('/').map(decodeURIComponent);
  if (bucket !== 'releases') return problem(404, 'NoSuchBucket');
  const key = rest.join('/');
  if (request.method === 'GET' && key === '') return list(objects, searchParams);
  const found = objects.get(key);
  if (request.method === 'GET') return found ? { status: 200, body: found } : problem(404, 'NoSuchKey');
  if (request.method === 'PUT') objects.set(key, content);
  else objects.delete(key);
  return { status: request.method === 'PUT' ? 200 : 204, body: '' };
};

/** A small S3-compatible server on a free port, which refuses what isn't signed as it must be. */
export const bucketServer = async (test: {
  readonly after: (clean: () => Promise<void>) => void;
}): Promise<BucketServer> => {
  const objects: BucketServer['objects'] = new Map();
  const faults: BucketServer['faults'] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = await buffer(request);
    const fault = faults.shift();
    if (fault === 'cut') {
      request.socket.destroy();
      return;
    }
    const { status, body } = fault ? problem(fault, 'InternalError') : answer(objects, request, content);
    response.writeHead(status).end(body);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  test.after(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    objects,
    faults,
    variables: {
      REGISTRY_BUCKET_URL: `http://127.0.0.1:${port}/releases/sundara`,
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
  };
};
