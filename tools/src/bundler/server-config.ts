import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { Declaration } from '@sundara/contracts/federation';
import { publicExposesOf, sourceOf } from './exposes.ts';

/** The folder of a build with the server bundle, which browsers never get. */
const SERVER_FOLDER = 'server';
const SERVER_FILE = 'main.cjs';
/** The server bundle's path in a build. */
export const SERVER_BUNDLE = `${SERVER_FOLDER}/${SERVER_FILE}`;

const REMOTE_ENTRY = './src/server.entry.js';

/** The pages that a server can render: expose → a function that returns its module. */
const remoteEntry = (declaration: Declaration): string => {
  const lines = publicExposesOf(declaration).map(
    (expose) =>
      `${JSON.stringify(expose)}: () => import(${JSON.stringify(sourceOf(expose).replace('./src/', './'))}),`,
  );
  return `export const exposes = {\n${lines.join('\n')}\n};\n`;
};

/** Whether a server can render any page of a remote. */
export const hasServerBundle = (declaration: Declaration): boolean => publicExposesOf(declaration).length > 0;

/**
 * The build of a server bundle from the configuration of the same app's browser build: one CommonJS file without access
 * to a document, a file or the network. A remote's takes from the shell's what it takes from the shell in a page.
 *
 * @param shared the packages that the shell provides; none for the shell itself
 */
export const serverConfig = (
  { name = '', context = '', mode, output, resolve, module, plugins = [] }: Configuration,
  part:
    | { readonly entry: string }
    | { readonly declaration: Declaration; readonly shared: readonly string[] },
): Configuration => ({
  name: `${name}-server`,
  // The browser's build empties the folder that both write to.
  dependencies: [name],
  context,
  ...(mode && { mode }),
  target: ['node20', 'es2022'],
  devtool: false,
  entry: { main: 'entry' in part ? part.entry : REMOTE_ENTRY },
  output: {
    path: path.join(output?.path ?? '', SERVER_FOLDER),
    filename: SERVER_FILE,
    clean: true,
    uniqueName: `${output?.uniqueName ?? name}_server`,
    library: { type: 'commonjs2' },
  },
  resolve: { ...resolve, conditionNames: ['edge-light', 'import', 'module', 'default'] },
  externalsType: 'commonjs2',
  ...('shared' in part && { externals: Object.fromEntries(part.shared.map((key) => [key, key])) }),
  module: { ...module, generator: { 'css/auto': { exportsOnly: true } } },
  optimization: { splitChunks: false, moduleIds: 'deterministic' },
  plugins: [
    ...plugins,
    new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ...('declaration' in part
      ? [new rspack.experiments.VirtualModulesPlugin({ [REMOTE_ENTRY]: remoteEntry(part.declaration) })]
      : []),
  ],
  performance: false,
  stats: 'errors-warnings',
});
