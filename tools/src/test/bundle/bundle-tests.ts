import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { sourceLocation } from './source-location.plugin.ts';

/** Installed packages are loaded from where they are; our own, which are TypeScript, go into the bundle. */
const installedPackages: Plugin = {
  name: 'installed-packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@sundara/') ? undefined : { path: name, external: true },
    );
  },
};

/** The bundles made for a run. */
export interface TestBundles {
  /** Their name, as passed to processes in `BUNDLED`. */
  readonly name: string;
  /** Whether a source has a bundle. */
  readonly has: (file: string) => boolean;
}

/**
 * Bundles test files and programs that tests start, so that their processes start in a fifth of the time: shared code
 * is read once and compiled as one file. Stack traces name the sources where Node runs with source maps.
 *
 * @param files sources below the root, as 'registry/src/core/race.itest.ts'
 * @param name of these bundles; rings that run at the same time make their own
 */
export const bundleTests = async (
  root: string,
  files: readonly string[],
  name: string,
): Promise<TestBundles> => {
  const parts = new Set(files.map((file) => file.slice(0, file.indexOf('/'))));
  await Promise.all(
    [...parts].map(async (part) => {
      const outdir = path.join(root, part, 'node_modules/.cache/tests', name);
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
        // Stack traces are easier to read.
        keepNames: true,
        plugins: [installedPackages, sourceLocation],
        logLevel: 'warning',
      });
    }),
  );
  const bundled = new Set(files);
  return { name, has: (file) => bundled.has(file) };
};
