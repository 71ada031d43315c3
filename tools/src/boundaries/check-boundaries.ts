import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { PARTS } from './boundary-table.ts';
import { type Arrow, importCycles } from './import-cycles.ts';
import { type FoundImport, importsOf } from './imports-of.ts';
import { isOfProduct, judgeImport, type Packages } from './judge-import.ts';

const SOURCE = /\.[cm]?[jt]sx?$/;
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'fixtures', 'public']);

const packageFileSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Checks every import of a tree laid out like this repository, and that there are no import cycles.
 *
 * @returns one line per fault: file, line, what was imported and what to do instead; then one line per cycle
 */
export const boundaryFaults = async (root: string): Promise<string[]> => {
  const ofRoot = await packageFile(path.join(root, 'package.json'));
  const forRoot: Packages = { product: new Set(), development: namesOf(ofRoot) };
  const rootFiles = await readdir(root, { withFileTypes: true });
  const reading = rootFiles
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => readImports(root, entry.name, forRoot));
  for (const { folder } of PARTS) {
    if (!rootFiles.some((entry) => entry.name === folder)) continue;
    const own = await packageFile(path.join(root, folder, 'package.json'));
    const packages = {
      product: new Set(Object.keys(own.dependencies)),
      development: new Set([...namesOf(own), ...namesOf(ofRoot)]),
    };
    for (const file of await sourcesBelow(root, folder)) reading.push(readImports(root, file, packages));
  }
  const read = await Promise.all(reading);
  return [...read.flatMap(faultsOf), ...importCycles(read.flatMap(arrowsOf))];
};

interface Source {
  readonly file: string;
  readonly imports: readonly FoundImport[];
  readonly packages: Packages;
}

const readImports = async (root: string, file: string, packages: Packages): Promise<Source> => ({
  ...{ file, packages },
  imports: importsOf(file, await readFile(path.join(root, file), 'utf8')),
});

const faultsOf = ({ file, imports, packages }: Source): string[] =>
  imports.flatMap((found) => {
    const sentence = judgeImport(file, found, packages);
    return sentence === undefined ? [] : [`${file}:${found.line} imports '${found.target}': ${sentence}`];
  });

const arrowsOf = ({ file, imports }: Source): Arrow[] =>
  isOfProduct(file)
    ? imports
        .filter(({ target }) => target.startsWith('.'))
        .map(({ target }) => ({ from: file, to: path.posix.join(path.posix.dirname(file), target) }))
    : [];

const sourcesBelow = async (root: string, folder: string): Promise<string[]> => {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sourcesBelow(root, file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
  return (await Promise.all(found)).flat().sort();
};

const packageFile = async (file: string) => packageFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));

const namesOf = ({ dependencies, devDependencies }: z.output<typeof packageFileSchema>): Set<string> =>
  new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
