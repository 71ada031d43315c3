import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { CATALOGUE, type CatalogueEntry, entryOf, FOLDER, fileOf, writtenCatalogue } from './catalogue.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { encode, placeholderOf } from './encode.ts';
import { type IllustrationKind, SHEETS } from './illustration.ts';
import { ILLUSTRATIONS } from './set/set.ts';

/**
 * `npm run illustrations -w tools` writes provider-api/illustrations anew, in about four minutes;
 * `npm run illustrations -w tools -- <folder>` only draws a contact sheet of each kind into that folder, to look at.
 */
const [sheets] = process.argv.slice(2);
const kinds = Object.keys(SHEETS) as IllustrationKind[];
sharp.concurrency(1);

if (sheets) {
  for (const kind of kinds) await drawContactSheet(kind, path.resolve(sheets, `${kind}.png`));
} else {
  await rm(FOLDER, { recursive: true, force: true });
  for (const kind of kinds) await mkdir(path.join(FOLDER, kind), { recursive: true });
  const entries: CatalogueEntry[] = [];
  let total = 0;
  for (const illustration of ILLUSTRATIONS) {
    for (const { width, format, bytes } of await encode(illustration)) {
      await writeFile(path.join(FOLDER, fileOf(illustration, width, format)), bytes);
      total += bytes.length;
    }
    entries.push(entryOf(illustration, await placeholderOf(illustration)));
  }
  await writeFile(CATALOGUE, writtenCatalogue(entries));
  console.log(`${entries.length} illustrations, ${(total / 1e6).toFixed(1)} MB.`);
}
