import path from 'node:path';
import sharp from 'sharp';
import { FOLDER } from './catalogue.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { type IllustrationKind, SHEETS } from './illustration.ts';
import { makeSet } from './make-set.ts';
import { ILLUSTRATIONS } from './set/set.ts';

/**
 * `npm run illustrations -w tools` writes provider-api/illustrations; all anew takes about six minutes.
 * `npm run illustrations -w tools -- <folder>` only draws a contact sheet of each kind into that folder, to look at.
 */
const [sheets] = process.argv.slice(2);
sharp.concurrency(1);

if (sheets) {
  for (const kind of Object.keys(SHEETS) as IllustrationKind[])
    await drawContactSheet(kind, path.resolve(process.env.INIT_CWD ?? '.', sheets, `${kind}.png`));
} else {
  const encoded = await makeSet(ILLUSTRATIONS, FOLDER);
  console.log(`${ILLUSTRATIONS.length} illustrations, ${encoded} of them encoded now.`);
}
