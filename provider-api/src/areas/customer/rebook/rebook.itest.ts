import assert from 'node:assert/strict';
import { it } from 'node:test';
import { instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { MONDAY_NOON, makeCustomer, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { bookVisit } from '../../booking/bookings/testing/book-visit.ts';
import { findVisit } from '../../booking/bookings/visit.ts';
import { salons, services, specialists } from '../../marketplace/salons/salons.tables.ts';

const TEN = instantAt(TUESDAY, '10:00');
const BOTH = ['cut', 'colour'] as const;
const TEAM = [
  { name: 'Meera', does: BOTH },
  { name: 'Farah', does: BOTH },
];

forEachBench({ salon: { specialists: TEAM } }, (scene) => {
  /** Books cut and colour on Tuesday at 10, with a specialist if one is given. */
  const book = async (change: { specialistId?: string; start?: Date } = {}) => {
    const { database, salon, customer } = scene;
    const visit = await findVisit(database.db, salon.id, [salon.cut, salon.colour]);
    return bookVisit(database, { customerId: customer.id, visit, start: TEN, ...change }, MONDAY_NOON);
  };
  const ask = (id: string, token: string | undefined = scene.customer.token) =>
    scene.bench.call('GET', `/api/customer/bookings/${id}/rebook`, { token });
  const offerOf = async (id: string) => (await ask(id)).json.offer;

  it("answers another's booking, a basket, a missing id and one that can be none alike", async () => {
    const id = await book();
    const other = await makeCustomer(scene.database);
    const missing = await ask(crypto.randomUUID());
    assert.deepEqual([missing.status, missing.json.message], [404, 'Booking Not Found']);
    assert.deepEqual((await ask(id, other.token)).json, missing.json);
    assert.deepEqual((await ask('x')).json, missing.json);
    await scene.database.db.update(bookings).set({ status: 'expired' }).where(eq(bookings.id, id));
    assert.deepEqual((await ask(id)).json, missing.json);
  });

  it('offers the same services in their order, and the next start that is free for them', async () => {
    const id = await book();
    const { salon } = scene;
    const { slot, ...offer } = await offerOf(id);
    assert.deepEqual(offer, { salonId: salon.id, serviceIds: [salon.cut, salon.colour], gone: [] });
    assert.deepEqual(
      [slot.dateTime, slot.time, slot.available],
      [`2026-11-23T13:00:00+05:30`, '1:00 PM', true],
    );
  });

  it('waits for whom the customer asked for, as long as they work there and can do it', async () => {
    const [meera = ''] = scene.salon.specialists;
    const id = await book({ specialistId: meera });
    // Fills Meera's day until five.
    for (const time of ['13:00', '16:00'])
      await book({ specialistId: meera, start: instantAt('2026-11-23', time) });
    assert.equal((await offerOf(id)).slot.dateTime, `${TUESDAY}T13:00:00+05:30`);
    await scene.database.db.update(specialists).set({ isActive: false }).where(eq(specialists.id, meera));
    assert.equal((await offerOf(id)).slot.dateTime, '2026-11-23T13:00:00+05:30');
  });

  it('names what is sold no longer, and offers the rest as it is sold today', async () => {
    const id = await book();
    const { database, salon } = scene;
    await database.db.update(services).set({ isActive: false }).where(eq(services.id, salon.cut));
    await database.db.update(services).set({ durationMinutes: 300 }).where(eq(services.id, salon.colour));
    const offer = await offerOf(id);
    assert.deepEqual([offer.serviceIds, offer.gone], [[salon.colour], ['Cut']]);
    assert.equal(offer.slot.dateTime, '2026-11-23T13:00:00+05:30');
    await database.db.update(services).set({ isActive: false }).where(eq(services.id, salon.colour));
    const none = await offerOf(id);
    assert.deepEqual([none.serviceIds, none.gone, none.slot], [[], ['Cut', 'Colour'], null]);
  });

  it('has no start at a salon that takes no bookings, and none where nobody is there', async () => {
    const id = await book();
    const { database, salon } = scene;
    await database.db.update(salons).set({ isActive: false }).where(eq(salons.id, salon.id));
    assert.deepEqual((await offerOf(id)).slot, null);
    await database.db.update(salons).set({ isActive: true }).where(eq(salons.id, salon.id));
    const hours = (await database.db.select().from(salons).where(eq(salons.id, salon.id)))[0]?.openingHours;
    assert(hours);
    const closed = Object.fromEntries(
      Object.entries(hours).map(([day, one]) => [day, { ...one, closed: true }]),
    );
    await database.db
      .update(salons)
      .set({ openingHours: { ...hours, ...closed } })
      .where(eq(salons.id, salon.id));
    const { slot, serviceIds } = await offerOf(id);
    assert.deepEqual([slot, serviceIds.length], [null, 2]);
  });

  it('opens to customers alone', async () => {
    const id = await book();
    assert.equal((await scene.bench.call('GET', `/api/customer/bookings/${id}/rebook`)).status, 401);
    for (const role of ['salon', 'admin'] as const) {
      const { token } = await makeCustomer(scene.database, role);
      assert.equal((await ask(id, token)).status, 403, role);
    }
  });
});
