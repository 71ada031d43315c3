import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const brotli = promisify(brotliDecompress);
const zip = promisify(gunzip);

/** The compressed forms stored next to a text file of a release, by the ending of their names. */
export const COMPRESSED_FORMS = [
  { ending: '.br', open: brotli },
  { ending: '.gz', open: zip },
] as const;

/**
 * The plain content of a compressed form; undefined when it is invalid, or larger than expected.
 * @param size of the plain content, in bytes
 */
export const openForm = async (
  { open }: (typeof COMPRESSED_FORMS)[number],
  packed: Buffer,
  size: number,
): Promise<Buffer | undefined> => open(packed, { maxOutputLength: size + 1 }).catch(() => undefined);
