import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/** What is made, not written; and a link's target would be shared with the copy. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', '.data', '.git']);
/** Relative links, which lead to the copy's packages when they are copied as they are. */
const OWN_LINKS = new Set(['@sundara', '.bin']);

/**
 * Copies the working tree, with what is not committed yet, into an empty folder that can then be changed and built
 * at will. Installed packages are linked one by one, and the repository's own are the copy's.
 *
 * @param target an empty folder, or one that is not there yet
 * @param placePackages how a folder of installed packages comes to the copy
 */
export const copyCheckout = async (
  root: string,
  target: string,
  placePackages: (from: string, to: string) => Promise<void> | void = linkPackages,
): Promise<void> => {
  await cp(root, target, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.basename(source)),
  });
  await placePackages(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
  for (const folder of await readdir(root)) {
    const nested = path.join(root, folder, 'node_modules');
    if (!LEFT_OUT.has(folder) && existsSync(nested))
      await placePackages(nested, path.join(target, folder, 'node_modules'));
  }
};

const linkPackages = async (from: string, to: string): Promise<void> => {
  const names = await readdir(from).catch(() => []);
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) {
    const [source, place] = [path.join(from, name), path.join(to, name)];
    // Of npm's own record a copy, as a new remote is written into it; caches stay where they are.
    if (name === '.package-lock.json') await cp(source, place);
    else if (OWN_LINKS.has(name)) await cp(source, place, { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) await symlink(source, place);
  }
};
