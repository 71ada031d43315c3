import type { Compilation, Compiler, Module } from '@rspack/core';
import { BUILD_MANIFEST_FILE, type BuildManifest, buildManifestSchema } from '@sundara/contracts/federation';
import { earlyFonts } from './early-fonts.ts';
import { givenExports, isOfKit, sharedGroupOf, usedExports } from './shared-exports.ts';
import { usedOperations } from './used-operations.ts';

const NAME = 'BuildManifestPlugin';

/** What is known of an app before it is built. */
export type Known = Omit<BuildManifest, 'entry' | 'chunks' | 'uses' | 'api' | 'shell'> & {
  readonly shell?: Omit<NonNullable<BuildManifest['shell']>, 'fonts'>;
};

/** Scripts and styles, without the hot updates that a development server sends into running pages. */
const isUsed = (file: string) => /\.(js|css)$/.test(file) && !/\.hot-update\.(js|css)$/.test(file);

/** The shell's chunk of a shared group, as its dynamic import names it. */
const groupChunk = (module: Module): readonly string[] => {
  const group = sharedGroupOf(module);
  return group === undefined ? [] : [`ui-${group}`];
};

/** The scripts and styles of a chunk group, and the groups of the web kit that its modules read from the shell. */
const describe = (compilation: Compilation, group: Compilation['chunkGroups'][number]) => ({
  files: group.chunks.flatMap((chunk) => [...chunk.files].filter(isUsed)),
  shared: [
    ...new Set(
      group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]).flatMap(groupChunk),
    ),
  ].sort(),
});

/**
 * Writes `build.json` into a build: what starts it; for each expose or named chunk, the files and shared groups that it
 * needs at once; which exports of these groups a remote reads and the shell has; and what it uses of the provider API.
 * Neither the federation manifest nor the stats contain that.
 */
export class BuildManifestPlugin {
  readonly known: Known;
  readonly #chunkNames: ReadonlyMap<string, string>;

  /** `exposes`: chunk name → expose; a chunk that isn't named there keeps its own name. */
  constructor(known: Known, exposes: ReadonlyMap<string, string> = new Map()) {
    this.known = known;
    this.#chunkNames = exposes;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        if (compilation.errors.length > 0) return;
        const text = JSON.stringify(this.#manifest(compilation), null, 2);
        compilation.emitAsset(BUILD_MANIFEST_FILE, new sources.RawSource(`${text}\n`));
      });
    });
  }

  #manifest(compilation: Compilation): BuildManifest {
    const { shell, ...known } = this.known;
    const groups = [...compilation.namedChunkGroups];
    const entry = groups.find(([, group]) => group.isInitial())?.[1];
    const chunks = groups
      .filter(([, group]) => !group.isInitial())
      .map(([name, group]) => [this.#chunkNames.get(name) ?? name, describe(compilation, group)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const fonts = earlyFonts(shell?.style ?? '', Object.keys(compilation.assets));
    const api = usedOperations(compilation, known.declaration?.operations);
    return buildManifestSchema.parse({
      ...known,
      ...(api && { api }),
      entry: entry ? describe(compilation, entry).files : [],
      chunks: Object.fromEntries(chunks),
      ...(shell
        ? { shell: { ...shell, provides: this.#provides(shell, compilation), fonts } }
        : this.#needs(compilation)),
    });
  }

  /** What a remote reads of the shell's shared groups; it needs no version of a group that it doesn't read. */
  #needs(compilation: Compilation): Pick<BuildManifest, 'uses' | 'shared'> {
    const uses = usedExports(compilation);
    const ranges = Object.entries(this.known.shared ?? {});
    return { uses, shared: Object.fromEntries(ranges.filter(([key]) => !isOfKit(key) || key in uses)) };
  }

  #provides({ provides }: NonNullable<Known['shell']>, compilation: Compilation) {
    return { ...provides, exports: givenExports(compilation, Object.keys(provides.shared)) };
  }
}
