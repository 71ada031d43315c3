import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const brotli = promisify(brotliDecompress);
const zip = promisify(gunzip);

/** The forms that lie beside a text file of a release, by the ending of their names. */
export const COMPRESSED_FORMS = [
  { ending: '.br', open: brotli },
  { ending: '.gz', open: zip },
] as const;

/**
 * The plain content that a compressed form opens to; undefined when it is none, or opens to more than it should.
 * @param size of the plain content, in bytes
 */
export const openForm = async (
  { open }: (typeof COMPRESSED_FORMS)[number],
  packed: Buffer,
  size: number,
): Promise<Buffer | undefined> => open(packed, { maxOutputLength: size + 1 }).catch(() => undefined);
