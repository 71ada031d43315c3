import assert from 'node:assert/strict';
import { before, beforeEach, it } from 'node:test';
import { instantAt } from '@sundara/contracts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import type { Database } from '../database/open-database.ts';
import { outbox } from '../outbox/outbox.tables.ts';
import { scheduleYears, yearsJob } from './years.job.ts';

forEachDatabase((_, open) => {
  const table = { name: 'visits', keptYears: 2 };
  let database: Database;
  let now: Date;
  const dependencies = () => ({ database, now: () => now });
  const run = (): Promise<unknown> => yearsJob(dependencies(), [table]).run({});
  const parts = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ part: string }>(
      "select inhrelid::regclass::text as part from pg_inherits where inhparent = 'visits'::regclass order by 1",
    );
    return rows.map(({ part }) => part);
  };
  const add = (...days: readonly string[]) =>
    database.pool.query('insert into visits select unnest($1::timestamptz[])', [
      days.map((day) => instantAt(day, '12:00').toISOString()),
    ]);
  const isDue = async (): Promise<boolean> => {
    await database.db.delete(outbox);
    await scheduleYears(dependencies(), [table]);
    return (await database.db.select().from(outbox)).length > 0;
  };

  before(async () => {
    database = await open();
  });
  beforeEach(async () => {
    now = instantAt('2026-11-28', '12:00');
    await database.pool.query(`
      drop table if exists visits;
      create table visits (at timestamptz not null) partition by range (at);
      create table visits_rest partition of visits default;
      create table visits_before partition of visits for values from (minvalue) to ('2027-04-01 00:00+05:30')`);
  });

  it('makes the next three years, each from its 1 April in India on, and no more when they are there', async () => {
    assert.equal(await isDue(), true);
    await run();
    const all = ['visits_2027', 'visits_2028', 'visits_2029', 'visits_before', 'visits_rest'];
    assert.deepEqual(await parts(), all);
    assert.equal(await isDue(), false);
    await run();
    assert.deepEqual(await parts(), all);
    await add('2027-03-31', '2027-04-01', '2029-03-31', '2029-04-01');
    const { rows } = await database.pool.query(
      'select tableoid::regclass::text as part from visits order by at',
    );
    assert.deepEqual(
      rows.map(({ part }) => part),
      ['visits_before', 'visits_2027', 'visits_2028', 'visits_2029'],
    );
  });

  it('drops years that are older than what is kept, and nothing else', async () => {
    await run();
    await add('2027-03-31', '2027-04-01');
    now = instantAt('2029-03-31', '23:59');
    assert.equal(await isDue(), true, 'a year is missing');
    await run();
    assert.deepEqual((await parts()).includes('visits_before'), true);
    assert.equal(await isDue(), false);
    now = instantAt('2029-04-01', '00:00');
    assert.equal(await isDue(), true);
    await run();
    const { rows } = await database.pool.query('select at from visits');
    assert.deepEqual(rows, [{ at: instantAt('2027-04-01', '12:00') }]);
  });

  it('keeps rows of years that have no partition yet, and fails where none will have one for long', async () => {
    await add('2028-05-01');
    assert.equal(await isDue(), true);
    await run();
    const { rows } = await database.pool.query('select tableoid::regclass::text as part from visits');
    assert.deepEqual(rows, [{ part: 'visits_2028' }]);
    await add('2050-05-01');
    await assert.rejects(run(), /visits_rest holds rows/);
    assert.equal(await isDue(), true);
  });
});
