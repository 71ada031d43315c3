import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeTestDatabase, onBothDatabases } from '../testing/for-each-database.ts';
import { DEMO_CUSTOMER } from './accounts.ts';
import { seedDemo } from './seed.ts';

onBothDatabases((kind, open) => {
  it('fills an empty database once, also when two processes start at the same moment', async (t) => {
    const target = await makeTestDatabase(kind);
    // The embedded database has one connection: the second call waits for the first, however long that takes.
    const database = await openDatabase({ ...target.settings, connectLimitMs: 300_000 });
    t.after(async () => {
      await database.close();
      await target.remove();
    });
    const now = new Date();
    const written = await Promise.all([seedDemo(database, now), seedDemo(database, now)]);
    assert.deepEqual(written.sort(), [false, true]);
    assert.equal(await seedDemo(database, now), false);
    const { rows } = await database.db.execute(sql`
      select (select count(*)::int from salons) as salons, (select count(*)::int from bookings where customer_id = ${DEMO_CUSTOMER.id}) as own,
             (select count(*) between 2000 and 4000 from bookings) as past,
             (select sum(amount_paise)::int from ledger_entries) as unbalanced,
             (select count(*)::int from users where role = 'admin') as admins,
             (select count(*)::int from salons left join (
                select salon_id, round(avg(rating), 1) as mean, count(*) from reviews group by salon_id
              ) as said on salon_id = id
              where review_count <> coalesce(said.count, 0) or rating <> said.mean) as misrated`);
    assert.deepEqual(rows, [{ salons: 144, own: 5, past: true, unbalanced: 0, admins: 1, misrated: 0 }]);
  });

  it('leaves a database with an account in it as it is', async () => {
    const database = await open();
    await database.pool.query(
      `insert into users (email, name, phone, password_hash) values ('owner@example.test', 'O', '1', 'x')`,
    );
    assert.equal(await seedDemo(database, new Date()), false);
    const { rows } = await database.pool.query('select count(*)::int as salons from salons');
    assert.deepEqual(rows, [{ salons: 0 }]);
  });
});
