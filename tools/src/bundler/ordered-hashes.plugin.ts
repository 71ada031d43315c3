import type { Compiler } from '@rspack/core';

const NAME = 'OrderedHashesPlugin';
const TABLE = /(\.sri(?:Css)?Hashes ?= ?\{)([^{}]*)\}/g;

/**
 * Writes the hashes of a build's chunks in the order of their ids. The bundler writes them in an order that changes
 * from run to run when it builds several apps at once, and the same sources would get another entry each time.
 */
export class OrderedHashesPlugin {
  apply({ hooks, rspack }: Compiler): void {
    const { ReplaceSource } = rspack.sources;
    // Before anything is minified and hashed; the hashes themselves are filled in later.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const tables = [...String(source.source()).matchAll(TABLE)];
          if (tables.length === 0) continue;
          const ordered = new ReplaceSource(source);
          for (const { index, 0: table, 1: start = '', 2: entries = '' } of tables)
            ordered.replace(index, index + table.length - 1, `${start}${inOrder(entries)}}`);
          compilation.updateAsset(file, ordered);
        }
      });
    });
  }
}

const inOrder = (entries: string): string => entries.split(',').sort().join(',');
