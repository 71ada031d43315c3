import type { Sharp, SharpOptions } from 'sharp';
import { UPLOAD_WIDTHS, type UploadWidth } from '../../pictures/upload-address.ts';
import { loadSharp } from './load-sharp.ts';
import { pictureTypeOf } from './picture-type.ts';

/** Larger pictures would need too much memory; a phone's largest are 12 to 50 megapixels. */
const MOST_PIXELS = 40_000_000;
const LIMIT_SECONDS = 20;
const WIDEST = 1280;
const TALLEST = 1920;
/** Width of a placeholder in pixels: about 80 bytes, which a browser stretches to a blur; a list has a hundred. */
const STAND_IN_WIDTH = 12;
/** The background behind transparent parts. */
const GROUND = '#FFFFFF';

export interface ReencodedImage {
  /** Pixels of the widest copy. */
  readonly width: number;
  readonly height: number;
  /** A blurred copy as a data URI. */
  readonly placeholder: string;
  /** WebP, narrowest first. */
  readonly copies: readonly { readonly width: UploadWidth; readonly bytes: Buffer }[];
}

/**
 * Re-encodes a picture from its pixels: upright as the camera held it, without anything else that the file contained
 * (decision 30).
 * @returns undefined if the content is no JPEG, PNG, WebP or AVIF, is broken or has more than 40 megapixels
 */
export const reencodeImage = async (bytes: Buffer): Promise<ReencodedImage | undefined> => {
  const sharp = await loadSharp();
  try {
    const pixels = await readPixels(sharp, bytes);
    return pixels && (await drawCopies(sharp, pixels));
  } catch {
    // A picture that the library can't read is refused, whatever the error.
    return undefined;
  }
};

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

const INPUT: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true };

type Library = Awaited<ReturnType<typeof loadSharp>>;

const readPixels = async (sharp: Library, bytes: Buffer): Promise<Pixels | undefined> => {
  const type = pictureTypeOf(bytes);
  const { format } = await sharp(bytes, INPUT).metadata();
  if (!type || format !== type) return undefined;
  return sharp(bytes, INPUT)
    .timeout({ seconds: LIMIT_SECONDS })
    .autoOrient()
    .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
};

const drawCopies = async (sharp: Library, { data, info }: Pixels): Promise<ReencodedImage> => {
  const { width, height, channels } = info;
  const drawn = (wide: number): Sharp =>
    sharp(data, { raw: { width, height, channels } }).resize({ width: wide, withoutEnlargement: true });
  const copies = [];
  for (const wide of UPLOAD_WIDTHS)
    copies.push({ width: wide, bytes: await drawn(wide).webp({ quality: 78, effort: 4 }).toBuffer() });
  const small = await drawn(STAND_IN_WIDTH).webp({ quality: 40 }).toBuffer();
  return { width, height, copies, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
};
