import type { Compilation, Dependency, Module, ModuleGraphConnection } from '@rspack/core';
import { ANY_EXPORT } from '@sundara/contracts/federation';

const KIT = '@sundara/web/';
/** In 'consume shared module (default) @sundara/web/form@^1.0.0 (strict)…' the group 'form'. */
const SHARED_GROUP = /^consume shared module \([^)]*\) @sundara\/web\/([a-z-]+)@/;

/** Whether a shared package is a group of the web kit. */
export const isOfKit = (shareKey: string): boolean => shareKey.startsWith(KIT);

/** Share key → names of exports, sorted. */
type Exports = Readonly<Record<string, string[]>>;

/** The group of the web kit, such as 'form', that a module of a remote's build represents. */
export const sharedGroupOf = (module: Module): string | undefined =>
  SHARED_GROUP.exec(module.identifier())?.[1];

/** Dependencies that only run the module first; each name read from it has a dependency of its own. */
const RUNS_ONLY: readonly string[] = ['esm import', 'esm export import'];

/** The names that a dependency reads; `export *`, `import()` and a namespace that is passed on name none. */
const namesIn = ({ type, ids }: Dependency): readonly string[] =>
  RUNS_ONLY.includes(type) ? [] : [ids?.[0] ?? ANY_EXPORT];

/**
 * Whether the importing module is in a chunk. One that was shaken out is in none, nor is one that became part of a
 * bigger module, which has the same connections.
 */
const isBuilt = ({ chunkGraph }: Compilation, { originModule }: ModuleGraphConnection): boolean =>
  originModule !== null && [...chunkGraph.getModuleChunksIterable(originModule)].length > 0;

/**
 * The exports that a remote's code may read from each group of the web kit, with ANY_EXPORT where it names none. Other
 * packages aren't listed: their makers raise their version numbers, and CommonJS has a `default` that no list knows.
 */
export const usedExports = (compilation: Compilation): Exports => {
  const used: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const group = sharedGroupOf(module);
    if (group === undefined) continue;
    const names = compilation.moduleGraph
      .getIncomingConnections(module)
      .filter((connection) => isBuilt(compilation, connection))
      .flatMap(({ dependency }) => namesIn(dependency));
    used[KIT + group] = [...new Set(names)].sort();
  }
  return used;
};

/**
 * The module that a request resolves to; imports of single names may be connected directly to the modules that define
 * them.
 */
const moduleOf = ({ moduleGraph, modules }: Compilation, request: string): Module | undefined => {
  for (const module of modules)
    for (const { dependency } of moduleGraph.getIncomingConnections(module))
      if (dependency.request === request) return moduleGraph.getResolvedModule(dependency) ?? undefined;
  return undefined;
};

/**
 * The exports of each of these groups of the web kit in the shell's build, without what was shaken out. A group whose
 * exports the bundler can't name is left out.
 */
export const givenExports = (compilation: Compilation, shareKeys: readonly string[]): Exports => {
  const { moduleGraph, chunks } = compilation;
  const runtimes = [...new Set([...chunks].flatMap((chunk) => [...chunk.runtime]))];
  const given: Record<string, string[]> = {};
  for (const key of shareKeys.filter(isOfKit)) {
    const module = moduleOf(compilation, key);
    const provided = module && moduleGraph.getProvidedExports(module);
    if (!module || !Array.isArray(provided)) continue;
    // In development nothing is shaken out, and the bundler doesn't know what is used.
    const used = moduleGraph.getUsedExports(module, runtimes) ?? true;
    given[key] = provided.filter((name) => (Array.isArray(used) ? used.includes(name) : used)).sort();
  }
  return given;
};
