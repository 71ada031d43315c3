import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { onBothDatabases } from '../../testing/for-each-database.ts';
import type { Database } from './open-database.ts';
import { isPostgresError } from './postgres-error.ts';

// Behaviour of driver and database that the product relies on. Run it whenever either gets a new version.

const refusedAs = (name: Parameters<typeof isPostgresError>[1]) => (error: unknown) =>
  isPostgresError(error, name);

/**
 * Bytes that something holds, the embedded database's own included. Resident memory also has what other files of this
 * process left, and the room for young objects, which grows with their number.
 */
const memoryHeld = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

onBothDatabases((kind, open) => {
  let database: Database;
  let pool: pg.Pool;
  before(async () => {
    database = await open();
    pool = database.pool;
    await pool.query(
      'create table seats (id int primary key, during tstzrange, exclude using gist (during with &&))',
    );
  });

  const numbersUpTo = async (count: number): Promise<number> => {
    const { rows } = await pool.query<{ n: number }>('select n from generate_series(1, $1::int) n', [count]);
    return rows.length;
  };

  it('answers the next statement after a unique violation outside of a transaction', async () => {
    await pool.query('insert into seats (id) values ($1)', [1]);
    for (let round = 0; round < 5; round += 1) {
      await assert.rejects(
        pool.query('insert into seats (id) values ($1)', [1]),
        refusedAs('UNIQUE_VIOLATION'),
      );
      assert.equal(await numbersUpTo(3), 3);
    }
  });

  it('refuses everything in a transaction after a unique violation, until it is rolled back', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into seats (id) values ($1)', [2]);
    await assert.rejects(
      client.query('insert into seats (id) values ($1)', [1]),
      refusedAs('UNIQUE_VIOLATION'),
    );
    await assert.rejects(client.query('select $1::int', [1]), refusedAs('IN_FAILED_TRANSACTION'));
    await client.query('rollback');
    const { rows } = await client.query('select id from seats where id = $1', [2]);
    client.release();
    assert.deepEqual(rows, []);
  });

  it('lets no two rows overlap, and rows that touch stand', async () => {
    const insert = (id: number, from: string, to: string) =>
      pool.query('insert into seats values ($1, tstzrange($2, $3))', [id, from, to]);
    await insert(11, '2026-11-24T10:00Z', '2026-11-24T11:00Z');
    await insert(12, '2026-11-24T11:00Z', '2026-11-24T12:00Z');
    await assert.rejects(
      insert(13, '2026-11-24T10:59Z', '2026-11-24T11:01Z'),
      refusedAs('EXCLUSION_VIOLATION'),
    );
  });

  it('runs several statements at once, all or none', async () => {
    await pool.query('insert into seats (id) values (21); insert into seats (id) values (22)');
    await assert.rejects(
      pool.query('insert into seats (id) values (23); insert into seats (id) values (22)'),
      refusedAs('UNIQUE_VIOLATION'),
    );
    const { rows } = await pool.query('select id from seats where id between 21 and 23 order by id');
    assert.deepEqual(rows, [{ id: 21 }, { id: 22 }]);
  });

  it('answers the next statement after a syntax error', async () => {
    await assert.rejects(pool.query('selekt $1', [1]), refusedAs('SYNTAX_ERROR'));
    assert.equal(await numbersUpTo(2), 2);
  });

  it('goes on using a named statement after it failed', async () => {
    const client = await pool.connect();
    const divide = (by: number) =>
      client.query({ name: 'divide', text: 'select 100 / $1::int as q', values: [by] });
    assert.equal((await divide(4)).rows[0].q, 25);
    await assert.rejects(divide(0), /division by zero/);
    assert.equal((await divide(5)).rows[0].q, 20);
    client.release();
  });

  it('carries a parameter of 500 kB there and back', async () => {
    const text = 'ಸೌಂದರ್ಯ '.repeat(24_000);
    const { rows } = await pool.query('select $1::text as text', [text]);
    assert.ok(Buffer.byteLength(text) > 500_000);
    assert.equal(rows[0].text, text);
  });

  it('brings 20,000 rows', async () => {
    assert.equal(await numbersUpTo(20_000), 20_000);
  });

  it('serves 100 transactions that were begun at once', async () => {
    await pool.query('create table counter (n int); insert into counter values (0)');
    const increment = () => database.transaction((tx) => tx.execute('update counter set n = n + 1'));
    await Promise.all(Array.from({ length: 100 }, increment));
    assert.deepEqual((await pool.query('select n from counter')).rows, [{ n: 100 }]);
  });

  it('undoes what a client dropped in a transaction has done, and its settings', async () => {
    const client = await pool.connect();
    await client.query(`set application_name = 'left behind'`);
    await client.query('begin');
    await client.query('insert into seats (id) values ($1)', [31]);
    client.release(true);
    const { rows } = await pool.query(
      `select current_setting('application_name') as name, (select count(*)::int from seats where id = 31) as seats`,
    );
    assert.notEqual(rows[0].name, 'left behind');
    assert.equal(rows[0].seats, 0);
  });

  it("keeps a dropped client's late answer from the next client", async () => {
    for (let round = 0; round < 20; round += 1) {
      const client = await pool.connect();
      const dropped = assert.rejects(client.query(`select 'late' as answer, pg_sleep(0.01)`), /terminated/);
      client.release(true);
      const { rows } = await pool.query('select $1::text as answer', [`mine ${round}`]);
      assert.deepEqual(rows, [{ answer: `mine ${round}` }]);
      await dropped;
    }
  });

  it('keeps no answer in memory', async () => {
    const before = memoryHeld();
    for (let round = 0; round < 1_000; round += 1) await pool.query(`select repeat('x', 500000)`);
    const grown = (memoryHeld() - before) / 1e6;
    assert.ok(grown < 250, `500 MB of answers have left ${grown.toFixed()} MB`);
  });

  it('reckons days in UTC', async () => {
    const { rows } = await pool.query(`select '2026-11-24T23:30:00Z'::timestamptz::date::text as day`);
    assert.deepEqual(rows, [{ day: '2026-11-24' }]);
  });

  it(`says that it is ${kind} and that it answers`, async () => {
    assert.equal(database.kind, kind);
    await database.ping();
  });
});
