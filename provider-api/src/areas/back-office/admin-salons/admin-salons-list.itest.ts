import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { before, it } from 'node:test';
import { ADMIN_SALON_SORTS } from '@sundara/contracts/api';
import { addManySalons } from '../../../testing/add-many-salons.ts';
import { makeCustomer, makeSalon, type TestCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { plansOf, settle } from '../../../testing/plans-of.ts';
import { findSalonsForAdmin } from './admin-salons.repository.ts';
import { salonsFile } from './salons-file.ts';

forEachBench({}, (scene, kind) => {
  let admin: TestCustomer;
  before(async () => {
    admin = await makeCustomer(scene.database, 'admin');
  });

  const call = (query: string) =>
    scene.bench.call('GET', `/api/admin/salons${query}`, { token: admin.token });

  it('sorts, filters and pages, and writes the same list as a file', async () => {
    for (const name of ['Zeta One', 'Zeta Two', 'zeta Three']) await makeSalon(scene.database, 1, { name });
    const names = async (query: string) =>
      (await call(`?${query}`)).json.salons.map(({ name }: { name: string }) => name);
    const ascending = await names('q=zeta&sort=name_asc');
    assert.equal(ascending.length, 3);
    assert.deepEqual(await names('q=zeta&sort=name_desc'), ascending.toReversed());
    assert.deepEqual(await names('q=zeta&sort=name_asc&page=3&limit=1'), [ascending[2]]);
    assert.deepEqual((await names('q=ze')).toSorted(), ascending.toSorted(), 'two letters begin a word');
    assert.equal((await call('?sort=owner_asc')).status, 400);
    const file = salonsFile(scene.database.db, { q: 'zeta', sort: 'name_asc' }, scene.bench.now);
    assert.equal(file.name, 'sundara-salons-2026-11-23.csv');
    const csv = await text(Readable.from(await file.bytes()));
    const lines = csv.trim().split('\r\n').slice(1);
    assert.deepEqual(
      lines.map((line) => line.split(',')[0]),
      ascending,
    );
  });

  it('reads every order, and a search, without walking the table', async () => {
    if (kind === 'embedded') return;
    await addManySalons(scene.database, 3_000);
    await settle(scene.database, 'salons');
    const plans = await plansOf(scene.database, async (db) => {
      for (const sort of ADMIN_SALON_SORTS)
        for (const [page, status] of [[1], [150], [299], [1, 'active'], [1, 'pending']] as const)
          await findSalonsForAdmin(db, { page, limit: 10, sort, status });
      // For words that every salon has, the first thousand hits are read wherever they are.
      for (const q of ['c4ca42', '40 1777', 'ma', 'madhapur'])
        await findSalonsForAdmin(db, { page: 1, limit: 10, sort: 'name_asc', q });
    });
    assert(plans.length > 60);
    for (const plan of plans) assert.doesNotMatch(plan, /Seq Scan on salons/);
    const found = await findSalonsForAdmin(scene.database.db, { page: 300, limit: 10, sort: 'name_asc' });
    assert.equal(found.total, found.counts.total);
    assert.equal(found.rows.length > 0, true);
  });
});
