import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays, addMinutes, instantAt } from '@sundara/contracts';
import { type Random, randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { rescheduleBooking } from '../../customer/reschedule/reschedule-booking.command.ts';
import { cancelBooking } from '../../money/cancellations/cancel-booking.command.ts';
import { expireHold } from './hold.repository.ts';
import { confirm, hold, type VisitWish } from './testing/book-visit.ts';
import { type Occupation, occupationOf } from './testing/naive-diary.ts';
import { makeRandomSalon, type RandomSalon } from './testing/random-salon.ts';
import type { Visit } from './visit.ts';

const SEQUENCES = sized({ quick: 400, deep: 10_000 });
const SALONS = 12;
const LONGEST_SEQUENCE = 3;
const NOW = instantAt('2026-11-23', '12:00');
/** All visits are on two days, so that they conflict with each other. */
const DAYS = [addDays('2026-11-23', 3), addDays('2026-11-23', 4)];

const STEPS = [
  'book',
  'book',
  'book',
  'book',
  'pay late',
  'cancel',
  'cancel',
  'move',
  'move',
  'move',
] as const;

describe(`${SEQUENCES} random sequences of booking, cancelling and moving`, () => {
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

  it('end as a naive diary says, with nobody occupied twice, after each of them', async (t) => {
    const seed = testSeed(t);
    const tally = new Map<string, number>();
    await Promise.all(
      Array.from({ length: SALONS }, async (_, no) => {
        const random = randomOf(seed + no);
        const salon = await makeRandomSalon(database, random);
        const steps = new Steps(database, salon, random, tally);
        for (let left = Math.ceil(SEQUENCES / SALONS); left > 0; left -= 1) {
          for (let step = 1 + random.below(LONGEST_SEQUENCE); step > 0; step -= 1) await steps.next();
          await steps.compare();
        }
        await steps.compareCancelled();
      }),
    );
    t.diagnostic(JSON.stringify(Object.fromEntries(tally)));
    assert.deepEqual(await findTwiceOccupied(), []);
    shows('T2', { sequences: SEQUENCES, steps: [...tally.values()].reduce((sum, count) => sum + count, 0) });
  });

  /** Independent of the constraints: compares every occupation with every other. */
  const findTwiceOccupied = async () =>
    (
      await database.pool.query(`
        select a.id from occupations a join occupations b
            on a.id < b.id and a.during && b.during
           and (a.specialist_id = b.specialist_id or (a.salon_id = b.salon_id and a.chair = b.chair))`)
    ).rows;
});

/** Performs the steps of one salon, in its diary and in the database. */
class Steps {
  readonly #database: Database;
  readonly #salon: RandomSalon;
  readonly #random: Random;
  readonly #tally: Map<string, number>;
  readonly #standing = new Map<string, { readonly visit: Visit; readonly start: Date }>();
  #cancelled = 0;

  constructor(database: Database, salon: RandomSalon, random: Random, tally: Map<string, number>) {
    this.#database = database;
    this.#salon = salon;
    this.#random = random;
    this.#tally = tally;
  }

  async next(): Promise<void> {
    const step = this.#random.pick(STEPS);
    const did = await (step === 'book'
      ? this.#book()
      : step === 'pay late'
        ? this.#payLate()
        : step === 'cancel'
          ? this.#cancel()
          : this.#move());
    const what = `${step}: ${did}`;
    this.#tally.set(what, (this.#tally.get(what) ?? 0) + 1);
  }

  /** The bookings that are neither expired nor cancelled, or that occupy anybody, are exactly those of the diary. */
  async compare(): Promise<void> {
    const { rows } = await this.#database.pool.query(
      `select b.id, b.status, array_agg(coalesce(o.specialist_id::text, o.chair::text) || ' ' ||
              (extract(epoch from lower(o.during)) / 300)::int || ' ' ||
              (extract(epoch from upper(o.during)) / 300)::int order by o.during) as taken
         from bookings b left join occupations o on o.booking_id = b.id
        where b.salon_id = $1 and (b.status not in ('expired', 'cancelled') or o.id is not null)
        group by b.id order by b.id`,
      [this.#salon.id],
    );
    const expected = [...this.#salon.diary.bookings].sort(([a], [b]) => (a < b ? -1 : 1));
    assert.deepEqual(
      rows,
      expected.map(([id, taken]) => ({ id, status: 'confirmed', taken })),
    );
  }

  /** Cancelled bookings stay cancelled. */
  async compareCancelled(): Promise<void> {
    const { rows } = await this.#database.pool.query(
      `select id from bookings where salon_id = $1 and status = 'cancelled'`,
      [this.#salon.id],
    );
    assert.equal(rows.length, this.#cancelled);
  }

  #wish(): VisitWish {
    const { visits, people, customerId } = this.#salon;
    const asked = people.length > 0 && this.#random.below(4) === 0;
    const specialistId = asked ? this.#random.pick(people) : undefined;
    const wish = { customerId, visit: this.#random.pick(visits), start: this.#start() };
    return { ...wish, ...(specialistId && { specialistId }) };
  }

  #start(): Date {
    return instantAt(this.#random.pick(DAYS), this.#random.pick(this.#salon.times));
  }

  async #book(): Promise<string> {
    const wish = this.#wish();
    const ways = this.#waysToDo(wish);
    if (this.#isBooked(wish)) return this.#bookTwice(wish);
    const id = await hold(this.#database, wish, NOW);
    assert.equal(id !== undefined, ways.length > 0, 'whether it can be held');
    if (id === undefined) return 'taken';
    assert.equal(await confirm(this.#database, id, NOW), true);
    await this.#keep(id, wish, ways);
    return 'booked';
  }

  /** The payment arrives after the hold has ended; somebody may have taken the time. */
  async #payLate(): Promise<string> {
    const wish = this.#wish();
    if (this.#isBooked(wish)) return this.#bookTwice(wish);
    const id = await hold(this.#database, wish, NOW);
    if (id === undefined) return 'taken';
    const late = addMinutes(NOW, 11);
    await this.#database.transaction((tx) => expireHold(tx, id, late));
    const between = await this.#book();
    const ways = this.#waysToDo(wish);
    const isFree = ways.length > 0 && !this.#isBooked(wish);
    assert.equal(await confirm(this.#database, id, late), isFree, 'whether it is booked late');
    if (!isFree) return `too late, another was ${between}`;
    await this.#keep(id, wish, ways);
    return 'booked';
  }

  /** The same visit can't be bought twice, whether its time is free or not. */
  async #bookTwice(wish: VisitWish): Promise<string> {
    await assert.rejects(hold(this.#database, wish, NOW), { code: 'ALREADY_BOOKED' });
    return 'booked already';
  }

  #isBooked({ visit, start }: VisitWish): boolean {
    const nameOf = ({ services }: Visit) =>
      services
        .map(({ id }) => id)
        .sort()
        .join();
    return [...this.#standing.values()].some(
      (booked) => booked.start.getTime() === start.getTime() && nameOf(booked.visit) === nameOf(visit),
    );
  }

  async #cancel(): Promise<string> {
    const id = this.#pickStanding();
    if (id === undefined) return 'nothing there';
    await cancelBooking(this.#dependencies(), id, { by: 'customer', accountId: this.#salon.customerId });
    this.#salon.diary.remove(id);
    this.#standing.delete(id);
    this.#cancelled += 1;
    return 'cancelled';
  }

  async #move(): Promise<string> {
    const bookingId = this.#pickStanding();
    const visit = bookingId && this.#standing.get(bookingId)?.visit;
    if (!visit) return 'nothing there';
    const { diary, customerId } = this.#salon;
    const start = this.#start();
    const before = diary.remove(bookingId);
    const asked = await this.#findAsked(bookingId);
    const ways = diary.waysToDo(partsOf(visit), start, asked);
    try {
      await rescheduleBooking(this.#dependencies(), { bookingId, customerId, start });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      assert.match(error.code, /^SLOT_(TAKEN|NOT_BOOKABLE)$/);
      assert.deepEqual(ways, [], 'it could have been moved');
      diary.put(bookingId, before);
      return error.code;
    }
    const there = await this.#findOccupations(bookingId);
    if (there.join() === before.join()) {
      // Moved to where it already was, it stays with the same people.
      diary.put(bookingId, before);
      return 'moved nowhere';
    }
    await this.#keep(bookingId, { visit, start }, ways);
    return 'moved';
  }

  #waysToDo({ visit, start, specialistId }: VisitWish) {
    return this.#salon.diary.waysToDo(partsOf(visit), start, specialistId);
  }

  #pickStanding(): string | undefined {
    const ids = [...this.#standing.keys()];
    return ids.length > 0 ? this.#random.pick(ids) : undefined;
  }

  #dependencies() {
    return { database: this.#database, outbox: { wake: () => {} }, now: () => NOW };
  }

  /** The database has chosen one of the ways that the diary allows. */
  async #keep(
    id: string,
    { visit, start }: Pick<VisitWish, 'visit' | 'start'>,
    ways: readonly (readonly Occupation[])[],
  ): Promise<void> {
    const taken = await this.#findOccupations(id);
    assert(
      ways.some((way) => [...way].sort().join() === [...taken].sort().join()),
      `${taken} is none of ${JSON.stringify(ways)}`,
    );
    this.#salon.diary.put(id, taken);
    this.#standing.set(id, { visit, start });
  }

  async #findOccupations(id: string): Promise<readonly Occupation[]> {
    const { rows } = await this.#database.db.execute<{ who: string; from: string; until: string }>(sql`
      select coalesce(specialist_id::text, chair::text) as who, lower(during) as from, upper(during) as until
        from occupations where booking_id = ${id} order by during`);
    return rows.map(({ who, from, until }) => occupationOf(who, new Date(from), new Date(until)));
  }

  async #findAsked(id: string): Promise<string | undefined> {
    const { rows } = await this.#database.db.execute<{ specialist_id: string | null }>(
      sql`select specialist_id from bookings where id = ${id}`,
    );
    return rows[0]?.specialist_id ?? undefined;
  }
}

const partsOf = ({ services }: Visit) =>
  services.map(({ id, durationMinutes, bufferMinutes }) => ({
    serviceId: id,
    durationMinutes,
    bufferMinutes,
  }));
