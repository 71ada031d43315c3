import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { addManySalons } from '../../../testing/add-many-salons.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { makeSalon } from '../../../testing/payments/booking-bench.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { salons } from '../salons/salons.tables.ts';

interface Entry {
  readonly id: string;
  readonly changedAt: string;
}

forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
  });
  const ask = (page: number | string = 1) => api.call('GET', `/api/public/salons/sitemap?page=${page}`);
  const entries = async (): Promise<Entry[]> => (await ask()).json.salons;

  it('tells a broken page by its field', async () => {
    for (const page of [0, -1, 'x', 1.5, 1e9]) {
      const { status, json } = await ask(page);
      assert.deepEqual([status, json.fields?.[0].path], [400, 'page'], String(page));
    }
  });

  it('has every salon that is shown, the oldest first, and a new one at the end', async () => {
    const before = await entries();
    assert.equal(before.length, 144);
    const { id } = await makeSalon(database);
    assert.deepEqual(
      (await entries()).map((entry) => entry.id),
      [...before.map((entry) => entry.id), id],
    );
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, id));
    assert.deepEqual(await entries(), before);
  });

  it('tells when a salon last changed', async () => {
    const [first] = await entries();
    assert(first);
    await database.db.update(salons).set({ name: 'Another name' }).where(eq(salons.id, first.id));
    const [changed] = await entries();
    assert.match(changed?.changedAt ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
    assert.equal(Math.abs(Date.parse(changed?.changedAt ?? '') - Date.now()) < 60_000, true);
  });

  it('goes on with the next ten thousand, and past the end has an empty page', async () => {
    await addManySalons(database, 10_000);
    const [one, two, three] = await Promise.all([ask(1), ask(2), ask(3)]);
    assert.deepEqual(
      [one?.json.salons.length, two?.json.salons.length, three?.json.salons.length],
      [10_000, 144, 0],
    );
    const { totalPages, totalCount } = one?.json.pagination ?? {};
    assert.deepEqual([totalPages, totalCount], [2, 10_144]);
    const ids = [...(one?.json.salons ?? []), ...(two?.json.salons ?? [])].map(({ id }: Entry) => id);
    assert.equal(new Set(ids).size, 10_144);
  });
});
