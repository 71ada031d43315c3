import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PARTS } from '../../boundaries/boundary-table.ts';
import { testFiles } from '../../workspace/test-files.ts';
import { type ModuleNames, moduleNames } from './module-names.ts';
import { packageDoors } from './package-doors.ts';

/** For each source below the root, the sources that use it directly. */
export type Dependents = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads all sources of the parts. A source that imports a name from an index depends on the source that defines it and
 * on the indexes between, not on everything that these re-export: else everything would depend on everything.
 */
export const readDependents = async (root: string): Promise<Dependents> => {
  const folders = PARTS.map(({ folder }) => testFiles(root, `${folder}/src`, ['.ts', '.tsx']));
  const files = (await Promise.all(folders)).flat();
  const read = async (file: string) =>
    [file, moduleNames(file, await readFile(path.join(root, file), 'utf8'))] as const;
  return dependentsOf(new Map(await Promise.all(files.map(read))), await packageDoors(root));
};

/** @param doors the source behind each specifier of our own packages, '@sundara/contracts/api' */
export const dependentsOf = (
  modules: ReadonlyMap<string, ModuleNames>,
  doors: ReadonlyMap<string, string>,
): Dependents => {
  const find = (file: string, target: string): string | undefined => {
    const isPath = target.startsWith('.');
    const found = isPath ? path.posix.join(path.posix.dirname(file), target) : doors.get(target);
    return found !== undefined && modules.has(found) ? found : undefined;
  };
  const behind = (file: string, { from }: { readonly from: string }): readonly string[] => {
    const target = find(file, from);
    return target === undefined ? [] : [target];
  };

  /** The source that defines a name, with the indexes on the way to it; empty where no source here defines it. */
  const makersOf = (file: string, name: string): readonly string[] => {
    const { makes, handsOn = [] } = modules.get(file) ?? {};
    if (makes?.has(name)) return [file];
    for (const one of handsOn) {
      if (one.name !== undefined && one.name !== name) continue;
      const there = one.name === undefined ? name : one.nameThere;
      for (const target of behind(file, one)) {
        const makers = there === undefined ? allOf(target) : makersOf(target, there);
        if (makers.length > 0) return [file, ...makers];
      }
    }
    return [];
  };

  /** A source with all that it re-exports. */
  const allOf = (file: string): readonly string[] => [
    file,
    ...(modules.get(file)?.handsOn ?? []).flatMap((one) => behind(file, one)).flatMap(allOf),
  ];

  const dependents = new Map<string, Set<string>>();
  for (const [file, { takes }] of modules)
    for (const { from, names } of takes)
      for (const target of behind(file, { from })) {
        const used = names === 'all' ? allOf(target) : names.flatMap((name) => makersOf(target, name));
        for (const source of used.length > 0 ? used : [target])
          dependents.set(source, (dependents.get(source) ?? new Set()).add(file));
      }
  return dependents;
};
