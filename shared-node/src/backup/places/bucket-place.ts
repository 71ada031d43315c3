import { Readable } from 'node:stream';
import { type BucketAddress, openBucket, REFUSED } from '../../bucket/index.ts';
import { BackupFault } from '../backup-fault.ts';
import type { BackupPlace } from './backup-place.ts';

/** A file lies in the bucket as parts of this size, each of which is in memory while it is sent. */
const PART_BYTES = 32 * 1024 * 1024;
const LIMIT_MS = 120_000;
const ATTEMPTS = 4;
const DIGITS = 6;

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
export const bucketPlace = (address: BucketAddress, partBytes = PART_BYTES): BackupPlace => {
  const { url } = address;
  const bucket = openBucket(address, {
    ...{ limitMs: LIMIT_MS, attempts: ATTEMPTS },
    failure: (reason) => new BackupFault(`The bucket of ${url} does not answer (${reason}).`),
    refusal: (act, file, code) => {
      const where = file === '' ? url : `${url}/${file}`;
      return new BackupFault(`${where} ${REFUSED[act]} (${code}): check the address and the AWS_* settings.`);
    },
  });
  const goneFrom = (name: string) =>
    new BackupFault(`${url}/${name} is not there: take another copy of this backup.`);

  return {
    name: url,
    begin: async () => {
      if ((await bucket.list('')).length > 0)
        throw new BackupFault(`${url} is not empty: name a new folder for each backup.`);
    },
    write: async (name, content) => {
      let number = 0;
      for await (const part of partsOf(content, partBytes)) {
        await bucket.write(`${name}/${String(number).padStart(DIGITS, '0')}`, part);
        number += 1;
      }
    },
    read: async (name) => {
      const parts = await bucket.list(`${name}/`);
      if (parts.length === 0) throw goneFrom(name);
      const content = async function* (): AsyncGenerator<Buffer> {
        for (const part of parts) yield (await bucket.read(part)) ?? (await Promise.reject(goneFrom(part)));
      };
      return Readable.from(content());
    },
  };
};
