import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { type BucketReply, bucketRequests, elementsOf, listBucket } from '../../bucket/index.ts';
import { BackupFault } from '../backup-fault.ts';
import type { BackupPlace } from './backup-place.ts';

/** A file lies in the bucket as parts of this size, each of which is in memory while it is sent. */
const PART_BYTES = 32 * 1024 * 1024;
const LIMIT_MS = 120_000;
const ATTEMPTS = 4;
const DIGITS = 6;

export interface BucketPlaceInput {
  /** Address of a folder in the bucket: 'https://s3.example/backups/2026-11-29'. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

async function* partsOf(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= size) {
      yield Buffer.concat(waiting);
      [waiting, bytes] = [[], 0];
    }
  }
  // An empty file has one part, too.
  yield Buffer.concat(waiting);
}

/** A folder in an S3-compatible bucket: the file 'database.dump' is 'database.dump/000000', 'database.dump/000001', … */
export const bucketPlace = (
  { url, region, ...keys }: BucketPlaceInput,
  partBytes = PART_BYTES,
): BackupPlace => {
  const send = bucketRequests(new AwsClient({ ...keys, region, service: 's3' }), {
    ...{ limitMs: LIMIT_MS, attempts: ATTEMPTS },
    failure: (reason) => new BackupFault(`The bucket of ${url} does not answer (${reason}).`),
  });
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.slice(1).split('/');
  const below = `${folders.join('/')}/`;
  const addressOf = (key: string) =>
    `${origin}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const refuse = (what: string, { status, body }: BucketReply): never => {
    const [code = `status ${status}`] = elementsOf(body.toString('utf8'), 'Code');
    throw new BackupFault(`${what} (${code}): check the address and the AWS_* settings.`);
  };
  const list = (prefix: string) =>
    listBucket(send, `${origin}/${bucket}`, prefix, (reply) => refuse(`${url} can't be listed`, reply));

  return {
    name: url,
    begin: async () => {
      if ((await list(below)).length > 0)
        throw new BackupFault(`${url} is not empty: name a new folder for each backup.`);
    },
    write: async (name, content) => {
      let number = 0;
      for await (const part of partsOf(content, partBytes)) {
        const headers = { 'x-amz-content-sha256': createHash('sha256').update(part).digest('hex') };
        const key = `${below}${name}/${String(number).padStart(DIGITS, '0')}`;
        const reply = await send(addressOf(key), { method: 'PUT', headers, body: new Uint8Array(part) });
        if (reply.status !== 200) refuse(`${url}/${name} can't be written`, reply);
        number += 1;
      }
    },
    read: async (name) => {
      const parts = await list(`${below}${name}/`);
      if (parts.length === 0)
        throw new BackupFault(`${url}/${name} is not there: take another copy of this backup.`);
      const content = async function* (): AsyncGenerator<Buffer> {
        for (const key of parts) {
          const reply = await send(addressOf(key), { method: 'GET' });
          if (reply.status !== 200) refuse(`${url}/${name} can't be read`, reply);
          yield reply.body;
        }
      };
      return Readable.from(content());
    },
  };
};
