import type { Plugin } from 'esbuild';
import { build } from 'esbuild';

const RENDERER = /[\\/]registry[\\/]src[\\/]site[\\/]render[\\/]renderer-text\.ts$/;

/** Gives the package the renderer's program as a text, which the sources bundle when they run. */
export const builtAhead: Plugin = {
  name: 'built-ahead',
  setup: ({ onLoad }) => {
    onLoad({ filter: RENDERER }, async ({ path }) => ({
      contents: `export const bundleRenderer = () => ${JSON.stringify(await rendererOf(path))};`,
      loader: 'js',
    }));
  },
};

const rendererOf = async (module: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [module.replace(/renderer-text\.ts$/, 'renderer-program.ts')],
    bundle: true,
    platform: 'node',
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};
