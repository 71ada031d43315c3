import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addDays, defaultOpeningHours, instantAt } from '@sundara/contracts';
import { makeSalon, putVisit, type SalonOptions, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { timeOff } from '../../marketplace/salons/salons.tables.ts';
import { rangeText } from '../time/time-range.ts';

const MONDAY = '2026-11-23';
const TEAM: SalonOptions = { specialists: [{ name: 'Bina', does: ['cut'] }, { name: 'Asha' }] };
const LAST = addDays(MONDAY, 60);

forEachBench({ seats: 9, salon: TEAM }, (scene) => {
  const ask = (change: Record<string, string> = {}, token?: string) => {
    const { bench, salon } = scene;
    const query = new URLSearchParams({ from: MONDAY, to: MONDAY, services: salon.cut, ...change });
    const path = `/api/public/salons/${salon.id}/availability/days?${query}`;
    return bench.call('GET', path, { ...(token && { token }) });
  };
  const freeOf = async (change: Record<string, string>, token?: string): Promise<number[]> => {
    const { status, json } = await ask(change, token);
    assert.equal(status, 200);
    return json.days.map(({ free }: { free: number }) => free);
  };
  const namesOf = async (services: string): Promise<string[]> =>
    (await ask({ services })).json.specialists.map(({ name }: { name: string }) => name);

  it('counts the free starts of each day from the first to the last, never to be kept', async () => {
    const answer = await ask({ from: addDays(MONDAY, -1), to: TUESDAY });
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.deepEqual(answer.json.days, [
      { date: '2026-11-22', free: 0 },
      { date: MONDAY, free: 6 },
      { date: TUESDAY, free: 9 },
    ]);
  });

  it('has none beyond sixty days, in closures, and where everybody is taken', async () => {
    const { database, salon, customer } = scene;
    assert.deepEqual(await freeOf({ from: LAST, to: addDays(LAST, 1) }), [9, 0]);
    assert.deepEqual(await freeOf({ from: '2031-01-01', to: '2031-01-02' }), [0, 0]);
    assert.deepEqual(await freeOf({ from: '2020-01-01', to: '2020-01-02' }), [0, 0]);
    const day = rangeText({ start: instantAt(TUESDAY, '00:00'), end: instantAt('2026-11-26', '00:00') });
    await database.db.insert(timeOff).values({ salonId: salon.id, kind: 'closure', during: day });
    for (const who of salon.specialists) {
      await putVisit(database, salon, customer, instantAt('2026-11-26', '10:00'), 540, {}, who);
    }
    assert.deepEqual(await freeOf({ from: TUESDAY, to: '2026-11-27' }), [0, 0, 0, 9]);
  });

  it('agrees with the slots of each of the days', async () => {
    const { database, bench, salon, customer } = scene;
    await putVisit(database, salon, customer, instantAt(TUESDAY, '11:30'), 100, {}, salon.specialists[0]);
    await putVisit(
      database,
      salon,
      customer,
      instantAt('2026-11-27', '09:00'),
      240,
      {},
      salon.specialists[1],
    );
    for (const services of [salon.cut, salon.colour, `${salon.colour},${salon.cut}`]) {
      const free = await freeOf({ from: MONDAY, to: addDays(MONDAY, 6), services });
      const slots: number[] = [];
      for (let day = 0; day < 7; day += 1) {
        const query = new URLSearchParams({ date: addDays(MONDAY, day), services });
        const { json } = await bench.call('GET', `/api/public/salons/${salon.id}/availability?${query}`);
        slots.push(json.slots.filter(({ available }: { available: boolean }) => available).length);
      }
      assert.deepEqual(free, slots);
    }
  });

  it('names who could do the whole visit, with their pictures, whoever was asked for', async () => {
    const { salon } = scene;
    const [bina = '', asha = ''] = salon.specialists;
    const { json } = await ask({ specialist: bina });
    assert.deepEqual(
      json.specialists.map(({ id, name, specialization }: Record<string, unknown>) => [
        id,
        name,
        specialization,
      ]),
      [
        [asha, 'Asha', 'Hair'],
        [bina, 'Bina', 'Hair'],
      ],
    );
    assert.match(json.specialists[0].photo.url, /^\/api\/pictures\//);
    assert.deepEqual(await namesOf(`${salon.cut},${salon.colour}`), ['Asha']);
  });

  it('names nobody where it takes several, or where the salon books chairs', async () => {
    scene.salon = await makeSalon(scene.database, 9, {
      specialists: [
        { name: 'Asha', does: ['cut'] },
        { name: 'Bina', does: ['colour'] },
      ],
    });
    assert.deepEqual(await namesOf(`${scene.salon.cut},${scene.salon.colour}`), []);
    scene.salon = await makeSalon(scene.database, 2);
    assert.deepEqual(await namesOf(scene.salon.cut), []);
    assert.deepEqual(await freeOf({ from: TUESDAY, to: TUESDAY }), [9]);
  });

  it('counts the time of one specialist when they are asked for, and the own booking that is named as free', async () => {
    const { database, salon, customer } = scene;
    const [bina = '', asha = ''] = salon.specialists;
    const booking = await putVisit(database, salon, customer, instantAt(TUESDAY, '10:00'), 120, {}, bina);
    const tuesday = { from: TUESDAY, to: TUESDAY };
    assert.deepEqual(await freeOf({ ...tuesday, specialist: bina }), [7]);
    assert.deepEqual(await freeOf({ ...tuesday, specialist: asha }), [9]);
    assert.deepEqual(await freeOf({ ...tuesday, specialist: bina, services: salon.colour }), [0]);
    assert.deepEqual(await freeOf({ ...tuesday, specialist: bina, booking }, customer.token), [9]);
    assert.deepEqual(await freeOf({ ...tuesday, specialist: bina, booking }), [7]);
  });

  it('answers 400 for days that are none, in the wrong order or too many, and for a stranger', async () => {
    const wrong: [Record<string, string>, string][] = [
      [{ from: '2026-02-30' }, 'from'],
      [{ to: 'tomorrow' }, 'to'],
      [{ from: TUESDAY, to: MONDAY }, 'to'],
      [{ to: addDays(MONDAY, 62) }, 'to'],
      [{ specialist: crypto.randomUUID() }, 'specialist'],
    ];
    for (const [change, path] of wrong) {
      const { status, json } = await ask(change);
      assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', path]);
    }
    assert.equal((await ask({ to: addDays(MONDAY, 61) })).json.days.length, 62);
  });

  it('answers 404 for a salon that is unknown and 422 for a service that is not offered', async () => {
    const other = await makeSalon(scene.database);
    assert.deepEqual((await ask({ services: other.cut })).json.code, 'SERVICE_NOT_OFFERED');
    scene.salon = { ...scene.salon, id: crypto.randomUUID() };
    assert.deepEqual((await ask()).json.code, 'NOT_FOUND');
  });

  it('shows weekdays on which the salon is closed without times', async () => {
    const hours = defaultOpeningHours();
    const openingHours = { ...hours, wednesday: { ...hours.wednesday, closed: true } };
    scene.salon = await makeSalon(scene.database, 1, { openingHours });
    assert.deepEqual(await freeOf({ from: TUESDAY, to: '2026-11-26' }), [9, 0, 9]);
  });
});
