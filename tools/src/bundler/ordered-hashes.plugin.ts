import type { Compiler } from '@rspack/core';

const NAME = 'OrderedHashesPlugin';
const TABLE = /(\.sri(?:Css)?Hashes ?= ?\{)([^{}]*)\}/g;

/**
 * Writes the hashes of a build's chunks in the order of their ids. When the bundler builds several apps at once, its
 * own order changes from run to run, so that the same sources would give another entry each time, or the same entry
 * with another source map.
 */
export class OrderedHashesPlugin {
  apply({ hooks, rspack }: Compiler): void {
    const { SourceMapSource } = rspack.sources;
    // Before anything is minified and hashed; the hashes themselves are filled in later.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js') || !String(asset.source()).match(TABLE)) continue;
          const { source, map } = asset.sourceAndMap();
          const sourcesContent = map?.sourcesContent?.map(inOrder);
          compilation.updateAsset(
            file,
            map
              ? new SourceMapSource(inOrder(String(source)), file, { ...map, sourcesContent })
              : new rspack.sources.RawSource(inOrder(String(source))),
          );
        }
      });
    });
  }
}

const inOrder = (script: string): string =>
  script.replaceAll(
    TABLE,
    (_, start: string, entries: string) => `${start}${entries.split(',').sort().join(',')}}`,
  );
