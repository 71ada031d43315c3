import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../setup/refusal.mjs';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What nobody needs who only runs them; licences stay. */
const NOT_RUN = /\.(map|d\.ts|d\.mts|d\.cts|md|markdown|flow|tsbuildinfo)$/i;

/**
 * Copies the named packages and all that they need at run time from the root's `node_modules`, each to the same place
 * below the folder, as npm has put them. Optional ones that npm did not install are for other systems.
 */
export const copyPackages = async (
  root: string,
  folder: string,
  names: readonly string[],
): Promise<readonly string[]> => {
  const places = new Set<string>();
  const add = async (name: string, from: string, isOptional: boolean): Promise<void> => {
    const place = findPackage(root, name, from);
    if (place === undefined) {
      if (isOptional) return;
      throw new Refusal(`the package ${name} isn't installed: run npm ci.`);
    }
    if (places.has(place)) return;
    places.add(place);
    const { dependencies = {}, optionalDependencies = {} }: Manifest = JSON.parse(
      await readFile(path.join(root, place, 'package.json'), 'utf8'),
    );
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      await add(needed, place, needed in optionalDependencies);
  };
  for (const name of names) await add(name, '', false);
  for (const place of places) {
    const source = path.join(root, place);
    const filter = (file: string) => !NOT_RUN.test(file) && path.relative(source, file) !== 'node_modules';
    await cp(source, path.join(folder, place), { recursive: true, dereference: true, filter });
  }
  return [...places];
};

/** Looks where Node does: in `node_modules` of the package that asks, then of each folder above it. */
const findPackage = (root: string, name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const isTop = folder === '' || folder === '.';
    const place = path.join(isTop ? '' : folder, 'node_modules', name);
    if (existsSync(path.join(root, place, 'package.json'))) return place;
    if (isTop) return undefined;
  }
};
