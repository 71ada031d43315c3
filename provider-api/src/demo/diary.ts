import { type Assignment, addDays, addMinutes, instantAt, localDateOf } from '@sundara/contracts';
import { DEMO_GUESTS } from './accounts.ts';
import { openDiary } from './diary-people.ts';
import { type DiaryVisit, diaryVisit } from './diary-visit.ts';
import type { DemoGuest } from './guests.ts';
import { type Random, seededRandom } from './random.ts';
import type { DemoSalon } from './salons.ts';
import type { DemoService } from './services.ts';

const PAST_DAYS = 70;
const DAYS_AHEAD = 10;
const OPENS = 10 * 60;
/** Quarters of an hour from opening until the last start in the evening. */
const QUARTERS = 36;

/**
 * Everyday visits to the demo salon, in addition to those of `bookings.ts`: ten weeks with regulars, walk-ins, no-shows
 * and cancellations; today; and some in the next ten days, not done by the two specialists who do everything, so that
 * there is always something to book. The same at every start on the same day.
 * @param taken who does the other visits, and when
 */
export const demoDiary = (
  demo: DemoSalon,
  guests: readonly DemoGuest[],
  taken: readonly Assignment[],
  now: Date,
): readonly DiaryVisit[] => {
  const random = seededRandom('diary');
  const today = localDateOf(now);
  const diary = openDiary(demo, taken, now);
  const visits: DiaryVisit[] = [];
  for (let day = -PAST_DAYS; day <= DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    for (let left = howMany(day, random); left > 0; left -= 1) {
      const sold = servicesOf(demo, random);
      const start = addMinutes(instantAt(date, '00:00'), OPENS + 15 * random.between(0, QUARTERS));
      const guest = guestOf(guests, random);
      const assignments = diary.find(sold, start);
      if (!assignments || meets(visits, guest, start)) continue;
      const visit = diaryVisit(
        demo.salon.id,
        { ...{ sold, start, guest, assignments }, ...namesOf(visits.length) },
        random,
        now,
      );
      if (visit.occupies) diary.take(assignments);
      visits.push(visit);
    }
  }
  return visits;
};

/** The first numbers are those of `bookings.ts`. */
const namesOf = (no: number) => ({ key: `diary ${no}`, number: String(20 + no).padStart(3, '0') });

/** How many visits a day is to have: past days vary, and days further ahead have fewer. */
const howMany = (day: number, random: Random): number => {
  if (day < 0) return random.between(1, 4);
  if (day === 0) return 8;
  return random.between(1, day < 4 ? 3 : 2);
};

/** Often picks one of a few regular customers. */
const guestOf = (guests: readonly DemoGuest[], random: Random): DemoGuest =>
  random.chance(0.4) ? random.pick([...DEMO_GUESTS, ...guests.slice(0, 7)]) : random.pick(guests);

const DAY_MS = 86_400_000;

/** Whether the guest already has a visit within four days: guests come neither twice at once nor so soon again. */
const meets = (visits: readonly DiaryVisit[], { id }: DemoGuest, start: Date): boolean =>
  visits.some(
    (visit) =>
      visit.booking.customerId === id && Math.abs(visit.start.getTime() - start.getTime()) < 4 * DAY_MS,
  );

/** Usually a short service, the first of the menu most often; sometimes two, or any one. */
const servicesOf = ({ services }: DemoSalon, random: Random): readonly DemoService[] => {
  const usual = services.filter(({ durationMinutes }) => durationMinutes <= 75);
  const first = random.chance(0.85) ? random.favour(usual) : random.pick(services);
  const second = random.chance(0.2) ? random.pick(usual) : first;
  return second === first ? [first] : [first, second];
};
