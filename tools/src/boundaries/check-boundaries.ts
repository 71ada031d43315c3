import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { PARTS } from './boundary-table.ts';
import { importsOf } from './imports-of.ts';
import { judgeImport, type Packages } from './judge-import.ts';

const SOURCE = /\.[cm]?[jt]sx?$/;
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'fixtures', 'public']);

const packageFileSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Checks every import of a tree laid out like this repository.
 *
 * @returns one line a fault: file, line, what was imported and what to do instead
 */
export async function boundaryFaults(root: string): Promise<string[]> {
  const ofRoot = await packageFile(path.join(root, 'package.json'));
  const forRoot: Packages = { product: new Set(), development: namesOf(ofRoot) };
  const rootFiles = await readdir(root, { withFileTypes: true });
  const faults = rootFiles
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => faultsIn(root, entry.name, forRoot));
  for (const { folder } of PARTS) {
    if (!rootFiles.some((entry) => entry.name === folder)) continue;
    const own = await packageFile(path.join(root, folder, 'package.json'));
    const packages = {
      product: new Set(Object.keys(own.dependencies)),
      development: new Set([...namesOf(own), ...namesOf(ofRoot)]),
    };
    for (const file of await sourcesBelow(root, folder)) faults.push(faultsIn(root, file, packages));
  }
  return (await Promise.all(faults)).flat();
}

async function faultsIn(root: string, file: string, packages: Packages): Promise<string[]> {
  const source = await readFile(path.join(root, file), 'utf8');
  return importsOf(file, source).flatMap((found) => {
    const sentence = judgeImport(file, found, packages);
    return sentence === undefined ? [] : [`${file}:${found.line} imports '${found.target}': ${sentence}`];
  });
}

async function sourcesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sourcesBelow(root, file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
  return (await Promise.all(found)).flat().sort();
}

const packageFile = async (file: string) => packageFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));

const namesOf = ({ dependencies, devDependencies }: z.output<typeof packageFileSchema>): Set<string> =>
  new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
