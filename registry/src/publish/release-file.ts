import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseRecord } from '@sundara/contracts/federation';
import type { FileStore } from '../files/file-store.ts';
import { integrityOf } from '../files/integrity.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(js|css|html|json|svg|txt|webmanifest)$/;
/** In bytes; below this, compressed files cost more than they save. */
const WORTH_COMPRESSING = 512;

const compressions = [
  {
    ending: '.br',
    compress: (content: Buffer) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { ending: '.gz', compress: (content: Buffer) => zip(content, { level: constants.Z_BEST_COMPRESSION }) },
];

/**
 * Stores one file of a build, and its brotli and gzip forms if it is text. The integrity is that of the plain content,
 * as browsers check it.
 */
export const storeFile = async (
  files: FileStore,
  place: string,
  content: Buffer,
): Promise<ReleaseRecord['files'][string]> => {
  await files.write(place, content);
  if (TEXT.test(place) && content.length >= WORTH_COMPRESSING)
    await Promise.all(
      compressions.map(async ({ ending, compress }) => files.write(place + ending, await compress(content))),
    );
  return { integrity: integrityOf(content), size: content.length };
};
