import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CatalogueEntry, entryOf, fileOf, filesOf, VERSION, writtenCatalogue } from './catalogue.ts';
import { encode, placeholderOf } from './encode.ts';
import { type Illustration, SHEETS } from './illustration.ts';

type Catalogue = { readonly version: string; readonly illustrations: readonly CatalogueEntry[] };

/** What the folder holds of this version, by id: such files never change, as browsers keep them. */
const heldIn = async (folder: string): Promise<ReadonlyMap<string, CatalogueEntry>> => {
  const text = await readFile(path.join(folder, 'catalogue.json'), 'utf8').catch(() => undefined);
  const held: Catalogue = text === undefined ? { version: '', illustrations: [] } : JSON.parse(text);
  return new Map(held.version === VERSION ? held.illustrations.map((entry) => [entry.id, entry]) : []);
};

/**
 * Writes a set and its catalogue into a folder. Illustrations that the folder holds in this version are kept, others
 * are encoded, and what is not in the set is removed.
 * @returns how many were encoded
 */
export const makeSet = async (set: readonly Illustration[], folder: string): Promise<number> => {
  const held = await heldIn(folder);
  const entries: CatalogueEntry[] = [];
  let encoded = 0;
  for (const kind of Object.keys(SHEETS)) await mkdir(path.join(folder, kind), { recursive: true });
  for (const illustration of set) {
    const kept = held.get(illustration.id);
    entries.push(entryOf(illustration, kept?.placeholder ?? (await placeholderOf(illustration))));
    if (kept) continue;
    encoded += 1;
    for (const { width, format, bytes } of await encode(illustration))
      await writeFile(path.join(folder, fileOf(illustration, width, format)), bytes);
  }
  const wanted = new Set(entries.flatMap(filesOf));
  for (const kind of Object.keys(SHEETS))
    for (const name of await readdir(path.join(folder, kind)))
      if (!wanted.has(`${kind}/${name}`)) await rm(path.join(folder, kind, name));
  await writeFile(path.join(folder, 'catalogue.json'), writtenCatalogue(entries));
  return encoded;
};
