import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addMinutes, defaultOpeningHours, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  type SalonOptions,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { services, specialists, timeOff } from '../../marketplace/salons/salons.tables.ts';
import { bookVisit } from '../bookings/testing/book-visit.ts';
import { findVisit } from '../bookings/visit.ts';
import { rangeText } from '../time/time-range.ts';

const hours = defaultOpeningHours();
const tuesdays = (open: string, close: string) => ({ ...hours, tuesday: { ...hours.tuesday, open, close } });

forEachBench({ seats: 9, salon: { specialists: [{ name: 'Asha' }, { name: 'Bina' }] } }, (scene) => {
  let [asha, bina] = ['', ''];
  beforeEach(() => {
    [asha = '', bina = ''] = scene.salon.specialists;
  });

  const useSalon = async (options: SalonOptions) => {
    // Nine chairs, which are ignored while somebody is on the roster.
    scene.salon = await makeSalon(scene.database, 9, options);
    [asha = '', bina = ''] = scene.salon.specialists;
  };
  const ask = (change: Record<string, string> = {}, token?: string) => {
    const { bench, salon } = scene;
    const query = new URLSearchParams({ date: TUESDAY, services: salon.cut, ...change });
    return bench.call('GET', `/api/public/salons/${salon.id}/availability?${query}`, {
      ...(token && { token }),
    });
  };
  const capacities = async (
    change?: Record<string, string>,
    token?: string,
  ): Promise<Record<string, number>> => {
    const { status, json } = await ask(change, token);
    assert.equal(status, 200);
    const slots: { time: string; capacity: number; available: boolean }[] = json.slots;
    for (const { capacity, available } of slots) assert.equal(available, capacity > 0);
    return Object.fromEntries(slots.map(({ time, capacity }) => [time, capacity]));
  };
  const book = (who: string, time: string, minutes = 60) =>
    putVisit(scene.database, scene.salon, scene.customer, instantAt(TUESDAY, time), minutes, {}, who);
  const bookAsha = async () => {
    const { database, salon, customer } = scene;
    const visit = await findVisit(database.db, salon.id, [salon.cut]);
    const wish = { customerId: customer.id, visit, start: instantAt(TUESDAY, '11:00'), specialistId: asha };
    return bookVisit(database, wish, MONDAY_NOON);
  };
  const off = (from: string, to: string, specialistId: string | null = null) =>
    scene.database.db.insert(timeOff).values({
      salonId: scene.salon.id,
      specialistId,
      kind: specialistId ? 'leave' : 'closure',
      during: rangeText({ start: instantAt(TUESDAY, from), end: instantAt(TUESDAY, to) }),
    });
  const both = () => `${scene.salon.cut},${scene.salon.colour}`;

  it('counts people instead of chairs where somebody is on the roster, and chairs again when nobody is', async () => {
    const { database, salon } = scene;
    await book(asha, '11:00');
    const slots = await capacities();
    assert.deepEqual([slots['10:00 AM'], slots['11:00 AM']], [2, 1]);
    await database.db.update(specialists).set({ isActive: false }).where(eq(specialists.id, bina));
    assert.equal((await capacities())['11:00 AM'], 0);
    await database.db.update(specialists).set({ isActive: false }).where(eq(specialists.salonId, salon.id));
    const chairs = await capacities();
    assert.deepEqual([chairs['10:00 AM'], chairs['11:00 AM']], [9, 8], 'her visit takes a chair');
  });

  it('lets visits of chairs count once somebody is on the roster, and of those who work then', async () => {
    const { database, salon } = scene;
    await database.db.update(specialists).set({ isActive: false }).where(eq(specialists.salonId, salon.id));
    await book('1', '11:00');
    await book('2', '11:00');
    await book('3', '14:00');
    await database.db
      .update(specialists)
      .set({ isActive: true, hours: tuesdays('10:00', '14:00') })
      .where(eq(specialists.id, bina));
    await database.db.update(specialists).set({ isActive: true }).where(eq(specialists.id, asha));
    const slots = await capacities();
    assert.deepEqual(
      ['10:00 AM', '11:00 AM', '12:00 PM', '2:00 PM', '3:00 PM'].map((time) => slots[time]),
      [2, 0, 2, 0, 1],
    );
  });

  it("takes people only within their own hours and the salon's", async () => {
    await useSalon({
      specialists: [
        { name: 'Asha', hours: tuesdays('12:00', '16:00') },
        { name: 'Bina', hours: tuesdays('06:00', '23:00') },
      ],
    });
    const slots = await capacities();
    assert.deepEqual(
      ['10:00 AM', '12:00 PM', '3:00 PM', '4:00 PM', '6:00 PM'].map((time) => slots[time]),
      [1, 2, 2, 1, 1],
    );
    assert.equal(Object.keys(slots).length, 9);
  });

  it('takes nobody on leave, and shows no start while the salon is closed', async () => {
    await off('11:30', '12:30', asha);
    await off('14:00', '16:00');
    const slots = await capacities();
    assert.deepEqual(
      ['10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'].map(
        (time) => slots[time],
      ),
      [2, 1, 1, 2, undefined, undefined, 2],
    );
  });

  it('lets several share a visit where nobody does all of it, or nobody is free for all of it', async () => {
    await book(asha, '11:30', 15);
    await book(bina, '10:00', 30);
    assert.equal((await capacities({ services: both() }))['10:00 AM'], 1);
    await book(bina, '12:00', 15);
    assert.equal((await capacities({ services: both() }))['10:00 AM'], 0);
    await useSalon({
      specialists: [
        { name: 'Asha', does: ['cut'] },
        { name: 'Bina', does: ['colour'] },
      ],
    });
    assert.deepEqual(
      [(await capacities())['10:00 AM'], (await capacities({ services: both() }))['10:00 AM']],
      [1, 1],
    );
    await book(bina, '12:00', 15);
    const slots = await capacities({ services: both() });
    assert.deepEqual([slots['10:00 AM'], slots['11:00 AM'], slots['12:00 PM']], [0, 0, 1]);
  });

  it('leaves time to tidy up after the last service of whoever did it, past closing as well', async () => {
    await useSalon({ bufferMinutes: 15, slotMinutes: 15, specialists: [{ name: 'Asha' }] });
    await book(asha, '12:00');
    const slots = await capacities();
    assert.deepEqual([slots['10:45 AM'], slots['11:00 AM'], slots['1:00 PM']], [1, 0, 1]);
    assert.equal(slots['7:00 PM'], 1);
    assert.equal(slots['7:15 PM'], undefined);
    assert.deepEqual((await capacities({ services: both() }))['5:30 PM'], 1);
  });

  it('starts every so many minutes of the opening where the salon says so', async () => {
    await useSalon({
      slotMinutes: 30,
      openingHours: tuesdays('09:30', '12:00'),
      specialists: [{ name: 'Asha' }],
    });
    assert.deepEqual(Object.keys(await capacities()), ['9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM']);
  });

  it('asks one specialist alone when the customer wants them', async () => {
    await book(asha, '11:00');
    const slots = await capacities({ specialist: asha.toUpperCase() });
    assert.deepEqual([slots['10:00 AM'], slots['11:00 AM']], [1, 0]);
    assert.equal((await capacities({ specialist: bina }))['11:00 AM'], 1);
  });

  it('answers 400 for a specialist who does not work there', async () => {
    const mine = scene.salon;
    const gone = bina;
    await scene.database.db.update(specialists).set({ isActive: false }).where(eq(specialists.id, gone));
    await useSalon({ specialists: [{ name: 'Dia' }] });
    const other = asha;
    scene.salon = mine;
    for (const specialist of [other, gone, 'asha', '1', crypto.randomUUID()]) {
      const { status, json } = await ask({ specialist });
      assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', 'specialist']);
    }
    assert.match((await ask({ specialist: gone })).json.message, /does not work at the salon/);
  });

  it('leaves a booking that its customer names out of their way, and out of nobody else’s', async () => {
    const { database, customer, salon } = scene;
    const booking = await bookAsha();
    const other = await makeCustomer(database);
    const at11 = async (query: Record<string, string>, token?: string) =>
      (await capacities({ specialist: asha, ...query }, token))['11:00 AM'];
    assert.equal(await at11({ booking }, customer.token), 1);
    assert.equal(await at11({ booking }, other.token), 0);
    assert.equal(await at11({ booking }), 0);
    assert.equal(await at11({ booking: 'mine' }, customer.token), 0);
    assert.equal(await at11({ booking: crypto.randomUUID() }, customer.token), 0);
    scene.salon = await makeSalon(database, 1);
    assert.equal(
      (await ask({ booking, services: salon.cut }, customer.token)).json.code,
      'SERVICE_NOT_OFFERED',
    );
  });

  it('looks for a booking as it was booked: whom they asked for, and services that are no longer sold', async () => {
    const { database, customer, salon } = scene;
    const booking = await bookAsha();
    await book(asha, '14:00');
    await database.db.update(services).set({ isActive: false }).where(eq(services.id, salon.cut));
    const slots = await capacities({ booking }, customer.token);
    assert.deepEqual([slots['10:00 AM'], slots['11:00 AM'], slots['2:00 PM']], [1, 1, 0]);
    assert.equal((await capacities({ booking, specialist: bina }, customer.token))['2:00 PM'], 1);
    assert.equal((await ask()).json.code, 'SERVICE_NOT_OFFERED');
  });

  it('frees a person as soon as a hold on them has passed', async () => {
    const { database, bench, salon, customer } = scene;
    const change = { status: 'held', holdExpiresAt: addMinutes(MONDAY_NOON, 10) } as const;
    await putVisit(database, salon, customer, instantAt(TUESDAY, '11:00'), 60, change, asha);
    assert.equal((await capacities())['11:00 AM'], 1);
    bench.now = addMinutes(MONDAY_NOON, 10);
    assert.equal((await capacities())['11:00 AM'], 2);
  });
});
