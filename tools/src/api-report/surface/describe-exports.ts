import { SymbolFlags, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { TypeDescription } from './describe-types.ts';
import { type TypeNames, withProject } from './open-project.ts';
import { numberedPackageOf } from './package-of-file.ts';
import type { Surface } from './surface.ts';

export interface Exports {
  /** Folder with a tsconfig.json. */
  readonly folder: string;
  /** Name → module of the folder, 'src/core/index.ts', all of whose exports are described. */
  readonly modules: Readonly<Record<string, string>>;
  /** Types described by name only, since another report describes their members. */
  readonly named: TypeNames;
}

const packageThatHas = ({ declarations }: TypeSymbol): string | undefined =>
  declarations.map(({ path }) => numberedPackageOf(path)).find((name) => name !== undefined);

/**
 * The exports of each module, with their types. An export of another package is described by that package's version,
 * and one that is only a type by its name: its content matters where a run-time value gives or takes it, and is
 * described there.
 */
export const describeExports = ({ folder, modules, named }: Exports): Readonly<Record<string, Surface>> =>
  withProject(folder, ({ checker, exportsOf, typesOf }) => {
    const names = typesOf(named);
    const describe = (file: string): Surface => {
      const description = new TypeDescription(checker, names);
      for (const [name, symbol] of exportsOf(file)) {
        const origin = packageThatHas(symbol);
        const type = symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined;
        if (origin) description.addWord(name, origin);
        else if (type) description.add(name, type);
        else description.addWord(name, 'type');
      }
      return description.surface;
    };
    return Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, describe(file)]));
  });
