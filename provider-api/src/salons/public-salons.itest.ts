import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import localities from '../demo/localities.json' with { type: 'json' };
import { forEachDatabase } from '../testing/for-each-database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { salons } from './salons.tables.ts';

forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  before(async () => {
    database = await open();
    api = await testApp(database);
  });
  const list = async (query: string) => (await api.call('GET', `/api/public/salons?${query}`)).json;

  it('tells a broken query by its fields', async () => {
    const { status, json } = await api.call('GET', '/api/public/salons?page=0&rating=9&sort=best');
    assert.deepEqual(
      [status, json.fields.map((field: { path: string }) => field.path)],
      [400, ['page', 'rating', 'sort']],
    );
  });

  it('lists eight to a page by rating, with all names of the paging, and never more than a hundred', async () => {
    const page = await list('');
    assert.equal(page.salons.length, 8);
    assert.deepEqual(page.pagination, {
      totalCount: 144,
      totalPages: 18,
      currentPage: 1,
      page: 1,
      limit: 8,
      total: 144,
      pages: 18,
    });
    const ratings = page.salons.map((salon: { rating: number }) => salon.rating);
    assert.deepEqual(
      ratings,
      [...ratings].sort((a, b) => b - a),
    );
    assert.equal((await list('limit=1000')).salons.length, 100);
  });

  it('has every popular locality of Hyderabad at least once', async () => {
    const { json } = await api.call('GET', '/api/public/salons/sublocalities');
    assert.deepEqual(json.sublocalities, localities.items.map(({ name }) => name).sort());
  });

  it('pages without repeating or losing a salon', async () => {
    const ids = new Set<string>();
    for (let page = 1; page <= 3; page += 1) {
      for (const { id } of (await list(`limit=50&page=${page}&sort=rating_asc`)).salons) ids.add(id);
    }
    assert.equal(ids.size, 144);
  });

  it('filters by locality, specialty, tier, rating and words together', async () => {
    const { salons: found } = await list('sublocality=Jubilee%20Hills&specialty=Hair&limit=100');
    assert(found.length > 0);
    for (const salon of found) {
      assert.equal(salon.address.sublocality, 'Jubilee Hills');
      assert(salon.specialties.includes('Hair'));
    }
    const rated = await list('rating=4.5&limit=100');
    for (const salon of rated.salons) assert(salon.rating >= 4.5 && salon.reviews > 0);
    const tier = await list(`priceRange=${encodeURIComponent('₹₹₹')}&limit=100`);
    assert(
      tier.salons.length > 0 &&
        tier.salons.every((salon: { priceRange: string }) => salon.priceRange === '₹₹₹'),
    );
  });

  it('finds by words anywhere, by the beginning of a word from two letters, and takes signs to the letter', async () => {
    const names = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}&limit=100`)).salons.map(({ name }: { name: string }) => name);
    assert.deepEqual(await names('Marigold'), ['Marigold House']);
    assert((await names('arigol')).includes('Marigold House'), 'three letters may stand anywhere');
    assert((await names('ma')).includes('Marigold House'), 'two letters begin a word');
    assert(!(await names('ig')).includes('Marigold House'), 'two letters do not stand inside a word');
    assert((await names('jubilee hills')).includes('Tamarind & Silk'), 'a locality counts too');
    for (const strange of ["%' or 1=1--", '!(', '_______', ':*', '\\'])
      assert.deepEqual(await names(strange), [], strange);
    const { services } = await list('q=balayage&limit=5');
    assert(
      services.length > 0 &&
        services.every((hit: { name: string; salon: string }) => hit.name === 'Balayage' && hit.salon),
    );
  });

  it('shows one salon with services priced in rupees, hours, team and reviews', async () => {
    const [{ id }] = (await list('limit=1')).salons;
    const { status, json } = await api.call('GET', `/api/public/salons/${id}`);
    assert.equal(status, 200);
    const { salon } = json;
    assert(salon.services.length >= 8 && salon.teamMembers.length >= 2);
    assert.equal(salon.reviewList.length, salon.reviews);
    assert.match(salon.openingHours.friday.text, /^\d{1,2}:00 AM - \d{1,2}:00 PM$/);
    for (const service of salon.services) {
      const expected = Math.round(service.basePrice * (100 - service.discountPercent)) / 100;
      assert.equal(service.price, expected);
      assert(service.price >= salon.priceFrom && service.price <= salon.priceTo);
    }
  });

  it('answers a missing id, an impossible one and an inactive salon alike', async () => {
    const [{ id }] = (await list('limit=1')).salons;
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, id));
    const answers = await Promise.all(
      [id, crypto.randomUUID(), 'nothing', "'; drop table salons; --"].map((each) =>
        api.call('GET', `/api/public/salons/${encodeURIComponent(each)}`),
      ),
    );
    for (const { status, json } of answers) assert.deepEqual([status, json], [404, answers[0]?.json]);
    assert.equal((await list('')).pagination.total, 143);
    await database.db.update(salons).set({ isActive: true }).where(eq(salons.id, id));
  });
});
