import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { makeSalon } from '../../../testing/payments/booking-bench.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { reviews } from './reviews.tables.ts';

interface Shown {
  readonly title: string;
  readonly rating: number;
}

/** Stars of seven reviews, the newest first; the last two were written at the same moment. */
const STARS = [4, 5, 1, 5, 3, 5, 2];

forEachDatabase((_, open) => {
  let database: Database;
  let api: TestApp;
  let salonId: string;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
    ({ id: salonId } = await makeSalon(database));
    const written = STARS.map((rating, n) => ({
      salonId,
      author: 'Asha R.',
      rating,
      title: `Visit ${n}`,
      comment: 'They took their time.',
      createdAt: new Date(Date.UTC(2026, 9, 20 - Math.min(n, 5), 6, 30)),
    }));
    await database.db.insert(reviews).values(written);
  });
  const ask = (query = '', id = salonId) => api.call('GET', `/api/public/salons/${id}/reviews?${query}`);
  const titles = async (query: string) =>
    (await ask(query)).json.reviews.map(({ title }: Shown) => title.replace('Visit ', '')).join('');

  it('tells a broken query by its fields', async () => {
    for (const [query, field] of [
      ['rating=6', 'rating'],
      ['rating=4.5', 'rating'],
      ['sort=best', 'sort'],
      ['page=0', 'page'],
    ] as const) {
      const { status, json } = await ask(query);
      assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', field], query);
    }
  });

  it('shows three to a page, the newest first, with their day at the salon and how many there are', async () => {
    const { status, json, headers } = await ask();
    assert.equal(status, 200);
    assert.deepEqual(
      json.reviews.map(({ title }: Shown) => title),
      ['Visit 0', 'Visit 1', 'Visit 2'],
    );
    assert.deepEqual(
      { ...json.reviews[0], id: '' },
      {
        id: '',
        rating: 4,
        title: 'Visit 0',
        comment: 'They took their time.',
        author: 'Asha R.',
        date: '2026-10-20T12:00:00+05:30',
        photos: [],
        verified: false,
        edited: false,
        reply: null,
      },
    );
    assert.deepEqual([json.pagination.total, json.pagination.pages, json.pagination.limit], [7, 3, 3]);
    assert.match(String(headers['cache-control']), /^public, max-age=\d+$/);
  });

  it('pages without repeating or losing a review, and the page after the last is empty', async () => {
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) for (const { id } of (await ask(`page=${page}`)).json.reviews) seen.add(id);
    assert.equal(seen.size, STARS.length);
    assert.deepEqual((await ask('page=4')).json.reviews, []);
  });

  it('puts the highest or the lowest first, the newest among equals', async () => {
    assert.match(await titles('sort=highest&limit=10'), /^13504[26]+$/);
    assert.match(await titles('sort=lowest&limit=4'), /^2640$/);
  });

  it('leaves those with so many stars, and counts only them', async () => {
    assert.equal(await titles('rating=5'), '135');
    assert.equal((await ask('rating=5')).json.pagination.total, 3);
  });

  it("sends the first page and the counts of all with the salon's page", async () => {
    const { salon } = (await api.call('GET', `/api/public/salons/${salonId}`)).json;
    assert.deepEqual(salon.reviewList, (await ask()).json.reviews);
    assert.deepEqual(
      salon.ratingCounts.map(({ stars, count }: { stars: number; count: number }) => [stars, count]),
      [5, 4, 3, 2, 1].map((stars) => [stars, STARS.filter((each) => each === stars).length]),
    );
  });

  it('answers 404 for a salon that is unknown, impossible or hidden, all alike', async () => {
    const { id } = await makeSalon(database);
    assert.deepEqual((await ask('', id)).json.reviews, [], 'a salon without reviews is no error');
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, id));
    const answers = await Promise.all([id, crypto.randomUUID(), 'nothing'].map((each) => ask('', each)));
    for (const { status, json } of answers) assert.deepEqual([status, json], [404, answers[0]?.json]);
  });
});
