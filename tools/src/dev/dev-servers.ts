import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../setup/refusal.mjs';
import type { Server } from '../start/servers.ts';

/** The first port to try; each server takes the next free one. */
const FIRST_PORT = 4000;
const LAST_PORT = 4999;
const packageSchema = z.looseObject({ version: z.string() });

export interface DevServer extends Server {
  /** Its id in a composition: 'shell', 'booking'. */
  readonly id: string;
  /** Its origin as the page names it: 'http://localhost:4001'. */
  readonly origin: string;
}

/** A server for each folder, which builds the folder from its sources, again after every change. */
export const devServersOf = async (
  root: string,
  folders: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<readonly DevServer[]> => {
  const servers: DevServer[] = [];
  let port = FIRST_PORT - 1;
  for (const folder of folders) {
    port = await nextFreePort(port + 1);
    const file = path.join(root, folder, 'package.json');
    const { version } = packageSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    servers.push(devServer(root, folder, port, `${version}-dev`, environment));
  }
  return servers;
};

const devServer = (
  root: string,
  folder: string,
  port: number,
  version: string,
  environment: NodeJS.ProcessEnv,
): DevServer => {
  const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const origin = `http://localhost:${port}`;
  return {
    id: folder.replace(/^mfe-/, ''),
    name: `the development server of ${folder}`,
    args: [rspack, 'serve', '--config', path.join(root, 'tools/src/dev/dev-app.config.ts')],
    environment: {
      ...environment,
      NODE_ENV: 'development',
      DEV_APP: JSON.stringify({ folder, port, version }),
    },
    origin,
    address: `http://127.0.0.1:${port}`,
    readyPath: '/build.json',
    showsOutput: true,
    waitingFor: `${folder} to be built from its sources`,
    readyLimitMs: 120_000,
    stopLimitMs: 5_000,
  };
};

const nextFreePort = async (from: number): Promise<number> => {
  for (let port = from; port <= LAST_PORT; port += 1) if (await isFree(port)) return port;
  throw new Refusal(`no port from ${from} to ${LAST_PORT} is free for a development server: end some.`);
};

const isFree = (port: number): Promise<boolean> => {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
};
