import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { type PostgresCluster, startPostgresCluster } from '@sundara/node/testing';
import { hold } from '../areas/booking/bookings/testing/book-visit.ts';
import { findVisit, type Visit } from '../areas/booking/bookings/visit.ts';
import { users } from '../areas/identity/index.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type Database, openDatabase } from '../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/for-each-database.ts';
import { makeCustomer, makeSalon, putVisit, type TestSalon } from '../testing/payments/booking-bench.ts';

const NOW = instantAt('2026-11-23', '12:00');
const START = instantAt('2026-11-24', '11:00');
const CUSTOMERS = 10;

let target: TestDatabase;
let cluster: PostgresCluster;
let servers: readonly [Database, Database];
/** One salon on each server. */
let salons: readonly [TestSalon, TestSalon];
let visits: readonly Visit[];
let customers: readonly { readonly id: string }[];

before(async () => {
  target = await makeTestDatabase('postgres');
  cluster = await startPostgresCluster();
  const databaseUrl = await cluster.createDatabase();
  servers = [await openDatabase(target.settings), await openDatabase({ ...target.settings, databaseUrl })];
  await migrate(servers[1]);
  salons = [await makeSalon(servers[0]), await makeSalon(servers[1])];
  visits = await Promise.all(
    salons.map((salon, at) => findVisit((servers[at] ?? servers[0]).db, salon.id, [salon.cut])),
  );
  const made = [];
  for (let n = 0; n < CUSTOMERS; n += 1) made.push(await makeCustomer(servers[0]));
  customers = made;
  // As logical replication copies accounts, without triggers.
  await servers[1].db.insert(users).values(await servers[0].db.select().from(users));
});
after(async () => {
  for (const database of servers) await database.close();
  await target.remove();
  await cluster.stop();
});

/** What the customer wants at the salon of that place. */
const wishOf = (customerId: string, at: number) => {
  const visit = visits[at];
  assert.ok(visit);
  return { customerId, start: START, visit };
};
const taken = async (database: Database): Promise<number> =>
  (await database.pool.query<{ n: number }>('select count(*)::int as n from occupations')).rows[0]?.n ?? -1;

it('sells a time of each salon once, whoever asks at both servers at the same moment', async () => {
  const held = await Promise.all(
    servers.map((database, at) =>
      Promise.all(customers.map(({ id }) => hold(database, wishOf(id, at), NOW))),
    ),
  );
  assert.deepEqual(
    held.map((ids) => ids.filter((id) => id !== undefined).length),
    [1, 1],
  );
  assert.deepEqual([await taken(servers[0]), await taken(servers[1])], [1, 1]);
});

it('refuses by its constraint on each server what goes round the lock', async () => {
  const [customer] = customers;
  assert.ok(customer);
  for (const [at, database] of servers.entries())
    await assert.rejects(
      putVisit(database, salons[at] ?? salons[0], customer, addMinutes(START, 30), 60),
      (error: Error) => /occupations_chair/.test(String(error.cause)),
    );
});

it('can not book a salon at a server where it is not, so that a wrong address sells nothing twice', async () => {
  const [customer] = customers;
  assert.ok(customer);
  const later = addMinutes(START, 1_440);
  for (const [at, database] of servers.entries()) {
    const elsewhere = salons[1 - at] ?? salons[0];
    assert.equal(await hold(database, { ...wishOf(customer.id, 1 - at), start: later }, NOW), undefined);
    await assert.rejects(putVisit(database, elsewhere, customer, later, 60), (error: Error) =>
      /bookings_salon_id_salons_id_fk/.test(String(error.cause)),
    );
    assert.equal(await taken(database), 1);
  }
});
