import { once } from 'node:events';
import { connect } from 'node:net';
import type { Site } from '../site.ts';
import { until } from '../until.ts';
import { serverProcess } from './server-process.ts';

const PROGRAM = /provider-api\/dist\/main\.js/;

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect({ port, host: '127.0.0.1' });
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
};

/**
 * Kills the API, and suspends its replacement before it listens, for as long as a test looks at the site without an
 * API. If the replacement was faster than we are, it is killed too.
 *
 * @returns a function that lets the replacement continue
 */
export const killApi = async ({ pid = 0, settings }: Site): Promise<() => void> => {
  let killed = 0;
  for (;;) {
    const api = await until('an API process', async () => {
      const found = serverProcess(pid, PROGRAM);
      return found !== killed && found;
    });
    if (killed) process.kill(api, 'SIGSTOP');
    if (killed && !(await isListening(Number(settings.API_PORT))))
      return () => void process.kill(api, 'SIGCONT');
    process.kill(api, 'SIGKILL');
    killed = api;
  }
};
