import sharp, { type Sharp } from 'sharp';
import { illustrate } from './illustrate.ts';
import { type PictureFormat, type PictureKind, type PictureRequest, pictureSheets } from './picture-kinds.ts';

// One thread for each picture: the caller decides how many are drawn at once.
sharp.concurrency(1);

/** Rasters the drawing straight at the wanted size, so that small pictures cost little. */
function raster(kind: PictureKind, seed: string, width: number): Sharp {
  const sheet = pictureSheets[kind];
  const height = Math.round((width * sheet.height) / sheet.width);
  return sharp(Buffer.from(illustrate(kind, seed)), { density: (72 * width) / sheet.width })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha();
}

/**
 * AVIF is about six tenths of WebP's bytes; its effort 2 costs a quarter of the default's time for a tenth more bytes.
 */
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 54, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 4, smartSubsample: true }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/** Draws and encodes one picture, off the event loop except for about 5 ms of drawing. */
export async function renderPicture({ kind, seed, width, format }: PictureRequest): Promise<Buffer> {
  return await encoders[format](raster(kind, seed, width)).toBuffer();
}
