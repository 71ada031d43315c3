import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { sourceLocation } from './source-location.plugin.ts';

/** Installed packages stay where they are; our own, which are TypeScript, go into the bundle. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@sundara/') ? undefined : { path: name, external: true },
    );
  },
};

/** Where the bundle of a source of a part lies: inside node_modules, so that packages are found from there. */
export const bundleOf = (file: string): string =>
  file.replace(/^([^/]+)\/src\/(.*)\.ts$/, '$1/node_modules/.cache/tests/$2.js');

/**
 * Bundles test files and programs that tests start, so that a process of theirs begins in a fifth of the time: what
 * they share is read once and compiled as one file. Stack traces tell the sources where Node runs with source maps.
 *
 * @param files sources below the root, as 'registry/src/core/race.itest.ts'
 */
export async function bundleTests(root: string, files: readonly string[]): Promise<void> {
  const parts = new Set(files.map((file) => file.slice(0, file.indexOf('/'))));
  await Promise.all(
    [...parts].map(async (part) => {
      const outdir = path.join(root, part, 'node_modules/.cache/tests');
      await rm(outdir, { recursive: true, force: true });
      await build({
        absWorkingDir: root,
        entryPoints: files.filter((file) => file.startsWith(`${part}/`)),
        outbase: `${part}/src`,
        outdir,
        bundle: true,
        splitting: true,
        platform: 'node',
        target: 'node20',
        format: 'esm',
        sourcemap: true,
        // Drawings are chosen by the names of their functions, and stack traces read better.
        keepNames: true,
        plugins: [installedPackages, sourceLocation],
        logLevel: 'warning',
      });
    }),
  );
}
