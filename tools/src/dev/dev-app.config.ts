import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { z } from 'zod';
import type { AppConfig } from '../../../rspack.base.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const appSchema = z.object({ folder: z.string(), port: z.int(), version: z.string() });

/** Where the shell keeps the one runtime that refreshes components, for the remotes beside it. */
const RUNTIME = 'globalThis.__REACT_REFRESH_RUNTIME__';
const KEEP_RUNTIME = `data:text/javascript,import * as runtime from 'react-refresh/runtime'; ${RUNTIME} = runtime;`;

/** With a runtime of its own, a remote would exchange its modules, and React would draw none of them anew. */
const refreshOf = (folder: string): Configuration =>
  folder === 'shell'
    ? { entry: { main: [KEEP_RUNTIME, './src/index.tsx'] } }
    : { externals: { 'react-refresh/runtime': `var ${RUNTIME}` } };

/** What one development server serves: the app that DEV_APP names, from its sources, on a port of this machine. */
export default async (): Promise<Configuration> => {
  const { folder, port, version } = appSchema.parse(JSON.parse(process.env.DEV_APP ?? ''));
  const { default: define }: { default: AppConfig } = await import(
    pathToFileURL(path.join(ROOT, folder, 'rspack.config.ts')).href
  );
  const config = define({ version, hot: true });
  return {
    ...config,
    ...refreshOf(folder),
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin({ library: 'sundara' })],
    // It would fetch from the page's own address, which the site's policy has other plans for.
    lazyCompilation: false,
    // A page that runs gets no module that can't be read: it waits for the next that can.
    optimization: { emitOnErrors: false },
    // Editors empty a file before they write it; a build of that moment would lose what the page holds.
    watchOptions: { aggregateTimeout: 50 },
    // It would say where it listens, and there is no page there.
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
