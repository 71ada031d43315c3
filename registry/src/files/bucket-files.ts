import { createHash } from 'node:crypto';
import path from 'node:path';
import { type BucketReply, bucketRequests, elementsOf, listBucket } from '@sundara/node/bucket';
import { AwsClient } from 'aws4fetch';
import { Refusal, Unavailable } from '../refusal.ts';
import { checkFilePath, checkPrefix } from './file-path.ts';
import type { FileStore } from './file-store.ts';

export interface BucketSettings {
  /** Address of the bucket, with a folder in it if need be: 'https://s3.example/sundara/releases'. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

const LIMIT_MS = 30_000;
const ATTEMPTS = 3;
/** Maximum number of concurrent removals. */
const AT_ONCE = 8;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const typeOf = (file: string): string => TYPES[path.posix.extname(file)] ?? 'application/octet-stream';

const refuse = (what: string, { status, body }: BucketReply): never => {
  const [code = `status ${status}`] = elementsOf(body.toString('utf8'), 'Code');
  throw new Refusal(`${what} (${code}): check REGISTRY_BUCKET_URL and the AWS_* settings.`);
};

/** A missing file and a missing bucket have the same status. */
const isNoFile = ({ status, body }: BucketReply): boolean =>
  status === 404 && !body.includes('<Code>NoSuchBucket</Code>');

/**
 * Files of releases in an S3-compatible bucket, addressed by path ('https://host/bucket/…'). Uploads are signed with
 * their hash, so a bucket never accepts a file that was changed or truncated on the way.
 *
 * @throws Refusal naming the bucket and the code, from every call that isn't answered in time or is refused
 */
export const bucketFiles = ({ url, region, sessionToken, ...keys }: BucketSettings): FileStore => {
  const client = new AwsClient({ ...keys, ...(sessionToken && { sessionToken }), region, service: 's3' });
  const send = bucketRequests(client, {
    ...{ limitMs: LIMIT_MS, attempts: ATTEMPTS },
    failure: (reason) =>
      new Unavailable(`The bucket ${url} doesn't answer (${reason}): check REGISTRY_BUCKET_URL.`),
  });
  // The folder in the bucket is part of each key, and lists are requested from the bucket itself.
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.slice(1).split('/');
  const root = folders.map((folder) => `${folder}/`).join('');
  const addressOf = (file: string): string =>
    `${url}/${checkFilePath(file).split('/').map(encodeURIComponent).join('/')}`;

  const list = async (prefix: string): Promise<readonly string[]> => {
    const folder = checkPrefix(prefix);
    const below = `${root}${folder === '' ? '' : `${folder}/`}`;
    const keys = await listBucket(send, `${origin}/${bucket}`, below, (reply) =>
      refuse(`${url} can't be listed`, reply),
    );
    return keys.map((key) => key.slice(root.length));
  };

  const removeOne = async (file: string): Promise<void> => {
    const reply = await send(addressOf(file), { method: 'DELETE' });
    if (reply.status >= 300 && !isNoFile(reply)) refuse(`${url}/${file} can't be removed`, reply);
  };

  return {
    list,
    read: async (file) => {
      const reply = await send(addressOf(file), { method: 'GET' });
      if (reply.status === 200) return reply.body;
      return isNoFile(reply) ? undefined : refuse(`${url}/${file} can't be read`, reply);
    },
    write: async (file, content) => {
      const headers = {
        'content-type': typeOf(file),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
      };
      const reply = await send(addressOf(file), { method: 'PUT', headers, body: new Uint8Array(content) });
      if (reply.status !== 200) refuse(`${url}/${file} can't be written`, reply);
    },
    remove: async (prefix) => {
      checkFilePath(prefix.replace(/\/$/, ''));
      const waiting = [...(await list(prefix))];
      const work = async (): Promise<void> => {
        for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await removeOne(file);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  };
};
