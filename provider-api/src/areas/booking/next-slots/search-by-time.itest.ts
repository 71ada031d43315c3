import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addDays, addMinutes, HORIZON_DAYS, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { makeSalon, putVisit, type TestSalon, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { salons, services } from '../../marketplace/salons/salons.tables.ts';

forEachBench({}, (scene) => {
  beforeEach(async () => {
    scene.bench.now = instantAt(TUESDAY, '09:30');
    // The salons of earlier tests.
    await scene.database.db.update(salons).set({ isActive: false });
    await scene.database.db.update(salons).set({ isActive: true }).where(eq(salons.id, scene.salon.id));
  });

  const ask = (query: Record<string, string>, path = '') =>
    scene.bench.call('GET', `/api/public/salons${path}?${new URLSearchParams(query)}`);
  const find = async (query: Record<string, string> = {}) => (await ask({ date: TUESDAY, ...query })).json;
  const idsOf = (answer: { salons: { id: string }[] }) => answer.salons.map(({ id }) => id);
  const startsOf = (answer: { salons: { nextStarts: { dateTime: string }[] }[] }) =>
    answer.salons.map(({ nextStarts }) => nextStarts.map(({ dateTime }) => dateTime.slice(11, 16)));
  const book = (salon: TestSalon, time: string, minutes: number, change = {}) =>
    putVisit(scene.database, salon, scene.customer, instantAt(TUESDAY, time), minutes, change);

  it('tells what is wrong with a day or a time by its field', async () => {
    for (const [field, query] of [
      ['date', { date: '2026-11-31' }],
      ['date', { date: addDays(TUESDAY, -1) }],
      ['date', { date: addDays(TUESDAY, HORIZON_DAYS + 1) }],
      ['date', { from: '18:00' }],
      ['date', { until: '18:00' }],
      ['from', { date: TUESDAY, from: '25:00' }],
      ['until', { date: TUESDAY, until: '6 pm' }],
      ['from', { date: TUESDAY, from: '18:00', until: '18:00' }],
    ] as const)
      for (const path of ['', '/facets']) {
        const { status, json } = await ask(query, path);
        assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', field]);
      }
    assert.equal((await ask({ date: addDays(TUESDAY, HORIZON_DAYS) })).status, 200);
  });

  it('understands words of time in the text, unless a salon is called so', async () => {
    const { database, salon } = scene;
    await database.db.update(services).set({ name: 'Haircut' }).where(eq(services.id, salon.cut));
    const asked = await ask({ q: 'haircut kal after 4' });
    assert.equal(asked.headers['cache-control'], 'no-store');
    assert.deepEqual(startsOf(asked.json), [['16:00', '17:00', '18:00']]);
    assert.match(asked.json.salons[0].nextStarts[0].dateTime, new RegExp(`^${addDays(TUESDAY, 1)}`));
    assert.equal((await ask({ q: 'haircut today' }, '/facets')).headers['cache-control'], 'no-store');
    assert.deepEqual(startsOf((await ask({ q: 'today' })).json), [['11:00', '12:00', '13:00']]);
    await database.db.update(salons).set({ name: 'Good Morning' }).where(eq(salons.id, salon.id));
    const named = await ask({ q: 'good morning' });
    assert.deepEqual([idsOf(named.json), named.json.salons[0].nextStarts], [[salon.id], undefined]);
    const tomorrow = addDays(TUESDAY, 1);
    const chosen = (await ask({ q: 'haircut today after 4', date: tomorrow })).json;
    assert.match(
      chosen.salons[0].nextStarts[0].dateTime,
      new RegExp(`^${tomorrow}T10:00`),
      'the day that is chosen',
    );
    const { status, json } = await ask({ q: 'haircut today', from: '18:00' });
    assert.deepEqual(
      [status, json.fields[0].path],
      [400, 'date'],
      'an address that names times says the day',
    );
  });

  it('answers only salons with a start, each with its first three and what they cost, never to be kept', async () => {
    const { database, salon } = scene;
    const full = await makeSalon(database);
    await book(full, '10:00', 10 * 60);
    await book(salon, '11:00', 60);
    const { json, headers } = await ask({ date: TUESDAY });
    assert.equal(headers['cache-control'], 'no-store');
    assert.deepEqual([idsOf(json), json.pagination.total], [[salon.id], 1]);
    assert.deepEqual(
      json.salons[0].nextStarts,
      ['12:00', '13:00', '14:00'].map((time) => ({
        dateTime: `${TUESDAY}T${time}:00+05:30`,
        serviceIds: [salon.cut],
        price: 500,
      })),
    );
    assert.deepEqual(idsOf((await ask({})).json).sort(), [full.id, salon.id].sort());
    assert.equal('nextStarts' in (await ask({})).json.salons[0], false);
  });

  it('takes starts from the first time on and before the last one', async () => {
    assert.deepEqual(startsOf(await find({ from: '16:00', until: '18:00' })), [['16:00', '17:00']]);
    assert.deepEqual(startsOf(await find({ from: '17:01' })), [['18:00']]);
    assert.deepEqual(startsOf(await find({ from: '18:01' })), []);
  });

  it('looks for the services that the text names, else for the most booked one, else for the shortest', async () => {
    const { database, salon } = scene;
    await book(salon, '11:00', 8 * 60);
    await book(salon, '19:00', 60);
    const sold = async () =>
      Object.fromEntries(
        await Promise.all(
          ['', 'colour', 'cut', 'cut colour', 'rose sons'].map(async (q) => {
            const [found] = (await find({ ...(q && { q }), date: addDays(TUESDAY, 1) })).salons;
            return [q, found.nextStarts[0].serviceIds[0] === salon.cut ? 'cut' : 'colour'];
          }),
        ),
      );
    const named = { colour: 'colour', cut: 'cut', 'cut colour': 'cut' };
    assert.deepEqual(await sold(), { ...named, '': 'cut', 'rose sons': 'cut' });
    await database.db.update(services).set({ bookingCount: 5 }).where(eq(services.id, salon.colour));
    assert.deepEqual(await sold(), { ...named, 'cut colour': 'colour', '': 'colour', 'rose sons': 'colour' });
    assert.deepEqual(idsOf(await find({ q: 'colour' })), [], 'an hour and a half fits nowhere today');
    assert.equal('corrected' in (await find({ q: 'colour' })), false, 'a busy day is no spelling mistake');
  });

  it('sorts by the first start, and by standing where no day is named', async () => {
    const { database, salon } = scene;
    const early = await makeSalon(database, 1, { rating: 3, reviewCount: 50 });
    const late = await makeSalon(database, 1, { rating: 5, reviewCount: 50 });
    await book(salon, '11:00', 60);
    await book(late, '11:00', 5 * 60);
    const sorted = [early.id, salon.id, late.id];
    assert.deepEqual(idsOf(await find({ sort: 'earliest' })), sorted);
    assert.deepEqual(idsOf(await find({ sort: 'earliest', limit: '1', page: '2' })), sorted.slice(1, 2));
    assert.deepEqual(idsOf((await ask({ sort: 'earliest' })).json), [late.id, salon.id, early.id]);
  });

  it('counts the choices of the filters among the same salons', async () => {
    const { database } = scene;
    const full = await makeSalon(database, 1, { sublocality: 'Ameerpet' });
    await book(full, '10:00', 10 * 60);
    const places = async (query: Record<string, string>) =>
      (await ask(query, '/facets')).json.facets.sublocality.map(({ value }: { value: string }) => value);
    assert.deepEqual(await places({}), ['Ameerpet', 'Madhapur']);
    assert.deepEqual(await places({ date: TUESDAY }), ['Madhapur']);
    assert.deepEqual(await places({ date: TUESDAY, q: 'cut' }), ['Madhapur']);
  });

  it('sees a booking at once', async () => {
    const { bench, salon } = scene;
    const last = { from: '18:00' };
    assert.deepEqual(idsOf(await find(last)), [salon.id]);
    await book(salon, '18:00', 60, { status: 'held', holdExpiresAt: addMinutes(bench.now, 10) });
    assert.deepEqual(idsOf(await find(last)), []);
  });
});
