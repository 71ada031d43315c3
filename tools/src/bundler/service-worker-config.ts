import { type Configuration, rspack } from '@rspack/core';
import { SERVICE_WORKER_FILE } from '@sundara/contracts/federation';

/**
 * The build of the shell's service worker from the configuration of its browser build: one plain script, which browsers
 * compare byte by byte, as no page can name its hash.
 */
export const serviceWorkerConfig = (
  { name = '', context = '', mode, output, resolve, module, plugins = [] }: Configuration,
  entry: string,
): Configuration => ({
  name: `${name}-worker`,
  // The browser's build empties the folder that both write to.
  dependencies: [name],
  context,
  ...(mode && { mode }),
  target: ['webworker', 'es2022'],
  devtool: false,
  entry: { main: entry },
  output: {
    ...(output?.path && { path: output.path }),
    filename: SERVICE_WORKER_FILE,
    uniqueName: `${output?.uniqueName ?? name}_worker`,
  },
  ...(resolve && { resolve }),
  ...(module && { module }),
  optimization: { splitChunks: false, moduleIds: 'deterministic' },
  plugins: [...plugins, new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  performance: false,
  stats: 'errors-warnings',
});
