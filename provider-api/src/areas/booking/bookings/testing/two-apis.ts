import { type Database, openDatabase } from '../../../../platform/database/open-database.ts';
import { makeTestDatabase } from '../../../../testing/for-each-database.ts';
import { type ApiProcess, CROWD_WAIT_SECONDS, startApi } from '../../../../testing/payments/api-process.ts';
import type { Answer } from '../../../../testing/payments/booking-bench.ts';
import { buildApi } from '../../../../testing/payments/built-api.ts';
import { startSandbox } from '../../../../testing/payments/sandbox-process.ts';

type Method = 'POST' | 'PUT' | 'PATCH';

export interface TwoApis {
  readonly database: Database;
  /** Sends a request to one of the two processes, which take turns by place in line. */
  send(place: number, method: Method, path: string, token: string, body: unknown): Promise<Answer>;
  /** What the processes wrote to standard error. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** Two API processes as in production, on one PostgreSQL server, so that races are real. */
export const startTwoApis = async (): Promise<TwoApis> => {
  const target = await makeTestDatabase('postgres');
  const database = await openDatabase(target.settings);
  const sandbox = await startSandbox();
  const built = await buildApi();
  const start = () =>
    startApi(target.settings, sandbox.url, { main: built.main, waitSeconds: CROWD_WAIT_SECONDS });
  const apis: readonly ApiProcess[] = await Promise.all([start(), start()]);
  return {
    database,
    send: async (place, method, path, token, body) => {
      const api = apis[place % apis.length];
      if (!api) throw new Error('No API was started.');
      const reply = await fetch(`${api.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(300_000),
      });
      return { status: reply.status, headers: Object.fromEntries(reply.headers), json: await reply.json() };
    },
    complaints: () => apis.flatMap(({ complaints }) => complaints),
    close: async () => {
      for (const api of apis) await api.stop();
      await sandbox.stop();
      await database.close();
      await built.remove();
      await target.remove();
    },
  };
};
