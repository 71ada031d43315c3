import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays, addMinutes, instantAt } from '@sundara/contracts';
import { type Random, randomOf, sized, testSeed } from '@sundara/contracts/testing';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { makeCustomer, makeSalon } from '../../../testing/payments/booking-bench.ts';
import { findVisitOfBooking } from '../../booking/bookings/booked-visit.repository.ts';
import { bookVisit, hold } from '../../booking/bookings/testing/book-visit.ts';
import { occupationOf } from '../../booking/bookings/testing/naive-diary.ts';
import { makeRandomSalon, type RandomSalon } from '../../booking/bookings/testing/random-salon.ts';
import { findVisit } from '../../booking/bookings/visit.ts';
import { findCalendarVisit } from './blocks.repository.ts';
import { runsOfVisit } from './blocks.ts';
import { moveBooking } from './move-booking.command.ts';
import type { SalonMove } from './planned-move.ts';

const SALONS = sized({ quick: 4, deep: 60 });
const VISITS = 12;
const MOVES = 45;
const RACES = sized({ quick: 12, deep: 100 });
const NOW = instantAt('2026-11-23', '12:00');
const DAYS = [addDays('2026-11-23', 3), addDays('2026-11-23', 4)];
const CODES = ['SLOT_TAKEN', 'SLOT_NOT_BOOKABLE'];

describe('what a salon moves in its calendar', () => {
  let target: TestDatabase;
  let database: Database;
  before(async () => {
    target = await makeTestDatabase('postgres');
    database = await openDatabase(target.settings);
  });
  after(async () => {
    await database.close();
    await target.remove();
  });

  const dependencies = () => ({ database, outbox: { wake: () => undefined }, now: () => NOW });
  const accountOf = (id: string): Account => ({
    ...{ id, role: 'salon', name: 'Owner', email: '', phone: '', state: null, sessionId: '' },
  });
  const moveAs = async (accountId: string, wish: SalonMove): Promise<string> => {
    try {
      await moveBooking(dependencies(), accountOf(accountId), wish);
      return 'moved';
    } catch (error) {
      if (error instanceof ApiError) return error.code;
      throw error;
    }
  };
  const visitOf = async (salonId: string, id: string) => {
    const visit = await findCalendarVisit(database.db, salonId, id);
    if (!visit) throw new Error(`There is no visit ${id}.`);
    return visit;
  };
  const occupationsOf = async (salonId: string, id: string) =>
    (await visitOf(salonId, id)).occupied.map(({ resourceId, start, end }) =>
      occupationOf(resourceId, start, end),
    );

  /** A random move, anything that a user could drag with a mouse. */
  const wishFor = async (salon: RandomSalon, id: string, random: Random): Promise<SalonMove> => {
    const { start, end, occupied } = await visitOf(salon.id, id);
    const part = random.below(occupied.length);
    const start5 = addMinutes(instantAt(random.pick(DAYS), '08:30'), 5 * random.below(144));
    const length = (end.getTime() - start.getTime()) / 60_000;
    const anybody = random.pick(salon.people.length > 0 ? salon.people : ['1', '2', '3']);
    const what = random.below(4);
    return {
      ...{ salonId: salon.id, bookingId: id, part },
      ...(what !== 1 && what !== 2 && { start: start5 }),
      ...(what !== 0 && what !== 2 && { resourceId: anybody }),
      ...(what === 2 && { duration: Math.max(length - 10 + 5 * random.below(9), 5) }),
    };
  };

  /** The result that a diary of five-minute cells predicts. */
  const foretell = async (salon: RandomSalon, wish: SalonMove) => {
    const { bookingId, part, resourceId, duration } = wish;
    const visit = await visitOf(salon.id, bookingId);
    const booked = await findVisitOfBooking(database.db, bookingId);
    const parts = booked.services.map(({ id, durationMinutes, bufferMinutes }, no) => ({
      ...{ serviceId: id, bufferMinutes },
      durationMinutes:
        durationMinutes +
        (no === booked.services.length - 1 && duration !== undefined ? duration - booked.durationMinutes : 0),
    }));
    if ((parts.at(-1)?.durationMinutes ?? 0) < 5) return undefined;
    const resourceIds = runsOfVisit(visit).flatMap((run, no) =>
      run.services.map(() => (no === part ? resourceId : undefined) ?? run.resourceId ?? ''),
    );
    const before = salon.diary.remove(bookingId);
    const way = salon.diary.wayBy(resourceIds, parts, wish.start ?? visit.start);
    salon.diary.put(bookingId, before);
    return way;
  };

  it('goes where a naive diary has room, and nowhere else', async (t) => {
    const seed = testSeed(t);
    const tally = new Map<string, number>();
    for (let no = 0; no < SALONS; no += 1) {
      const random = randomOf(seed + no);
      const salon = await makeRandomSalon(database, random);
      const ids: string[] = [];
      for (let left = VISITS; left > 0; left -= 1) {
        const start = instantAt(random.pick(DAYS), random.pick(salon.times));
        const wish = {
          customerId: (await makeCustomer(database)).id,
          visit: random.pick(salon.visits),
          start,
        };
        const id = await bookVisit(database, wish, NOW).catch(() => undefined);
        if (id === undefined) continue;
        ids.push(id);
        salon.diary.put(id, await occupationsOf(salon.id, id));
      }
      for (let left = MOVES; left > 0 && ids.length > 0; left -= 1) {
        const wish = await wishFor(salon, random.pick(ids), random);
        const way = await foretell(salon, wish);
        const outcome = await moveAs(salon.customerId, wish);
        tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
        const asked = `SEED=${seed} ${JSON.stringify(wish)}`;
        if (way) assert.equal(outcome, 'moved', asked);
        else assert(CODES.includes(outcome), `${asked}: ${outcome}`);
        if (way) {
          salon.diary.remove(wish.bookingId);
          salon.diary.put(wish.bookingId, way);
        }
        assert.deepEqual(
          await occupationsOf(salon.id, wish.bookingId),
          salon.diary.bookings.get(wish.bookingId),
          asked,
        );
      }
    }
    t.diagnostic(JSON.stringify(Object.fromEntries(tally)));
    assert((tally.get('moved') ?? 0) > 20, 'hardly anything was moved');
  });

  it(`and a customer who orders the same time: one gets it, in each of ${RACES} rounds`, async () => {
    const salon = await makeSalon(database);
    const owner = await makeCustomer(database, 'salon');
    const visit = await findVisit(database.db, salon.id, [salon.cut]);
    const at = (hour: number) => addMinutes(instantAt(DAYS[0] ?? '', '00:00'), hour * 60);
    const bookingId = await bookVisit(database, { customerId: owner.id, visit, start: at(10) }, NOW);
    for (let round = 0; round < RACES; round += 1) {
      const customerId = (await makeCustomer(database)).id;
      const start = at(round % 2 === 0 ? 12 : 14);
      const order = async () => (await hold(database, { customerId, visit, start }, NOW)) !== undefined;
      const move = async () =>
        (await moveAs(owner.id, { salonId: salon.id, bookingId, part: 0, start })) === 'moved';
      const won = await Promise.all(round % 4 < 2 ? [move(), order()] : [order(), move()]);
      assert.equal(won.filter(Boolean).length, 1);
      await database.pool.query(`update bookings set status = 'expired' where status = 'held'`);
      await moveAs(owner.id, { salonId: salon.id, bookingId, part: 0, start: at(10) });
    }
    assert.equal((await visitOf(salon.id, bookingId)).start.getTime(), at(10).getTime());
  });
});
