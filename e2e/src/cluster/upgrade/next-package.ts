import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A migration as the package ships it. */
export interface Migration {
  /** '0013_expand_colour' */
  readonly name: string;
  readonly sql: string;
}

/** What a later package has of its own; the rest is that of the one before. */
const OWN: ReadonlySet<string> = new Set(['bin', 'servers', 'drizzle']);

/**
 * Makes the package of a later version: the same programs, which want one more migration.
 * @param folder is made
 */
export const makeNextPackage = async (
  before: string,
  folder: string,
  { name, sql }: Migration,
): Promise<string> => {
  await mkdir(folder);
  for (const part of await readdir(before))
    if (OWN.has(part)) await cp(path.join(before, part), path.join(folder, part), { recursive: true });
    else await symlink(path.join(before, part), path.join(folder, part));
  const journal = path.join(folder, 'drizzle/meta/_journal.json');
  const read = JSON.parse(await readFile(journal, 'utf8'));
  const last = read.entries.at(-1);
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: name };
  await writeFile(journal, JSON.stringify({ ...read, entries: [...read.entries, entry] }));
  await writeFile(path.join(folder, 'drizzle', `${name}.sql`), sql);
  return folder;
};
