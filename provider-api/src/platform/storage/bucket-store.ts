import { type BucketAct, openBucket } from '@sundara/node/bucket';
import type { FileStore } from './file-store.ts';
import { StoreFailure } from './store-failure.ts';

export interface BucketSettings {
  /** 'https://s3.ap-south-1.amazonaws.com', without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Short, because somebody is waiting for a picture. */
const LIMIT_MS = 5_000;
const ATTEMPTS = 2;

const WORDS: Readonly<Record<BucketAct, string>> = {
  list: 'list its files',
  read: 'give a file',
  write: 'take a file',
  remove: 'remove a file',
};

/** For keys that may not list a bucket, a missing file gets the same answer as a forbidden one. */
const DENIED = 'AccessDenied';
const MAY_BE_NO_FILE =
  'The bucket of uploads denies a file, which is taken for missing: the keys of the S3_* settings need ListBucket to tell one from the other, and GetObject to read any.';

/**
 * Files in an S3-compatible bucket.
 * @param warn called once, when access to a file is denied that may be missing
 * @throws StoreFailure from every call that isn't answered in time or is refused
 */
export const createBucketStore = (
  { endpoint, bucket, ...keys }: BucketSettings,
  limitMs = LIMIT_MS,
  warn: (sentence: string) => void = () => {},
): FileStore => {
  // Warn once per process: a page requests many files.
  let isWarned = false;
  const files = openBucket(
    { ...keys, url: `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}` },
    {
      ...{ limitMs, attempts: ATTEMPTS },
      failure: (reason) => new StoreFailure(`The bucket of uploads does not answer (${reason}).`),
      refusal: (act, _, code) =>
        new StoreFailure(`The bucket of uploads does not ${WORDS[act]} (${code}): see the S3_* settings.`),
      mayBeMissing: (code) => {
        if (code !== DENIED) return false;
        if (!isWarned) warn(MAY_BE_NO_FILE);
        isWarned = true;
        return true;
      },
    },
  );
  return {
    put: (name, bytes) => files.write(name, bytes, { 'content-type': 'image/webp' }),
    get: files.read,
    list: () => files.list(''),
    remove: files.remove,
    // Requests to a bucket cost money; refusals are reported where it is used.
    ready: async () => {},
  };
};
