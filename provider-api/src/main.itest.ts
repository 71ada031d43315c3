import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, describe, it } from 'node:test';
import { removeFolder } from '@sundara/node/testing';
import { makeEmbeddedDataFolder } from './testing/embedded-database.ts';
import { runServer, type ServerProcess } from './testing/run-server.ts';

describe('the API as a process', () => {
  const folders: string[] = [];
  const processes: ServerProcess[] = [];
  after(async () => {
    for (const started of processes) started.signal('SIGKILL');
    for (const folder of folders) await removeFolder(folder);
  });
  const dataFolder = async () => {
    const folder = await makeEmbeddedDataFolder();
    folders.push(folder);
    return folder;
  };
  const run = (settings: Record<string, string>) => {
    const started = runServer(settings);
    processes.push(started);
    return started;
  };
  const total = async (address: string) => {
    const reply = await fetch(`${address}/api/public/salons?limit=1`);
    const { pagination } = (await reply.json()) as { pagination: { total: number } };
    return pagination.total;
  };

  it('stops when it is asked to, refuses a second process meanwhile, and finds its data again', async () => {
    const DATA_DIR = await dataFolder();
    const first = run({ DATA_DIR });
    assert.equal(await total(await first.ready()), 144);
    assert.equal((await fetch(`${await first.ready()}/readyz`)).status, 200);

    const second = await run({ DATA_DIR }).ended();
    assert.equal(second.code, 1);
    assert.match(
      second.said,
      /^Provider API stops: The database folder .* is already in use by process \d+\./,
    );

    first.signal('SIGTERM');
    const { code, said } = await first.ended();
    assert.deepEqual([code, said.includes('rror')], [0, false], said);

    const third = run({ DATA_DIR, DEMO_DATA: 'off' });
    assert.equal(await total(await third.ready()), 144);
    third.signal('SIGINT');
    assert.equal((await third.ended()).code, 0);
  });

  it('starts empty where demo data is off', async () => {
    const started = run({ DATA_DIR: await dataFolder(), DEMO_DATA: 'off' });
    assert.equal(await total(await started.ready()), 0);
    started.signal('SIGTERM');
    assert.equal((await started.ended()).code, 0);
  });

  it('tells a taken port, a wrong setting and a database that is not there in one sentence, and exits with 1', async (test) => {
    const neighbour = createServer().listen(0, '127.0.0.1');
    test.after(() => neighbour.close());
    await new Promise((resolve) => neighbour.once('listening', resolve));
    const taken = neighbour.address();
    const port = typeof taken === 'object' && taken ? String(taken.port) : '';
    const cases: [Record<string, string>, RegExp][] = [
      [{ API_PORT: port }, new RegExp(`Port ${port} is taken\\. Stop what listens there, or set API_PORT`)],
      [
        { TOKEN_SECRET: 'short' },
        /The setting TOKEN_SECRET is not valid: it needs at least 32 characters\.$/,
      ],
      [
        { DATABASE_URL: 'postgres://sundara:hidden@127.0.0.1:1/x' },
        /PostgreSQL at 127\.0\.0\.1:1 can't be reached/,
      ],
    ];
    for (const [settings, sentence] of cases) {
      const { code, said } = await run({
        DATA_DIR: await dataFolder(),
        DEMO_DATA: 'off',
        ...settings,
      }).ended();
      assert.equal(code, 1);
      assert.match(said, sentence);
      assert.match(said, /^Provider API stops: [^\n]*$/, 'one line');
      assert.doesNotMatch(said, /hidden|short/);
    }
  });
});
