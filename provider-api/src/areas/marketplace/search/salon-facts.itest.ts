import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { FoundSalon, SalonFacts } from '@sundara/contracts/api';
import { until } from '@sundara/contracts/testing';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { salons, specialists } from '../salons/salons.tables.ts';

interface Case {
  readonly query: string;
  readonly fits: (facts: SalonFacts, salon: FoundSalon) => boolean;
}

const CASES: readonly Case[] = [
  { query: 'serves=women', fits: ({ serves }) => serves === 'women' },
  { query: 'serves=men', fits: ({ serves }) => serves === 'men' },
  { query: 'serves=Everyone', fits: ({ serves }) => serves === 'everyone' },
  { query: 'femaleSpecialist=true', fits: ({ femaleSpecialist }) => femaleSpecialist },
  { query: 'homeService=TRUE', fits: ({ homeService }) => homeService },
  { query: 'amenities=ac', fits: ({ amenities }) => amenities.includes('ac') },
  {
    query: 'amenities=Parking,ac',
    fits: ({ amenities }) => amenities.includes('ac') && amenities.includes('parking'),
  },
  {
    query: 'serves=women&femaleSpecialist=true&homeService=true&amenities=ac',
    fits: ({ serves, femaleSpecialist, homeService, amenities }) =>
      serves === 'women' && femaleSpecialist && homeService && amenities.includes('ac'),
  },
  {
    query: 'q=facial&rating=4&femaleSpecialist=true&amenities=cards',
    fits: ({ femaleSpecialist, amenities }, { rating, reviews }) =>
      femaleSpecialist && amenities.includes('cards') && rating >= 4 && reviews > 0,
  },
];

const TAKE_BACK = 'update specialists set gender = null where id = $1';
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

forEachDatabase((kind, open) => {
  let database: Database;
  let api: TestApp;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
  });
  const all = async (query: string): Promise<FoundSalon[]> => {
    const pages = [1, 2].map((page) => api.call('GET', `/api/public/salons?limit=100&page=${page}&${query}`));
    return (await Promise.all(pages)).flatMap(({ json }) => json.salons);
  };
  const idsOf = (found: readonly FoundSalon[]) => found.map(({ id }) => id).sort();

  for (const { query, fits } of CASES)
    it(`finds exactly the salons with these facts: ${query}`, async () => {
      const base = query
        .split('&')
        .filter((part) => /^(q|rating)=/.test(part))
        .join('&');
      const wanted = (await all(base)).filter((salon) => salon.facts && fits(salon.facts, salon));
      assert.ok(wanted.length > 0, 'the demo has some');
      assert.deepEqual(idsOf(await all(query)), idsOf(wanted));
    });

  it('reads facts in the words of a text, unless they are in a name or the query says otherwise', async () => {
    const said = async (q: string) => idsOf(await all(new URLSearchParams({ q }).toString()));
    const asked = async (query: string) => idsOf(await all(query));
    assert.deepEqual(await said('facial ladies only'), await asked('q=facial&serves=women'));
    assert.deepEqual(await said('makeup at home'), await asked('q=makeup&homeService=true'));
    assert.deepEqual(await said('female therapist'), await asked('femaleSpecialist=true'));
    assert.deepEqual(await asked('q=ladies+only&serves=men'), await asked('serves=men'));
    const [salon] = await all('serves=everyone');
    assert(salon);
    const rename = (name: string) => database.db.update(salons).set({ name }).where(eq(salons.id, salon.id));
    await rename('Bridal At Home');
    assert.deepEqual(await said('at home'), [salon.id]);
    await rename(salon.name);
  });

  it('takes an empty value and "all" for no filter, and refuses what is no fact, by its field', async () => {
    const { length } = await all('');
    for (const query of ['serves=&amenities=', 'serves=ALL&homeService=all&amenities=all'])
      assert.equal((await all(query)).length, length, query);
    const odd = 'serves=cats&femaleSpecialist=no&homeService=maybe&amenities=ac,pool';
    const { status, json } = await api.call('GET', `/api/public/salons?${odd}`);
    assert.deepEqual(
      [status, json.fields.map(({ path }: { path: string }) => path)],
      [400, ['serves', 'femaleSpecialist', 'homeService', 'amenities']],
    );
  });

  it('has a female specialist while a woman is on the roster, and shows the same facts on the page', async () => {
    const [salon] = await all('femaleSpecialist=true');
    assert(salon);
    const shown = async (): Promise<SalonFacts> =>
      (await api.call('GET', `/api/public/salons/${salon.id}`)).json.salon.facts;
    const team = eq(specialists.salonId, salon.id);
    const women = and(team, eq(specialists.gender, 'female'));
    assert.deepEqual(await shown(), salon.facts);
    await database.db.update(specialists).set({ isActive: false }).where(women);
    assert.equal((await shown()).femaleSpecialist, false, 'all have left the roster');
    assert.equal(idsOf(await all('femaleSpecialist=true')).includes(salon.id), false);
    await database.db.update(specialists).set({ isActive: true }).where(women);
    assert.equal((await shown()).femaleSpecialist, true);
    await database.db.update(specialists).set({ gender: null }).where(women);
    assert.equal((await shown()).femaleSpecialist, false, 'nobody said so');
    const one = { salonId: salon.id, name: 'Ila', specialization: 'Hair', photoIllustration: 'woman-teal' };
    await database.db.insert(specialists).values({ ...one, gender: 'female' });
    assert.equal((await shown()).femaleSpecialist, true);
    await database.db.delete(specialists).where(and(team, eq(specialists.name, 'Ila')));
    assert.equal((await shown()).femaleSpecialist, false);
  });

  if (kind === 'postgres')
    it('has none after the last two women are taken back at once', async () => {
      const [salon] = await all('femaleSpecialist=true');
      assert(salon);
      const team = eq(specialists.salonId, salon.id);
      await database.db.update(specialists).set({ gender: null }).where(team);
      const [ila, uma] = await database.db
        .insert(specialists)
        .values(
          ['Ila', 'Uma'].map((name) => ({
            ...{ salonId: salon.id, name, specialization: 'Hair', photoIllustration: 'woman-teal' },
            gender: 'female' as const,
          })),
        )
        .returning({ id: specialists.id });
      const [one, other] = await Promise.all([database.pool.connect(), database.pool.connect()]);
      let isThrough = false;
      for (const client of [one, other]) await client.query('begin');
      await one.query(TAKE_BACK, [ila?.id]);
      const second = other.query(TAKE_BACK, [uma?.id]).then(() => {
        isThrough = true;
      });
      await until(async () => isThrough || (await database.pool.query(WAITING)).rowCount);
      await one.query('commit');
      await second;
      await other.query('commit');
      for (const client of [one, other]) client.release();
      const { json } = await api.call('GET', `/api/public/salons/${salon.id}`);
      assert.equal(json.salon.facts.femaleSpecialist, false);
    });

  it('keeps no fact in the database that is none', async () => {
    for (const set of [sql`serves = 'cats'`, sql`amenities = '{pool}'`])
      await assert.rejects(database.db.execute(sql`update ${salons} set ${set}`));
    await assert.rejects(database.db.execute(sql`update ${specialists} set gender = 'unknown'`));
  });
});
