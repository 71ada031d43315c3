import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { addDays, instantAt } from '@sundara/contracts';
import { randomOf, sized, testSeed } from '@sundara/contracts/testing';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { makeCustomer, makeSalon, putVisit } from '../../../testing/payments/booking-bench.ts';
import { addToFigures, figuresQuery, findFigures, foldChanges } from './figures.repository.ts';
import { FIGURES } from './figures.tables.ts';
import { countSlowly } from './testing/counted-slowly.ts';
import { createHistory } from './testing/random-history.ts';

const STEPS = sized({ quick: 120, deep: 1_200 });
const DAYS = Array.from({ length: 200 }, (_, day) => addDays('2026-07-01', day));

forEachDatabase((kind, open) => {
  let database: Database;
  before(async () => {
    database = await open();
  });
  const fold = () => database.transaction((tx) => foldChanges(tx));
  /** Every figure that is not 0, by day. */
  const counted = async () => {
    const found = await findFigures(database.db, DAYS);
    return new Map(
      found.flatMap((figures, index) =>
        FIGURES.flatMap((figure): [string, number][] =>
          figures[figure] === 0 ? [] : [[`${DAYS[index]} ${figure}`, figures[figure]]],
        ),
      ),
    );
  };
  const sorted = (map: ReadonlyMap<string, number>) => [...map].sort();

  it('are what the rows say, whatever happened to days that are long over and whenever changes are folded', async (t) => {
    const random = randomOf(testSeed(t));
    const history = await createHistory(database, random);
    let folded = 0;
    for (let step = 0; step < STEPS; step += 1) {
      await history.step();
      if (random.below(25) === 0) folded += await fold();
      if (step % 40 === 39)
        assert.deepEqual(sorted(await counted()), sorted(await countSlowly(database)), `step ${step}`);
    }
    const slowly = sorted(await countSlowly(database));
    assert(slowly.length > 60, `${slowly.length} figures`);
    folded += await fold();
    assert(folded > 0);
    assert.deepEqual(sorted(await counted()), slowly);
    assert.equal(await fold(), 0);
  });

  it('sum neighbouring periods, and count on for what no row tells of', async () => {
    await addToFigures(database.db, '2026-12-30', new Map([['salon_views', 7]]));
    await fold();
    await addToFigures(database.db, '2026-12-30', new Map([['salon_views', 4]]));
    await addToFigures(database.db, '2026-12-31', new Map([['salon_views', 100]]));
    const found = await findFigures(database.db, ['2026-12-01', '2026-12-31', '2027-01-01', '2027-02-01']);
    assert.deepEqual(
      found.map(({ salon_views: views }) => views),
      [11, 100, 0],
    );
  });

  it('change once by a statement, however many rows it writes, and not by one that changes nothing counted', async () => {
    const { pool } = database;
    const changesOf = async (text: string) => {
      const { rows: before } = await pool.query<{ last: string }>(
        'select coalesce(max(id), 0) as last from figure_changes',
      );
      await pool.query(text);
      const { rows } = await pool.query<{ change: string }>(
        `select concat_ws(' ', day, figure, amount) as change from figure_changes where id > $1 order by 1`,
        [before[0]?.last],
      );
      return rows.map(({ change }) => change);
    };
    const insert = `insert into users (name, email, phone, password_hash, created_at)
      select 'Many', 'many-' || n || '@people.example', '', 'none', '2027-02-01T12:00:00+05:30'::timestamptz + n % 3 * interval '1 day'
        from generate_series(1, 30) n`;
    const ofMany = "where email like 'many-%@people.example'";
    assert.deepEqual(await changesOf(`begin; ${insert}; rollback`), []);
    assert.deepEqual(await changesOf(insert), [
      '2027-02-01 new_users 10',
      '2027-02-02 new_users 10',
      '2027-02-03 new_users 10',
    ]);
    assert.deepEqual(await changesOf(`update users set name = 'Others' ${ofMany}`), []);
    assert.deepEqual(
      await changesOf(`update users set created_at = created_at + interval '1 minute' ${ofMany}`),
      [],
    );
    assert.deepEqual(
      await changesOf(`update users set created_at = created_at + interval '1 day' ${ofMany}`),
      ['2027-02-01 new_users -10', '2027-02-04 new_users 10'],
    );
    for (const nobody of ['delete from users where false', 'update users set created_at = now() where false'])
      assert.deepEqual(await changesOf(nobody), []);
    assert.deepEqual(
      await changesOf(`${insert} on conflict (email) do update set created_at = '2027-02-05T12:00:00+05:30'`),
      [
        '2027-02-02 new_users -10',
        '2027-02-03 new_users -10',
        '2027-02-04 new_users -10',
        '2027-02-05 new_users 30',
      ],
    );
    assert.deepEqual(await changesOf(`delete from users ${ofMany}`), ['2027-02-05 new_users -30']);
  });

  it('are read by the day, by indexes', async () => {
    const { pool, db } = database;
    await pool.query(
      `insert into daily_figures select '1990-01-01'::date + n, 'visits', n from generate_series(1, 9000) n`,
    );
    await pool.query('vacuum analyze daily_figures');
    const { sql: text, params } = figuresQuery(db, ['2026-10-01', '2026-11-01']).toSQL();
    const { rows } = await pool.query(`explain ${text}`, params);
    const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
    assert.doesNotMatch(plan, /Seq Scan on daily_figures/);
  });

  if (kind === 'postgres') {
    it('make nobody wait who changes the same days in another order', async () => {
      const salon = await makeSalon(database);
      const customer = await makeCustomer(database);
      const visits: string[] = [];
      for (const hour of [9, 10, 11, 12]) {
        const start = instantAt('2027-04-01', `${hour}:00`.padStart(5, '0'));
        visits.push(await putVisit(database, salon, customer, start, 50, { createdAt: start }));
      }
      const clients = [await database.pool.connect(), await database.pool.connect()];
      try {
        const move = (who: number, visit: number, day: string) =>
          clients[who]?.query('update bookings set created_at = $2 where id = $1', [
            visits[visit],
            instantAt(day, '12:00'),
          ]);
        // A client that has to wait for a lock fails.
        for (const client of clients) await client.query("begin; set local lock_timeout = '1s'");
        await move(0, 0, '2027-04-10');
        await move(1, 1, '2027-04-11');
        await move(0, 2, '2027-04-11');
        await move(1, 3, '2027-04-10');
        for (const client of clients) await client.query('commit');
      } finally {
        for (const client of clients) client.release();
      }
      const found = await findFigures(database.db, [
        '2027-04-01',
        '2027-04-02',
        '2027-04-10',
        '2027-04-11',
        '2027-04-12',
      ]);
      assert.deepEqual(
        found.map(({ bookings }) => bookings),
        [0, 0, 2, 2],
      );
    });

    it('are folded once by several at a time, and read whole meanwhile', async () => {
      const day = '2027-03-01';
      for (let turn = 0; turn < 20; turn += 1) {
        await addToFigures(database.db, day, new Map([['calendar_views', 1]]));
        const [, , , read] = await Promise.all([
          fold(),
          fold(),
          fold(),
          findFigures(database.db, [day, '2027-03-02']),
        ]);
        assert.equal(read[0]?.calendar_views, turn + 1);
      }
    });
  }
});
