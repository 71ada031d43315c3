import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { after, before, it } from 'node:test';
import { freePort, shows, sized, until } from '@sundara/contracts/testing';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/for-each-database.ts';
import { makeCustomer, makeSalon } from '../../testing/payments/booking-bench.ts';
import { runServer, type ServerProcess } from '../../testing/run-server.ts';
import { TOKEN_SECRET } from '../../testing/test-settings.ts';
import { slowFavourites } from './testing/slow-favourites.ts';

const CALLERS = sized({ quick: 8, deep: 40 });
const ROUNDS = sized({ quick: 1, deep: 10 });
/** Long enough that calls are under way whenever a process is told to stop. */
const SLOW_MS = 200;

interface Api {
  readonly port: number;
  readonly agent: Agent;
  process: ServerProcess;
  /** As a balancer has it: whether calls are sent there. */
  isReady: boolean;
  underWay: number;
}

let target: TestDatabase;
let database: Database;
let apis: readonly Api[];
const start = (port: number): ServerProcess => {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = target.settings;
  const settings = { DATA_DIR, DATABASE_URL, TOKEN_SECRET, API_PORT: String(port) };
  return runServer(settings, 'api');
};
before(async () => {
  target = await makeTestDatabase('postgres');
  database = await openDatabase(target.settings);
  const ports = [await freePort(), await freePort()];
  apis = ports.map((port) => ({
    ...{ port, process: start(port), isReady: true, underWay: 0 },
    agent: new Agent({ keepAlive: true }),
  }));
  for (const api of apis) await api.process.ready();
});
after(async () => {
  for (const { process, agent } of apis) {
    process.signal('SIGKILL');
    await process.ended();
    agent.destroy();
  }
  await database.close();
  await target.remove();
});

it('processes that are stopped and started in turn under load answer every call that they have', async () => {
  const salon = await makeSalon(database);
  const customers = await Promise.all(Array.from({ length: CALLERS }, () => makeCustomer(database)));
  await slowFavourites(database, SLOW_MS);
  const failed: string[] = [];
  let [answered, isOver] = [0, false];

  /** @returns the status, or the error's code */
  const put = async ({ port, agent }: Api, token: string): Promise<number | string> => {
    const path = `/api/customer/favourites/${salon.id}`;
    const headers = { authorization: `Bearer ${token}` };
    const asked = request({ host: '127.0.0.1', port, agent, method: 'PUT', path, headers }).end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    if (answer) await once(answer.resume(), 'end');
    return answer?.statusCode ?? 0;
  };
  const callOn = async (token: string, no: number): Promise<void> => {
    for (let turn = no; !isOver; turn += 1) {
      const ready = apis.filter(({ isReady }) => isReady);
      const api = ready[turn % ready.length];
      assert.ok(api);
      api.underWay += 1;
      const told = await put(api, token).catch((error: NodeJS.ErrnoException) => String(error.code));
      api.underWay -= 1;
      if (told === 200) answered += 1;
      else failed.push(`${api.port}: ${told}`);
    }
  };
  const more = async (): Promise<void> => {
    const enough = answered + 2 * CALLERS;
    await until(() => answered >= enough || failed.length > 0);
  };
  const isReady = async ({ port }: Api): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200;

  const calling = Promise.all(customers.map(({ token }, no) => callOn(token, no)));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const api of apis) {
      await more();
      await until(() => api.underWay > 0);
      api.process.signal('SIGTERM');
      api.isReady = false;
      assert.equal((await api.process.ended()).code, 0);
      api.process = start(api.port);
      await until(() => isReady(api));
      api.isReady = true;
    }
  await more();
  isOver = true;
  await calling;
  assert.deepEqual(failed, []);
  shows('T23', {
    calls: answered,
    'processes stopped by SIGTERM and started again, one after the other': ROUNDS * apis.length,
    'calls failed': failed.length,
  });
});
