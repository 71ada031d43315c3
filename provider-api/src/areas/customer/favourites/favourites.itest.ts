import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { makeSalon } from '../../../testing/payments/booking-bench.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { MOST_FAVOURITES } from './favourites.repository.ts';
import { favourites } from './favourites.tables.ts';

const RACERS = 8;

forEachDatabase((kind, open) => {
  let database: Database;
  let api: TestApp;
  let salonIds: string[];
  let people = 0;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
    salonIds = (await database.db.select({ id: salons.id }).from(salons).limit(3)).map(({ id }) => id);
  });
  const newCustomer = async (): Promise<{ token: string; id: string }> => {
    people += 1;
    const body = {
      name: 'F',
      email: `f${people}@example.test`,
      phone: '98480 12345',
      password: 'marigold-lamp-42',
    };
    const { json } = await api.call('POST', '/api/auth/register', { body });
    return { token: json.token, id: json.user.id };
  };
  const path = (id = '') => `/api/customer/favourites${id && `/${id}`}`;
  const list = async (token: string) => (await api.call('GET', path(), { token })).json.salonIds;

  it('answers 404 for a salon that is unknown, impossible or hidden', async () => {
    const { token } = await newCustomer();
    const hidden = await makeSalon(database);
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, hidden.id));
    for (const id of [crypto.randomUUID(), 'nothing', hidden.id]) {
      const { status, json } = await api.call('PUT', path(id), { token });
      assert.deepEqual([status, json.code], [404, 'NOT_FOUND'], id);
    }
    assert.deepEqual(await list(token), []);
  });

  it('keeps salons, the latest first, and adding or removing twice changes nothing', async () => {
    const { token } = await newCustomer();
    const [first = '', second = ''] = salonIds;
    const put = async (id: string) => (await api.call('PUT', path(id), { token })).json.salonIds;
    assert.deepEqual(await put(first), [first]);
    assert.deepEqual(await put(second), [second, first]);
    assert.deepEqual(await put(first), [second, first], 'it keeps its place');
    const { status, json } = await api.call('DELETE', path(second), { token });
    assert.deepEqual([status, json.success, json.salonIds], [200, true, [first]]);
    for (const id of [second, crypto.randomUUID(), 'nothing'])
      assert.deepEqual((await api.call('DELETE', path(id), { token })).json.salonIds, [first], id);
    assert.deepEqual(await list(token), [first]);
  });

  it('has some of the demo customer, the latest first', async () => {
    const ids = await list(await api.signIn('customer@demo.test'));
    const names = await database.db.select({ id: salons.id, name: salons.name }).from(salons);
    assert.deepEqual(
      ids.map((id: string) => names.find((salon) => salon.id === id)?.name),
      ['Ten Little Canvases', 'Still Water', 'Copper Comb', 'Tamarind & Silk'],
    );
  });

  it('shows their cards in the same order, and none that is hidden', async () => {
    const { token } = await newCustomer();
    const [first = '', second = ''] = salonIds;
    for (const id of [first, second]) await api.call('PUT', path(id), { token });
    const cards = async () => {
      const { status, json } = await api.call('GET', path('salons'), { token });
      assert.equal(status, 200);
      return json.salons.map(({ id }: { id: string }) => id);
    };
    assert.deepEqual(await cards(), [second, first]);
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, second));
    assert.deepEqual(await cards(), [first]);
    await database.db.update(salons).set({ isActive: true }).where(eq(salons.id, second));
  });

  it('is open to customers alone, and each sees their own', async () => {
    const [first = ''] = salonIds;
    const { token } = await newCustomer();
    await api.call('PUT', path(first), { token });
    assert.deepEqual(await list((await newCustomer()).token), []);
    const calls = [
      ['GET', path()],
      ['PUT', path(first)],
      ['DELETE', path(first)],
    ] as const;
    for (const [method, url] of calls) {
      assert.equal((await api.call(method, url)).status, 401, `${method} without an account`);
      for (const email of ['salon@demo.test', 'admin@demo.test']) {
        const answer = await api.call(method, url, { token: await api.signIn(email) });
        assert.deepEqual([answer.status, answer.json.code], [403, 'FORBIDDEN'], `${method} ${email}`);
      }
    }
  });

  it('drops a salon that is hidden, and has it again when it is shown', async () => {
    const { token } = await newCustomer();
    const [first = '', second = ''] = salonIds;
    for (const id of [first, second]) await api.call('PUT', path(id), { token });
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, second));
    assert.deepEqual(await list(token), [first]);
    await database.db.update(salons).set({ isActive: true }).where(eq(salons.id, second));
    assert.deepEqual(await list(token), [second, first]);
  });

  it('refuses one more than five hundred in words, and none that is there', async () => {
    const { token, id: customerId } = await newCustomer();
    const { id: modelId } = await makeSalon(database);
    const [model] = await database.db.select().from(salons).where(eq(salons.id, modelId));
    assert(model);
    const many = Array.from({ length: MOST_FAVOURITES - 1 + RACERS }, () => crypto.randomUUID());
    await database.db.insert(salons).values(many.map((id) => ({ ...model, id })));
    const racing = many.slice(0, RACERS);
    const kept = many.slice(RACERS);
    await database.db.insert(favourites).values(kept.map((salonId) => ({ customerId, salonId })));
    const put = (id: string) => api.call('PUT', path(id), { token });
    // All at once, with room for one. Connections are opened first, so that the requests really run in parallel.
    await Promise.all(racing.map(() => database.pool.query('select pg_sleep(0.1)')));
    const answers = await Promise.all(racing.map(put));
    const refused = answers.filter(({ status }) => status === 400);
    assert.equal(refused.length, RACERS - 1, kind);
    assert.match(refused[0]?.json.message, /500 favourites/);
    assert.equal((await put(kept[0] ?? '')).status, 200);
    assert.equal((await list(token)).length, MOST_FAVOURITES);
    await database.db.delete(favourites).where(eq(favourites.customerId, customerId));
    await database.db.update(salons).set({ isActive: false }).where(inArray(salons.id, many));
  });
});
