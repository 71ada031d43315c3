import path from 'node:path';
import { type BucketAddress, openBucket, REFUSED } from '@sundara/node/bucket';
import { Refusal, Unavailable } from '../refusal.ts';
import { checkFilePath, checkPrefix } from './file-path.ts';
import type { FileStore } from './file-store.ts';

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

/**
 * Files of releases in an S3-compatible bucket.
 *
 * @throws Refusal naming the bucket and the code, from every call that isn't answered in time or is refused
 */
export const bucketFiles = (address: BucketAddress): FileStore => {
  const { url } = address;
  const bucket = openBucket(address, {
    ...{ limitMs: LIMIT_MS, attempts: ATTEMPTS },
    failure: (reason) =>
      new Unavailable(`The bucket ${url} doesn't answer (${reason}): check REGISTRY_BUCKET_URL.`),
    refusal: (act, file, code) => {
      const where = act === 'list' ? url : `${url}/${file}`;
      return new Refusal(
        `${where} ${REFUSED[act]} (${code}): check REGISTRY_BUCKET_URL and the AWS_* settings.`,
      );
    },
  });
  const list = (prefix: string): Promise<readonly string[]> => {
    const folder = checkPrefix(prefix);
    return bucket.list(folder === '' ? '' : `${folder}/`);
  };
  return {
    list,
    read: async (file) => bucket.read(checkFilePath(file)),
    write: async (file, content) =>
      bucket.write(checkFilePath(file), content, {
        'content-type': typeOf(file),
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    remove: async (prefix) => {
      checkFilePath(prefix.replace(/\/$/, ''));
      const waiting = [...(await list(prefix))];
      const work = async (): Promise<void> => {
        for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
          await bucket.remove(file);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  };
};
