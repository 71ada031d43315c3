import { chooseCovers } from './covers.ts';
import { diaryStars } from './diary-reviews.ts';
import { demoFacts } from './facts.ts';
import { demoCustomers } from './guests.ts';
import { withReplies } from './owner-replies.ts';
import { type DemoPast, demoPast, openPast, type PastOfAll } from './past.ts';
import { localitiesFor } from './places.ts';
import { seededRandom } from './random.ts';
import { SAID } from './said-of-visits.ts';
import type { SalonBefore } from './salon-before.ts';
import { SALON_NAMES } from './salon-names.ts';
import { OWNED, setUpSalon } from './set-up-salon.ts';

/** A salon with all rows that belong to it, ready to be inserted. */
export interface DemoSalon extends SalonBefore, DemoPast {
  readonly salon: SalonBefore['salon'] & { readonly coverIllustration: string };
}

const OWNED_AT = 'Jubilee Hills';
const DAY_MS = 86_400_000;
/** A salon that is younger has had no visit yet. */
const NEW_DAYS = 100;
const NOTHING: DemoPast = { past: [], reviews: [] };

/**
 * Every demo salon, at least one at each popular locality of Hyderabad, the same on every machine; dates are relative
 * to `now`. The first one is the demo owner's.
 */
export const demoSalons = (now: Date): readonly DemoSalon[] => {
  const random = seededRandom('marketplace');
  const shuffled = random.sample(SALON_NAMES, SALON_NAMES.length);
  const names = ownedFirst(shuffled, ({ name }) => name === OWNED);
  const localities = ownedFirst(localitiesFor(names.length), ({ name }) => name === OWNED_AT);
  const all = openPast(demoCustomers(), now);
  const uncovered = names.map((named, index) => {
    const locality = localities[index];
    if (!locality) throw new RangeError('There are more salons than places for them.');
    return { kind: named.kind, ...withPast(setUpSalon(named, locality, now), all) };
  });
  const covers = chooseCovers(uncovered.map(({ kind, salon }) => ({ kind, ...salon })));
  return uncovered.map(({ kind, ...demo }) => ({
    ...demo,
    salon: {
      ...demo.salon,
      ...demoFacts(kind, demo),
      coverIllustration: covers.get(demo.salon.id) ?? '',
    },
  }));
};

const ownedFirst = <T>(items: readonly T[], isOwned: (item: T) => boolean): T[] => {
  const at = items.findIndex(isOwned);
  return [...items.slice(at, at + 1), ...items.slice(0, at), ...items.slice(at + 1)];
};

/** Adds what happened at the salon, and what that makes of its counts and stars. */
const withPast = (demo: SalonBefore, all: PastOfAll) => {
  const { salon, services } = demo;
  // The demo owner's visits and reviews are written one by one and by its diary.
  const isOwned = salon.name === OWNED;
  const isNew = all.now.getTime() - salon.createdAt.getTime() < NEW_DAYS * DAY_MS;
  const { past, reviews: told } = isOwned || isNew ? NOTHING : demoPast(demo, all);
  const stars = isOwned
    ? [...SAID.map(({ rating }) => rating), ...diaryStars()]
    : told.map(({ rating }) => rating);
  const booked = past.flatMap((visit) => visit.services.map(({ serviceId }) => serviceId));
  return {
    ...{ ...demo, past, reviews: salon.ownerName ? withReplies(salon.name, told) : told },
    salon: { ...salon, ...(stars.length > 0 && { rating: mean(stars) }), reviewCount: stars.length },
    services: services.map((service) => ({
      ...service,
      bookingCount: booked.filter((id) => id === service.id).length,
    })),
  };
};

/** Rounded to one decimal, as stored in the database. */
const mean = (numbers: readonly number[]): number =>
  Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 10) / 10;
