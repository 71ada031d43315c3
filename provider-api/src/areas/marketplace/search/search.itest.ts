import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { onBothDatabases } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { salons, services } from '../salons/salons.tables.ts';

interface Card {
  readonly id: string;
  readonly name: string;
  readonly address: { readonly sublocality: string };
  readonly rating: number;
  readonly reviews: number;
  readonly priceRange: string;
  readonly specialties: readonly string[];
  readonly distanceKm?: number;
}

interface Choice {
  readonly value: string;
  readonly count: number;
}

/** Texts that try to break the search. */
const HOSTILE = [
  "%' or 1=1--",
  "'; drop table salons; --",
  ':*',
  '&|!<->()',
  '\\',
  "\\' & x",
  '!!!',
  '💇‍♀️',
  '\u200b\u200d',
  '\u202e',
  'ﷺ',
  'x'.repeat(100),
  'a '.repeat(50),
  "'".repeat(100),
  '{}[]^$.*+?',
  '\ud800',
];

onBothDatabases((_, open) => {
  let database: Database;
  let api: TestApp;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
  });
  const list = async (query: Record<string, string>) =>
    (await api.call('GET', `/api/public/salons?${new URLSearchParams(query)}`)).json;
  const facets = async (query: Record<string, string>): Promise<Record<string, Choice[]>> =>
    (await api.call('GET', `/api/public/salons/facets?${new URLSearchParams(query)}`)).json.facets;
  const names = (answer: { salons: readonly Card[] }) => answer.salons.map(({ name }) => name);

  it('answers whatever is typed, and finds nothing in signs', async () => {
    for (const q of HOSTILE) {
      const encoded = new URLSearchParams({ q });
      for (const path of ['/api/public/salons', '/api/public/salons/facets']) {
        const { status } = await api.call('GET', `${path}?${encoded}`);
        assert.equal(status, 200, `${path} ${q}`);
      }
    }
    for (const q of [':*', '&|!<->()', '\\', '!!!', '💇‍♀️', '\u200b\u200d'])
      assert.deepEqual((await list({ q })).salons, [], q);
  });

  it('refuses what the database cannot hold, and what is too long', async () => {
    for (const q of ['%00', 'spa%00', 'x'.repeat(101)])
      assert.equal((await api.call('GET', `/api/public/salons?q=${q}`)).status, 400, q);
    for (const key of ['sublocality', 'specialty', 'near'])
      assert.equal((await api.call('GET', `/api/public/salons?${key}=%00`)).status, 400, key);
  });

  it('says what it searched instead, and only then', async () => {
    const corrected = await list({ q: 'menicure kukatpaly' });
    assert.equal(corrected.corrected, 'Manicure Kukatpally');
    assert.notEqual(corrected.salons.length, 0);
    assert.equal('corrected' in (await list({ q: 'manicure kukatpally' })), false);
    assert.equal('corrected' in (await list({ q: 'manicure', sublocality: 'Nowhere' })), false);
    const nothing = await list({ q: 'qxqxqx' });
    assert.deepEqual([nothing.salons, 'corrected' in nothing], [[], false]);
  });

  it('puts names that begin so first, then names with the word, then the rest', async () => {
    const found = names(await list({ q: 'spa', limit: '100' }));
    const first = found.findIndex((name) => !/\bspa\b/i.test(name));
    assert.equal(
      found.slice(first).some((name) => /\bspa\b/i.test(name)),
      false,
    );
    assert.equal(names(await list({ q: 'mango' }))[0], 'Mango Tree Salon');
  });

  it('names localities and specialties with the salons there are', async () => {
    const { localities, specialties } = await list({ q: 'hair kukatpally' });
    assert.deepEqual(
      [localities.map(({ name }: Choice & { name: string }) => name), specialties[0].name],
      [['Kukatpally'], 'Hair'],
    );
    const there = await list({ sublocality: 'Kukatpally' });
    assert.equal(localities[0].salons, there.pagination.total);
    const hair = await list({ specialty: 'Hair' });
    assert.equal(specialties[0].salons, hair.pagination.total);
  });

  it('pages by every order without repeating or losing a salon, and an end is empty', async () => {
    for (const order of [
      { sort: 'name_asc' },
      { sort: 'newest' },
      { sort: 'rating_desc' },
      { sort: 'distance', near: 'Ameerpet' },
      { q: 'hair' },
    ]) {
      const { pagination } = await list({ ...order, limit: '7' } as Record<string, string>);
      const ids: string[] = [];
      for (let page = 1; page <= pagination.pages + 1; page += 1) {
        const { salons: found, pagination: same } = await list({
          ...order,
          limit: '7',
          page: String(page),
        } as Record<string, string>);
        assert.equal(same.total, pagination.total);
        if (page > pagination.pages) assert.deepEqual(found, []);
        ids.push(...found.map(({ id }: Card) => id));
      }
      assert.deepEqual([ids.length, new Set(ids).size], [pagination.total, pagination.total]);
    }
  });

  it('orders by distance from a locality, by another name of it, from a station or from a point', async () => {
    for (const near of ['HITEC City', 'hi tech city', 'హైటెక్ సిటీ', 'Raidurg', '17.449, 78.3831']) {
      const { salons: found } = await list({ near, sort: 'distance', limit: '100' });
      const distances = found.map(({ distanceKm }: Card) => distanceKm);
      assert.deepEqual(
        distances,
        [...distances].sort((a, b) => a - b),
      );
      assert.equal(distances[0] < 3, true, near);
    }
    const { salons: far } = await list({ near: 'HITEC City', sublocality: 'Charminar', limit: '1' });
    // 13.9 km between the two points; salons are within 500 m of theirs.
    assert.equal(Math.abs(far[0].distanceKm - 13.9) < 0.8, true, `${far[0].distanceKm} km`);
    for (const near of ['Atlantis', '91,300', 'NaN,NaN'])
      assert.equal('distanceKm' in (await list({ near, limit: '1' })).salons[0], false, near);
  });

  it('counts choices so that each leaves what the list then has', async () => {
    const queries: Record<string, string>[] = [
      {},
      { q: 'hair' },
      { q: 'spa', rating: '4' },
      { specialty: 'Hair', priceRange: '₹₹' },
      { rating: '4.2', sublocality: 'Madhapur' },
      { serves: 'women', amenities: 'ac' },
      { q: 'facial', femaleSpecialist: 'true', amenities: 'cards,wifi' },
    ];
    for (const query of queries) {
      for (const [filter, choices] of Object.entries(await facets(query))) {
        for (const { value, count } of choices.slice(0, 8)) {
          const others = filter === 'amenities' ? `${query['amenities'] ?? ''},` : '';
          const { pagination } = await list({ ...query, [filter]: others + value, limit: '1' });
          assert.equal(count, pagination.total, `${JSON.stringify(query)} ${filter} ${value}`);
        }
      }
    }
  });

  describe('after a write', () => {
    const countOf = async (name: string) =>
      (await facets({})).sublocality?.find(({ value }) => value === name)?.count;

    it('never finds or counts a hidden salon, and finds one that is shown again', async () => {
      const [before] = (await list({ q: 'Amber Mirror' })).salons;
      await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, before.id));
      const { salons: found, services: hits, localities } = await list({ q: 'Tolichowki' });
      assert.deepEqual([found, hits, localities, await countOf('Tolichowki')], [[], [], [], undefined]);
      assert.equal(names(await list({ q: 'Amber Mirror' })).includes('Amber Mirror'), false);
      await database.db.update(salons).set({ isActive: true }).where(eq(salons.id, before.id));
      assert.deepEqual(
        [names(await list({ q: 'Tolichowki' })), await countOf('Tolichowki')],
        [['Amber Mirror'], 1],
      );
    });

    it('finds a new name, a moved salon, a new service, and forgives in words that are new', async () => {
      const [salon] = (await list({ q: 'Moonpetal' })).salons;
      const { sublocality } = salon.address;
      await database.db
        .update(salons)
        .set({ name: 'Zephyrine Atelier', sublocality: 'Koti' })
        .where(eq(salons.id, salon.id));
      await database.db
        .insert(services)
        .values({ salonId: salon.id, name: 'Oxygenation Ritual', pricePaise: 900_00 });
      for (const q of ['zephyrine', 'zefirine', 'zephirine ateleir', 'oxygenation koti', 'oksigenation'])
        assert.equal(names(await list({ q }))[0], 'Zephyrine Atelier', q);
      assert.equal((await list({ q: 'oxygenaton' })).services[0].name, 'Oxygenation Ritual');
      await database.db.delete(services).where(eq(services.name, 'Oxygenation Ritual'));
      assert.deepEqual((await list({ q: 'oxygenation' })).salons, []);
      await database.db.update(salons).set({ name: salon.name, sublocality }).where(eq(salons.id, salon.id));
    });

    it('keeps the counts that counting anew would give', async () => {
      const { rows } = await database.db.execute(sql`
        select count(*)::int as wrong from (
          select specialty, sublocality, price_tier, band, salons from salon_counts where salons <> 0
          except
          select each.specialty, sublocality, price_tier, rating_band(rating, review_count), count(*)::int
          from salons, lateral (select distinct unnest(specialties || ''::text) as specialty) as each
          where is_active group by 1, 2, 3, 4) as odd`);
      assert.deepEqual(rows, [{ wrong: 0 }]);
    });
  });
});
