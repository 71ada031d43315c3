import { type Assignment, addDays, addMinutes, instantAt, localDateOf } from '@sundara/contracts';
import { authorName } from '../areas/customer/reviews/author-name.ts';
import type { reviews } from '../areas/customer/reviews/reviews.tables.ts';
import { type DemoDiary, openDiary } from './diary-people.ts';
import { type DiaryVisit, visitOf } from './diary-visit.ts';
import { ATTENDED } from './fates.ts';
import type { DemoCustomer } from './guests.ts';
import { earliestDaysAgo, LATEST_DAYS_AGO, type PlannedVisit, planPast } from './past-plan.ts';
import { idOf, seededRandom } from './random.ts';
import type { SalonBefore } from './salon-before.ts';

/** The visits behind a salon's counts, and its reviews, each of one of these visits. */
export interface DemoPast {
  readonly past: readonly DiaryVisit[];
  readonly reviews: readonly (typeof reviews.$inferInsert & { readonly createdAt: Date })[];
}

/** What the pasts of all salons share. */
export interface PastOfAll {
  readonly customers: readonly DemoCustomer[];
  /** Of each customer, how many days ago they were at a salon: nobody visits two on one day. */
  readonly busy: Map<string, Set<number>>;
  /** The number of the next payment. */
  readonly nextNumber: () => string;
  readonly now: Date;
}

/** 'A00' is the first number of payments that begins with a capital; all other ones are digits. */
const FIRST_NUMBER = 12_960;

/** Before the first salon's past. */
export const openPast = (customers: readonly DemoCustomer[], now: Date): PastOfAll => {
  let number = FIRST_NUMBER;
  const nextNumber = () => {
    number += 1;
    return number.toString(36).toUpperCase();
  };
  return { customers, busy: new Map(), nextNumber, now };
};

const DAY_MS = 86_400_000;
const OPENS = 10 * 60;
const QUARTERS = 36;

/**
 * The visits of a salon that took place, paid and attended, and what was said of them. Who had what done and said what
 * is the same at every start; the days depend on `now`.
 * @param all what the salons before left of days and numbers; these visits take theirs
 * @throws RangeError when no day is left for a visit
 */
export const demoPast = (demo: SalonBefore, all: PastOfAll): DemoPast => {
  const { salon, services } = demo;
  const { now } = all;
  const random = seededRandom(`past ${salon.name}`);
  const ageDays = Math.floor((now.getTime() - salon.createdAt.getTime()) / DAY_MS);
  const diary = openDiary(demo, [], now);
  const visits = planPast(services, all.customers, ageDays, random).map((plan, n) => {
    const { start, assignments } = findTime(diary, plan, earliestDaysAgo(ageDays), all);
    const { sold, guest } = plan;
    const names = { key: `past ${salon.name} ${n}`, number: all.nextNumber() };
    const planned = { ...names, sold, start, guest, assignments };
    return { visit: visitOf(salon.id, planned, ATTENDED, random, now), said: plan.said };
  });
  return {
    past: numbered(visits.map(({ visit }) => visit)),
    reviews: visits.flatMap(({ visit: { booking, end }, said }) => {
      if (!said) return [];
      const { minutesLater, ...words } = said;
      const { id: bookingId, salonId, customerId, customerName } = booking;
      const written = { id: idOf(`review of ${bookingId}`), createdAt: addMinutes(end, minutesLater) };
      return [{ ...words, ...written, bookingId, salonId, customerId, author: authorName(customerName) }];
    }),
  };
};

/** Numbers a salon's visits from 1 in the order in which they were booked. */
const numbered = (visits: readonly DiaryVisit[]): DiaryVisit[] =>
  visits
    .toSorted((a, b) => a.booking.createdAt.getTime() - b.booking.createdAt.getTime())
    .map((visit, index) => ({ ...visit, booking: { ...visit.booking, no: index + 1 } }));

/** The planned day and time, or the next ones at which guest and people are free. */
const findTime = (
  diary: DemoDiary,
  { sold, guest, daysAgo, quarter }: PlannedVisit,
  earliest: number,
  { busy, now }: PastOfAll,
): { readonly start: Date; readonly assignments: readonly Assignment[] } => {
  const days = busy.get(guest.id) ?? new Set();
  busy.set(guest.id, days);
  const span = earliest - LATEST_DAYS_AGO + 1;
  for (let step = 0; step < span; step += 1) {
    const ago = LATEST_DAYS_AGO + ((daysAgo - LATEST_DAYS_AGO + step) % span);
    if (days.has(ago)) continue;
    const midnight = instantAt(addDays(localDateOf(now), -ago), '00:00');
    for (let later = 0; later < QUARTERS; later += 5) {
      const start = addMinutes(midnight, OPENS + 15 * ((quarter + later) % QUARTERS));
      const assignments = diary.find(sold, start);
      if (!assignments) continue;
      diary.take(assignments);
      days.add(ago);
      return { start, assignments };
    }
  }
  throw new RangeError(`No day is left for ${guest.name}.`);
};
