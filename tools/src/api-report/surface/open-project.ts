import path from 'node:path';
import {
  API,
  type Checker,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

/** Name of a type → the module that exports it. */
export type TypeNames = Readonly<Record<string, string>>;

/** The types of a part of the repository; modules are named by their path in its folder. */
export interface Project {
  readonly checker: Checker;
  /** The exports of a module, with aliases resolved. @throws when the project has no such file */
  readonly exportsOf: (file: string) => ReadonlyMap<string, TypeSymbol>;
  /** @throws when the module doesn't export such a type */
  readonly typeOf: (file: string, name: string) => Type;
  readonly typesOf: (names: TypeNames) => ReadonlyMap<string, Type>;
}

/**
 * Reads the types of a folder with a tsconfig.json, as the compiler sees them, for as long as `use` runs. The compiler
 * calls this interface unstable, so package.json pins TypeScript's exact version.
 */
export const withProject = <T>(folder: string, use: (project: Project) => T): T => {
  const compiler = new API({ cwd: folder });
  try {
    return use(openProject(compiler, folder));
  } finally {
    compiler.close();
  }
};

const openProject = (compiler: API, folder: string): Project => {
  const config = path.join(folder, 'tsconfig.json');
  const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`The compiler can't read ${config}.`);
  const { checker, program } = project;
  const resolved = (symbol: TypeSymbol) =>
    symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(path.join(folder, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${config} has no module ${file}.`);
    return new Map(checker.getExportsOfModule(module).map((one) => [one.name, resolved(one)]));
  };
  const typeOf = (file: string, name: string): Type => {
    const symbol = exportsOf(file).get(name);
    if (!symbol) throw new Error(`${file} doesn't export ${name}.`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  return {
    checker,
    exportsOf,
    typeOf,
    typesOf: (names) => new Map(Object.entries(names).map(([name, file]) => [name, typeOf(file, name)])),
  };
};
