import { createHash } from 'node:crypto';
import { type BucketReply, bucketRequests, listBucket } from '@sundara/node/bucket';
import { AwsClient } from 'aws4fetch';
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

/** The bucket's own error code: 'AccessDenied'. */
const codeOf = ({ status, body }: BucketReply): string =>
  /<Code>(\w{1,64})<\/Code>/.exec(body.toString('utf8', 0, 2000))?.[1] ?? `status ${status}`;

/** A missing file and a missing bucket have the same status. */
const isNoFile = (reply: BucketReply): boolean => reply.status === 404 && codeOf(reply) !== 'NoSuchBucket';

const refuse = (what: string, reply: BucketReply): never => {
  throw new StoreFailure(`The bucket of uploads does not ${what} (${codeOf(reply)}): see the S3_* settings.`);
};

/** For keys that may not list a bucket, a missing file gets the same answer as a forbidden one. */
const mayBeNoFile = (reply: BucketReply): boolean => reply.status === 403 && codeOf(reply) === 'AccessDenied';
const MAY_BE_NO_FILE =
  'The bucket of uploads denies a file, which is taken for missing: the keys of the S3_* settings need ListBucket to tell one from the other, and GetObject to read any.';

/**
 * Files in an S3-compatible bucket, addressed by path ('https://host/bucket/…'). Uploads are signed with their hash,
 * so that a bucket never accepts a file that was changed or truncated in transit.
 * @param warn called once, when access to a file is denied that may be missing
 * @throws StoreFailure from every call that isn't answered in time or is refused
 */
export const createBucketStore = (
  { endpoint, bucket, region, ...keys }: BucketSettings,
  limitMs = LIMIT_MS,
  warn: (sentence: string) => void = () => {},
): FileStore => {
  // Warn once per process: a page requests many files.
  let isWarned = false;
  const client = new AwsClient({ ...keys, region, service: 's3' });
  const send = bucketRequests(client, {
    ...{ limitMs, attempts: ATTEMPTS },
    failure: (reason) => new StoreFailure(`The bucket of uploads does not answer (${reason}).`),
  });
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const addressOf = (name: string): string => `${root}/${name.split('/').map(encodeURIComponent).join('/')}`;
  return {
    put: async (name, bytes) => {
      const headers = {
        'content-type': 'image/webp',
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const body = new Uint8Array(bytes);
      const reply = await send(addressOf(name), { method: 'PUT', headers, body });
      if (reply.status !== 200) refuse('take a file', reply);
    },
    get: async (name) => {
      const reply = await send(addressOf(name), { method: 'GET' });
      if (reply.status === 200) return reply.body;
      if (mayBeNoFile(reply)) {
        if (!isWarned) warn(MAY_BE_NO_FILE);
        isWarned = true;
        return undefined;
      }
      return isNoFile(reply) ? undefined : refuse('give a file', reply);
    },
    list: () => listBucket(send, root, '', (reply) => refuse('list its files', reply)),
    remove: async (name) => {
      const reply = await send(addressOf(name), { method: 'DELETE' });
      if (reply.status >= 300 && !isNoFile(reply)) refuse('remove a file', reply);
    },
    // Requests to a bucket cost money; refusals are reported where it is used.
    ready: async () => {},
  };
};
