import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { until } from '@sundara/contracts/testing';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { countWaiting } from '../../../testing/count-waiting.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { type Bench, makeCustomer, makeSalon, openBench } from '../../../testing/payments/booking-bench.ts';
import { type Sandbox, startSandbox } from '../../../testing/payments/sandbox-process.ts';

/** More than one process has database connections. */
const CUSTOMERS = 30;

describe('while many wait for one time of a salon', () => {
  let target: TestDatabase;
  let database: Database;
  let sandbox: Sandbox;
  let bench: Bench;
  before(async () => {
    target = await makeTestDatabase('postgres');
    // Long enough for 30 orders to begin on a busy machine; a request that finds no free connection still fails.
    database = await openDatabase({ ...target.settings, connectLimitMs: 15_000 });
    sandbox = await startSandbox();
    bench = await openBench(database, sandbox.url);
  });
  after(async () => {
    await bench.close();
    await sandbox.stop();
    await database.close();
    await target.remove();
  });

  it('one connection waits, others are answered, and in the end one has it and all are told', async () => {
    const salon = await makeSalon(database);
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => makeCustomer(database)));
    const [reader] = customers;
    assert(reader);
    const orders = await database.alone(async (client) => {
      await client.query('begin');
      await client.query('select from salons where id = $1 for update', [salon.id]);
      const sent = customers.map((customer) => bench.order(customer, salon));
      await until(async () => (await countWaiting(database)) > 0);
      for (let read = 0; read < CUSTOMERS; read += 1) {
        const { status } = await bench.call('GET', '/api/customer/bookings', { token: reader.token });
        assert.equal(status, 200);
      }
      assert.equal(await countWaiting(database), 1);
      await client.query('commit');
      return sent;
    });
    const told = (await Promise.all(orders)).map(({ status, json }) => json.code ?? status).sort();
    assert.deepEqual(told, [200, ...Array(CUSTOMERS - 1).fill('SLOT_TAKEN')]);
  });
});
