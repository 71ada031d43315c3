import { freePort } from '@sundara/contracts/testing';
import type { DatabaseSettings } from '../../../platform/database/open-database.ts';
import { type ApiProcess, CROWD_WAIT_SECONDS, startApi } from '../../payments/api-process.ts';
import { type BuiltApi, buildApi } from '../../payments/built-api.ts';
import { type Sandbox, startSandbox } from '../../payments/sandbox-process.ts';

/** Two API processes as in production with a gateway, of which one at a time may be killed. */
export interface MortalApis {
  /** The addresses, by number; they stay the same after a kill. */
  readonly urls: readonly [string, string];
  readonly sandbox: Sandbox;
  /** Kills (SIGKILL) one of them and starts it again; resolves when it is ready. */
  kill(no: 0 | 1): Promise<void>;
  /** What the processes wrote to standard error. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

interface Life {
  readonly api: ApiProcess;
  readonly death: AbortController;
}

export const startMortalApis = async (database: DatabaseSettings): Promise<MortalApis> => {
  const built: BuiltApi = await buildApi();
  const ports = [await freePort(), await freePort()] as const;
  // Webhooks come to one of them only, as long as it lives.
  const sandbox = await startSandbox(`http://127.0.0.1:${ports[0]}/api/payment/webhook`);
  const live = async (port: number): Promise<Life> => {
    const death = new AbortController();
    const options = { main: built.main, port, waitSeconds: CROWD_WAIT_SECONDS, killed: death.signal };
    return { api: await startApi(database, sandbox.url, options), death };
  };
  const lives = await Promise.all([live(ports[0]), live(ports[1])]);
  const complaints: string[] = [];
  return {
    urls: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
    sandbox,
    kill: async (no) => {
      const { api, death } = lives[no];
      death.abort();
      await api.ended;
      complaints.push(...api.complaints);
      lives[no] = await live(ports[no]);
    },
    complaints: () => [...complaints, ...lives.flatMap(({ api }) => api.complaints)],
    close: async () => {
      await Promise.all(lives.map(({ api }) => api.stop()));
      await sandbox.stop();
      await built.remove();
    },
  };
};
