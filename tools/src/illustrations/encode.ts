import sharp from 'sharp';
import { draw } from './draw.ts';
import { type Illustration, type IllustrationKind, SHEETS } from './illustration.ts';

/** What is served of each kind, in pixels: people and services are never shown large. */
export const AVIF_WIDTHS: Readonly<Record<IllustrationKind, readonly number[]>> = {
  room: [320, 640, 960, 1280],
  detail: [320, 640, 960, 1280],
  work: [320, 640, 960, 1280],
  service: [320, 640, 960],
  portrait: [320, 640],
};

/** For the few browsers without AVIF, and for link previews: those show a salon's room, in 1280. */
export const JPEG_WIDTHS: Readonly<Record<IllustrationKind, readonly number[]>> = {
  room: [640, 1280],
  detail: [640],
  work: [640],
  service: [640],
  portrait: [640],
};

/** Width of a placeholder in pixels: about 80 bytes, which a browser stretches to a blur; a list has a hundred. */
const PLACEHOLDER_WIDTH = 12;

export interface EncodedFile {
  readonly width: number;
  readonly format: 'avif' | 'jpg';
  readonly bytes: Buffer;
}

const rastered = (illustration: Illustration, width: number) => {
  const sheet = SHEETS[illustration.kind];
  const height = Math.round((width * sheet.height) / sheet.width);
  // Rastered straight at the wanted size, which keeps edges sharp.
  return sharp(Buffer.from(draw(illustration)), { density: Math.max(1, (72 * width) / sheet.width) })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha();
};

/** All files of an illustration. A higher effort than 3 takes three times as long for 7% fewer bytes. */
export const encode = async (illustration: Illustration): Promise<EncodedFile[]> => {
  const files: EncodedFile[] = [];
  for (const width of AVIF_WIDTHS[illustration.kind]) {
    const bytes = await rastered(illustration, width).avif({ quality: 50, effort: 3 }).toBuffer();
    files.push({ width, format: 'avif', bytes });
  }
  for (const width of JPEG_WIDTHS[illustration.kind]) {
    const bytes = await rastered(illustration, width).jpeg({ quality: 66, mozjpeg: true }).toBuffer();
    files.push({ width, format: 'jpg', bytes });
  }
  return files;
};

/** A blurred copy as a data URI. */
export const placeholderOf = async (illustration: Illustration): Promise<string> => {
  const bytes = await rastered(illustration, PLACEHOLDER_WIDTH).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
};
