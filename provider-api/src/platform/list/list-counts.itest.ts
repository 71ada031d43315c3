import assert from 'node:assert/strict';
import { it } from 'node:test';
import { randomOf, sized, testSeed } from '@sundara/contracts/testing';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { makeCustomer, makeSalon } from '../../testing/payments/booking-bench.ts';
import { findListCounts } from './list-counts.ts';
import { randomRows } from './testing/random-rows.ts';

const STEPS = sized({ quick: 100, deep: 3_000 });
/** Counts the rows themselves. */
const COUNTED = {
  applications: `select case when is_spam then 'spam' else state end as bucket, count(*)::int as rows
    from applications group by 1`,
  disputes: `select case when resolved_at is null then 'open' else 'resolved' end as bucket, count(*)::int as rows
    from disputes group by 1`,
  messages: `select concat(case when is_spam then 'spam' else state end, ' ', subject) as bucket, count(*)::int as rows
    from contact_messages group by 1`,
  reviews: `select concat(case when hidden_at is null then 'shown' else 'hidden' end, ' ', rating) as bucket, count(*)::int as rows
    from reviews group by 1`,
} as const;

forEachDatabase((_, open) => {
  it('are what the rows of applications, disputes, messages and reviews say, whatever was written, changed and removed', async (t) => {
    const seed = testSeed(t);
    const database = await open();
    const { db, pool } = database;
    const nextStatement = randomRows(randomOf(seed), await makeSalon(database), await makeCustomer(database));
    const seen = new Set<string>();
    for (let step = 1; step <= STEPS; step += 1) {
      await pool.query(nextStatement());
      if (step % 4 > 0) continue;
      for (const list of ['applications', 'disputes', 'messages', 'reviews'] as const) {
        const { rows } = await pool.query<{ bucket: string; rows: number }>(COUNTED[list]);
        const kept = [...(await findListCounts(db, list))].filter(([, count]) => count !== 0);
        const counted = rows.map((row): [string, number] => [row.bucket, row.rows]);
        assert.deepEqual(kept.sort(), counted.sort(), `step ${step}`);
        for (const { bucket } of rows) seen.add(bucket);
      }
    }
    assert(seen.size > 12, [...seen].join(', '));
  });
});
