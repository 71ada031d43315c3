import type { Compilation, Dependency, Module, ModuleGraphConnection } from '@rspack/core';
import { ANY_EXPORT } from '@sundara/contracts/federation';

const KIT = '@sundara/web/';
/** In 'consume shared module (default) @sundara/web/form@^1.0.0 (strict)…' the group 'form'. */
const SHARED_GROUP = /^consume shared module \([^)]*\) @sundara\/web\/([a-z-]+)@/;

/** Whether a shared package is a group of the web kit. */
export const isOfKit = (shareKey: string): boolean => shareKey.startsWith(KIT);

/** Share key → names of exports, sorted. */
type Exports = Readonly<Record<string, string[]>>;

/** The group of the web kit, 'form', that a module of a remote's build stands for. */
export const sharedGroupOf = (module: Module): string | undefined =>
  SHARED_GROUP.exec(module.identifier())?.[1];

/** What only runs the module first; what is read of it stands in dependencies of their own. */
const RUNS_ONLY: readonly string[] = ['esm import', 'esm export import'];

/** `export *`, `import()` and a namespace that is handed on name nothing. */
const namesIn = ({ type, ids }: Dependency): readonly string[] =>
  RUNS_ONLY.includes(type) ? [] : [ids?.[0] ?? ANY_EXPORT];

/** What was shaken out, or lives on as a part of a bigger module that has the same connections, is in no chunk. */
const isBuilt = ({ chunkGraph }: Compilation, { originModule }: ModuleGraphConnection): boolean =>
  originModule !== null && [...chunkGraph.getModuleChunksIterable(originModule)].length > 0;

/**
 * The exports that a remote's code may read from each group of the web kit, ANY_EXPORT among them where no name is told.
 * Packages of others aren't named: their makers raise their numbers, and CommonJS has a `default` that no list knows.
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

/** The module that a request leads to; imports of single names may be wired past it, to where these are defined. */
const moduleOf = ({ moduleGraph, modules }: Compilation, request: string): Module | undefined => {
  for (const module of modules)
    for (const { dependency } of moduleGraph.getIncomingConnections(module))
      if (dependency.request === request) return moduleGraph.getResolvedModule(dependency) ?? undefined;
  return undefined;
};

/**
 * What each of these groups of the web kit has in the shell's build, without what was shaken out. A group whose exports
 * the bundler can't name is left out.
 */
export const givenExports = (compilation: Compilation, shareKeys: readonly string[]): Exports => {
  const { moduleGraph, chunks } = compilation;
  const runtimes = [...new Set([...chunks].flatMap((chunk) => [...chunk.runtime]))];
  const given: Record<string, string[]> = {};
  for (const key of shareKeys.filter(isOfKit)) {
    const module = moduleOf(compilation, key);
    const provided = module && moduleGraph.getProvidedExports(module);
    if (!module || !Array.isArray(provided)) continue;
    // In development nothing is shaken out, and nothing known of it.
    const used = moduleGraph.getUsedExports(module, runtimes) ?? true;
    given[key] = provided.filter((name) => (Array.isArray(used) ? used.includes(name) : used)).sort();
  }
  return given;
};
