import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type BucketPatience, type BucketReply, bucketRequests } from './bucket-requests.ts';
import { listBucket } from './list-bucket.ts';

/** Where files lie, and the keys that let us in. */
export interface BucketAddress {
  /** Address of an S3-compatible bucket, or of a folder in it: 'https://s3.example/sundara/releases'. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

export type BucketAct = 'list' | 'read' | 'write' | 'remove';

/** What a bucket that refuses did, for a message: "https://… can't be read". */
export const REFUSED: Readonly<Record<BucketAct, string>> = {
  list: "can't be listed",
  read: "can't be read",
  write: "can't be written",
  remove: "can't be removed",
};

export interface BucketManners extends BucketPatience {
  /**
   * Makes the error to throw if the bucket refuses.
   * @param code the bucket's own: 'AccessDenied'
   * @param file what it was about, or the folder that was to be listed
   */
  readonly refusal: (act: BucketAct, file: string, code: string) => Error;
  /** Whether a file that is refused with this code is taken for missing. */
  readonly mayBeMissing?: (code: string) => boolean;
}

/** Files of a folder in a bucket, by their paths below it. */
export interface Bucket {
  /** In order. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  /** Undefined if there is no such file. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
  /** Signed with the content's hash, so that the bucket never takes what was changed or cut short on the way. */
  readonly write: (
    file: string,
    content: Uint8Array,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<void>;
  /** Also where there is no such file. */
  readonly remove: (file: string) => Promise<void>;
}

const codeOf = ({ status, body }: BucketReply): string =>
  /<Code>(\w{1,64})<\/Code>/.exec(body.toString('utf8', 0, 2_000))?.[1] ?? `status ${status}`;

/** A missing file and a missing bucket have the same status. */
const isMissing = (reply: BucketReply): boolean => reply.status === 404 && codeOf(reply) !== 'NoSuchBucket';

/** Opens a bucket that is addressed by path; nothing is asked before the first call. */
export const openBucket = (
  { url, region, sessionToken, ...keys }: BucketAddress,
  { refusal, mayBeMissing = () => false, ...patience }: BucketManners,
): Bucket => {
  const client = new AwsClient({ ...keys, ...(sessionToken && { sessionToken }), region, service: 's3' });
  const send = bucketRequests(client, patience);
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.slice(1).split('/');
  // The folder in the bucket is part of each key, and lists are requested from the bucket itself.
  const root = folders.map((folder) => `${folder}/`).join('');
  const addressOf = (file: string): string => `${url}/${file.split('/').map(encodeURIComponent).join('/')}`;
  const refuse = (act: BucketAct, file: string, reply: BucketReply): never => {
    throw refusal(act, file, codeOf(reply));
  };
  return {
    list: async (prefix) => {
      const below = `${origin}/${bucket}`;
      const keys = await listBucket(send, below, `${root}${prefix}`, (reply) =>
        refuse('list', prefix, reply),
      );
      return keys.map((key) => key.slice(root.length));
    },
    read: async (file) => {
      const reply = await send(addressOf(file), { method: 'GET' });
      if (reply.status === 200) return reply.body;
      return isMissing(reply) || mayBeMissing(codeOf(reply)) ? undefined : refuse('read', file, reply);
    },
    write: async (file, content, headers = {}) => {
      const hash = createHash('sha256').update(content).digest('hex');
      const reply = await send(addressOf(file), {
        method: 'PUT',
        headers: { ...headers, 'x-amz-content-sha256': hash },
        body: new Uint8Array(content),
      });
      if (reply.status !== 200) refuse('write', file, reply);
    },
    remove: async (file) => {
      const reply = await send(addressOf(file), { method: 'DELETE' });
      if (reply.status >= 300 && !isMissing(reply)) refuse('remove', file, reply);
    },
  };
};
