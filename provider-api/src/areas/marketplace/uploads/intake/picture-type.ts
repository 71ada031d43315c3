/** The accepted types of pictures, as sharp names them. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'heif';

const startsWith = (bytes: Buffer, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** AVIF, or a sequence of it; HEIC is in the same container under other brands. */
const AVIF_BRANDS = ['avif', 'avis'];
/** A `ftyp` box holds a few brands; one that claims more is refused. */
const LONGEST_FTYP = 256;

const isAvif = (bytes: Buffer): boolean => {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  return AVIF_BRANDS.includes(bytes.toString('latin1', 8, 12)) && bytes.readUInt32BE(0) <= LONGEST_FTYP;
};

/** The type of a file by its first bytes, whatever its name; undefined if it is not accepted. */
export const pictureTypeOf = (bytes: Buffer): PictureType | undefined => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'heif' : undefined;
};
