import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type BucketReply, bucketRequests } from './bucket-requests.ts';
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

/** The bucket's own word for what it refuses: 'AccessDenied'. */
const codeOf = ({ status, body }: BucketReply): string =>
  /<Code>(\w{1,64})<\/Code>/.exec(body.toString('utf8', 0, 2000))?.[1] ?? `status ${status}`;

/** A missing file and a missing bucket have the same status. */
const isNoFile = (reply: BucketReply): boolean => reply.status === 404 && codeOf(reply) !== 'NoSuchBucket';

const refuse = (what: string, reply: BucketReply): never => {
  throw new StoreFailure(`The bucket of uploads does not ${what} (${codeOf(reply)}): see the S3_* settings.`);
};

/**
 * Files in an S3-compatible bucket, addressed by path ('https://host/bucket/…'). What is sent is signed with its hash,
 * so that a bucket never takes a file that was changed or cut off on the way.
 * @throws StoreFailure from every call that isn't answered in time or is refused
 */
export const createBucketStore = (
  { endpoint, bucket, region, ...keys }: BucketSettings,
  limitMs?: number,
): FileStore => {
  const client = new AwsClient({ ...keys, region, service: 's3' });
  const send = bucketRequests(client, limitMs);
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
      return isNoFile(reply) ? undefined : refuse('give a file', reply);
    },
    remove: async (name) => {
      const reply = await send(addressOf(name), { method: 'DELETE' });
      if (reply.status >= 300 && !isNoFile(reply)) refuse('remove a file', reply);
    },
  };
};
