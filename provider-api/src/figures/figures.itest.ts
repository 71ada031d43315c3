import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { addDays } from '@sundara/contracts';
import { randomOf, testSeed } from '../bookings/testing/random.ts';
import type { Database } from '../database/open-database.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { addToFigures, figuresQuery, findFigures, foldChanges } from './figures.repository.ts';
import { FIGURES } from './figures.tables.ts';
import { countSlowly } from './testing/counted-slowly.ts';
import { createHistory } from './testing/random-history.ts';

const STEPS = 120;
const DAYS = Array.from({ length: 200 }, (_, day) => addDays('2026-07-01', day));

forEachDatabase((kind, open) => {
  let database: Database;
  before(async () => {
    database = await open();
  });
  const fold = () => database.transaction((tx) => foldChanges(tx));
  /** Every figure that is not 0, by the day. */
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
    const seed = testSeed();
    t.diagnostic(`SEED=${seed}`);
    const random = randomOf(seed);
    const history = await createHistory(database, random);
    for (let step = 0; step < STEPS; step += 1) {
      await history.step();
      if (random.below(25) === 0) await fold();
      if (step % 40 === 39)
        assert.deepEqual(sorted(await counted()), sorted(await countSlowly(database)), `step ${step}`);
    }
    const slowly = sorted(await countSlowly(database));
    assert(slowly.length > 60, `${slowly.length} figures`);
    assert((await fold()) > 0);
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
