import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { freePort, until } from '@sundara/contracts/testing';
import pg from 'pg';
import { makeTestDatabase, type TestDatabase } from '../../testing/for-each-database.ts';
import { runServer, type ServerProcess } from '../../testing/run-server.ts';

const FORM = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject: 'feedback',
  message: 'Can I bring my daughter along on Saturday?',
};

describe('the roles of the API, each a process', () => {
  const processes: ServerProcess[] = [];
  let target: TestDatabase;
  let client: pg.Client;
  before(async () => {
    target = await makeTestDatabase('postgres', 'empty');
    client = new pg.Client({ connectionString: target.settings.databaseUrl });
    await client.connect();
  });
  after(async () => {
    for (const started of processes) started.signal('SIGKILL');
    await Promise.all(processes.map((started) => started.ended()));
    await client.end();
    await target.remove();
  });
  const run = (role: string, settings: Record<string, string> = {}) => {
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = target.settings;
    const started = runServer({ DATA_DIR, DATABASE_URL, ...settings }, role);
    processes.push(started);
    return started;
  };
  const readiness = async (address: string): Promise<string> => {
    const reply = await fetch(`${address}/readyz`);
    return `${reply.status} ${((await reply.json()) as { message: string }).message}`;
  };
  const becomesReady = (address: string) => until(async () => (await readiness(address)) === '200 Ready');
  const numberOf = async (what: string): Promise<number> => {
    const { rows } = await client.query<{ found: number }>(`select count(*)::int as found from ${what}`);
    return rows[0]?.found ?? 0;
  };

  it('wait for the migrations; workers share what an api wrote; a stop is told before it comes', async () => {
    const api = run('api', { STOP_DELAY_SECONDS: '5' });
    const address = await api.ready();
    assert.equal(await readiness(address), '503 The database lacks migrations: run `sundara migrate`.');

    const call = await fetch(`${address}/api/public/salons`);
    assert.equal(call.status, 503);
    assert.match(await call.text(), /UNAVAILABLE.*being updated/);

    const early = run('worker');
    assert.match(await readiness(await early.ready()), /^503 The database lacks migrations/);

    const migrated = await run('migrate').ended();
    assert.equal(migrated.code, 0, migrated.said);
    assert.match(migrated.said, /^sundara migrate: applied 0000_baseline$/m);
    await becomesReady(address);
    await becomesReady(await early.ready());
    early.signal('SIGTERM');
    assert.equal((await early.ended()).code, 0);

    const again = await run('migrate').ended();
    assert.deepEqual(
      [again.code, again.said],
      [0, 'sundara migrate: the schema had every migration already'],
    );

    const reply = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(FORM),
    });
    assert.equal(reply.status, 200, await reply.text());
    const due = 'outbox where run_at <= now() and done_at is null';
    assert.equal(await numberOf(due), 2, 'an api does no jobs');
    assert.equal(await numberOf("users where email like '%demo.test'"), 0, 'nothing adds demo data');

    const metricsPort = await freePort();
    const workers = [run('worker', { METRICS_PORT: `${metricsPort}` }), run('worker')];
    for (const worker of workers) await becomesReady(await worker.ready());
    await until(async () => (await numberOf(due)) === 0);
    assert.equal(await numberOf('mailbox'), 2, 'each mail once');
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    assert.match(metrics, /^sundara_money_to_look_at\S* 0$/m, 'a worker tells what waits');

    api.signal('SIGTERM');
    await until(async () => (await readiness(address)) === '503 This process is stopping.');
    assert.equal((await fetch(`${address}/api/public/salons`)).status, 200, 'it still answers');
    for (const worker of workers) worker.signal('SIGTERM');
    for (const stopped of [api, ...workers]) {
      const { code, said } = await stopped.ended();
      assert.equal(code, 0, said);
    }
  });

  it('end with 78 where a setting is wrong, and with 1 where the database is not there', async () => {
    const cases: [string, Record<string, string>, number, RegExp][] = [
      [
        'api',
        { DATABASE_URL: '' },
        78,
        /^sundara api: The setting DATABASE_URL is not set: it needs a postgres/,
      ],
      ['worker', { TOKEN_SECRET: 'short' }, 78, /^sundara worker: The setting TOKEN_SECRET is not valid/],
      ['api', { STOP_DELAY_SECONDS: 'soon' }, 78, /STOP_DELAY_SECONDS is not valid/],
      ['migrate', { DATABASE_URL: 'postgres://sundara:hidden@127.0.0.1:1/x' }, 1, /can't be reached/],
    ];
    for (const [role, settings, expected, sentence] of cases) {
      const { code, said } = await run(role, settings).ended();
      assert.equal(code, expected, said);
      assert.match(said, sentence);
      assert.doesNotMatch(said, /hidden|short|\n/);
    }
  });
});
