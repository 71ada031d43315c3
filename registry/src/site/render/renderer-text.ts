import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const PROGRAM = fileURLToPath(new URL('./renderer-program.ts', import.meta.url));

/**
 * The renderer's program as one text, which its process evaluates since it can read no file. A package, which has no
 * esbuild, gets this module with the text in it (tools/src/package/built-ahead.plugin.ts).
 */
export const bundleRenderer = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [PROGRAM],
    bundle: true,
    platform: 'node',
    // In a function of its own: evaluated text would share its names with the bundles.
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};
