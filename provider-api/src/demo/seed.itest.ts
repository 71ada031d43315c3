import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeTestDatabase, onBothDatabases } from '../testing/for-each-database.ts';
import { DEMO_CUSTOMER } from './accounts.ts';
import { seedDemo } from './seed.ts';

/** Notes how long a statement of the seeding may take. */
const NOTE_LIMITS = `create table limits (statement text);
  create function note_limit() returns trigger language plpgsql as
    $$ begin insert into limits values (current_setting('statement_timeout')); return null; end $$;
  create trigger note_limit after insert on salons execute function note_limit()`;

onBothDatabases((kind, open) => {
  it('fills an empty database once, also when two processes start at the same moment and one waits long', async (t) => {
    const target = await makeTestDatabase(kind);
    // The embedded database has one connection: the second call waits for the first, however long that takes.
    const database = await openDatabase({ ...target.settings, connectLimitMs: 300_000 });
    t.after(async () => {
      await database.close();
      await target.remove();
    });
    await database.pool.query(NOTE_LIMITS);
    const now = new Date();
    const written = await Promise.all([seedDemo(database, now), seedDemo(database, now)]);
    assert.deepEqual(written.sort(), [false, true]);
    assert.equal(await seedDemo(database, now), false);
    // Waiting for the other process is a statement.
    const limits = await database.pool.query('select distinct statement from limits');
    assert.deepEqual(limits.rows, [{ statement: '0' }]);
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
