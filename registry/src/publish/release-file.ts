import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(js|css|html|json|svg|txt|webmanifest)$/;
/** Below this a second file costs more than it saves. */
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
 * Copies one file of a build into a release, with brotli and gzip beside it where it is text. The integrity is
 * that of the plain content, as a browser checks it.
 */
export const storeFile = async (
  from: string,
  to: string,
): Promise<{ readonly integrity: string; readonly size: number }> => {
  const content = await readFile(from);
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, content);
  if (TEXT.test(from) && content.length >= WORTH_COMPRESSING)
    await Promise.all(
      compressions.map(async ({ ending, compress }) => writeFile(to + ending, await compress(content))),
    );
  return {
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    size: content.length,
  };
};
