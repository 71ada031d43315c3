/**
 * Shows many pictures of one kind at once, to judge them by eye:
 * `node --import tsx src/pictures/contact-sheet.ts cover sheet.png [columns] [rows] [width of each] [seed ...]`
 */
import sharp from 'sharp';
import { illustrate } from './illustrate.ts';
import { isPictureKind, pictureSheets } from './picture-kinds.ts';

const [kind = '', file, columns = '4', rows = '3', width = '320', ...seeds] = process.argv.slice(2);
if (!isPictureKind(kind) || !file) {
  console.error(
    `Usage: contact-sheet.ts <${Object.keys(pictureSheets).join('|')}> <file.png> [columns] [rows] [width] [seed ...]`,
  );
  process.exit(2);
}
const across = Number(columns);
const names =
  seeds.length > 0 ? seeds : Array.from({ length: across * Number(rows) }, (_, i) => `salon-${i + 1}`);
const w = Number(width);
const h = Math.round((w * pictureSheets[kind].height) / pictureSheets[kind].width);
const gap = 10;

const tiles = names.map(async (seed, i) => ({
  input: await sharp(Buffer.from(illustrate(kind, seed)))
    .resize(w, h)
    .png()
    .toBuffer(),
  left: gap + (i % across) * (w + gap),
  top: gap + Math.floor(i / across) * (h + gap),
}));
const size = { width: gap + (w + gap) * across, height: gap + (h + gap) * Math.ceil(names.length / across) };
await sharp({ create: { ...size, channels: 3, background: '#fbf7f2' } })
  .composite(await Promise.all(tiles))
  .png()
  .toFile(file);
