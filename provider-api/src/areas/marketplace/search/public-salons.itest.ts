import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import localities from '../../../demo/localities.json' with { type: 'json' };
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { salons } from '../salons/salons.tables.ts';

interface Card {
  readonly rating: number;
  readonly reviews: number;
  readonly priceRange: string;
  readonly coverImage: { readonly url: string; readonly illustration?: boolean };
}

/** As if ten more customers had given 4.2. */
const standing = ({ rating, reviews }: Card) => (rating * reviews + 42) / (reviews + 10);

forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  before(async () => {
    database = await open('demo');
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
    const standings = page.salons.map(standing);
    assert.deepEqual(
      standings,
      [...standings].sort((a, b) => b - a),
    );
    assert.equal((await list('limit=1000')).salons.length, 100);
  });

  it('shows no card with the picture of one beside or below it, in all salons, a category and a locality', async () => {
    for (const query of [
      '',
      '&specialty=Beard',
      '&specialty=Nails',
      '&specialty=Spa',
      '&sublocality=Jubilee+Hills',
    ]) {
      const pages = await Promise.all([1, 2].map((page) => list(`limit=100&page=${page}${query}`)));
      const salons: Card[] = pages.flatMap((page) => page.salons);
      assert.ok(salons.length > 1, query);
      for (const [at, { coverImage }] of salons.entries()) {
        assert.equal(coverImage.illustration, true);
        const near = salons.slice(at + 1, at + 4).map((other) => other.coverImage.url);
        assert.ok(!near.includes(coverImage.url), `${query} ${at}: ${coverImage.url}`);
      }
    }
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
    assert.notEqual(found.length, 0);
    for (const { address, specialties } of found) {
      assert.equal(address.sublocality, 'Jubilee Hills');
      assert.equal(specialties.includes('Hair'), true);
    }
    const odd = async (query: string, fits: (salon: Card) => boolean) => {
      const { salons: page } = await list(`${query}&limit=100`);
      assert.notEqual(page.length, 0, query);
      return page.filter((salon: Card) => !fits(salon));
    };
    assert.deepEqual(await odd('rating=4.5', ({ rating, reviews }) => rating >= 4.5 && reviews > 0), []);
    const tier = '₹₹₹';
    assert.deepEqual(
      await odd(`priceRange=${encodeURIComponent(tier)}`, ({ priceRange }) => priceRange === tier),
      [],
    );
  });

  it('finds by the beginnings of words, and takes signs for no words', async () => {
    const names = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}&limit=100`)).salons.map(({ name }: { name: string }) => name);
    assert.deepEqual(await names('Marigold'), ['Marigold House']);
    const finds = async (q: string, name: string) => (await names(q)).includes(name);
    assert.equal(await finds('ma', 'Marigold House'), true, 'two letters begin a word');
    assert.equal(await finds('ig', 'Marigold House'), false, 'two letters do not stand inside a word');
    assert.equal(await finds('jubilee hills', 'Tamarind & Silk'), true, 'a locality counts too');
    for (const strange of ["%' or 1=1--", '!(', '_______', ':*', '\\'])
      assert.deepEqual(await names(strange), [], strange);
    const { services } = await list('q=balayage&limit=5');
    assert.deepEqual(
      services.map((hit: { name: string }) => hit.name),
      Array.from({ length: 5 }, () => 'Balayage'),
    );
  });

  it('shows one salon with services priced in rupees, hours, team and reviews', async () => {
    const [{ id }] = (await list('q=tamarind')).salons;
    const { status, json } = await api.call('GET', `/api/public/salons/${id}`);
    assert.equal(status, 200);
    const { salon } = json;
    assert.notEqual(salon.services.length, 0);
    assert.notEqual(salon.teamMembers.length, 0);
    assert.equal(salon.reviewList.length, 3, 'the first page of them');
    assert.match(salon.openingHours.friday.text, /^\d{1,2}:00 AM - \d{1,2}:00 PM$/);
    for (const { price, basePrice, discountPercent } of salon.services)
      assert.equal(price, Math.round(basePrice * (100 - discountPercent)) / 100);
    const prices = salon.services.map(({ price }: { price: number }) => price);
    assert.deepEqual([salon.priceFrom, salon.priceTo], [Math.min(...prices), Math.max(...prices)]);
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
