import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Generated folders; and a link's target would be shared with the copy. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', '.data', '.git']);
/** Relative links, which point to the copy's packages when they are copied unchanged. */
const OWN_LINKS = new Set(['@sundara', '.bin']);

/**
 * Copies the working tree, uncommitted changes included, into an empty folder that can then be changed and built
 * freely. Installed packages are linked one by one, and the repository's own are the copy's.
 *
 * @param target an empty folder, or one that does not exist yet
 * @param placePackages copies or links a folder of installed packages into the copy
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
    // npm's own record is copied, as a new remote is written into it; caches are left out.
    if (name === '.package-lock.json') await cp(source, place);
    else if (OWN_LINKS.has(name)) await cp(source, place, { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) await symlink(source, place);
  }
};
