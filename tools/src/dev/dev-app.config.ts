import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { z } from 'zod';
import type { AppConfig } from '../../../rspack.base.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const appSchema = z.object({ folder: z.string(), port: z.int(), version: z.string() });

/** Where the shell stores the single runtime that refreshes components, which the remotes use too. */
const RUNTIME = 'globalThis.__REACT_REFRESH_RUNTIME__';
const KEEP_RUNTIME = `data:text/javascript,import * as runtime from 'react-refresh/runtime'; ${RUNTIME} = runtime;`;

/** With a runtime of its own, a remote would replace its modules, but React would render none of them again. */
const refreshOf = (folder: string): Configuration =>
  folder === 'shell'
    ? { entry: { main: [KEEP_RUNTIME, './src/index.tsx'] } }
    : { externals: { 'react-refresh/runtime': `var ${RUNTIME}` } };

/**
 * The configuration of one development server: it serves the app that DEV_APP names, from its sources, on a local port.
 */
export default async (): Promise<Configuration> => {
  const { folder, port, version } = appSchema.parse(JSON.parse(process.env.DEV_APP ?? ''));
  const { default: define }: { default: AppConfig } = await import(
    pathToFileURL(path.join(ROOT, folder, 'rspack.config.ts')).href
  );
  const [config] = define({ version, hot: true });
  return {
    ...config,
    ...refreshOf(folder),
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin({ library: 'sundara' })],
    // It would fetch from the page's own address, which the site's policy does not allow for it.
    lazyCompilation: false,
    // A running page gets no module that can't be parsed: it waits for the next valid one.
    optimization: { emitOnErrors: false },
    // Editors empty a file before they write it; a build at that moment would lose the state of the page.
    watchOptions: { aggregateTimeout: 50 },
    // It would print the address where it listens, but there is no page there.
    infrastructureLogging: { level: 'warn' },
    devServer: {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: ['localhost', '.localhost'],
      headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { errors: true, warnings: false } },
    },
  };
};
