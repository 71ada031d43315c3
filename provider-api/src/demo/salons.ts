import { defaultOpeningHours } from '@sundara/contracts';
import type { reviews } from '../areas/customer/reviews/reviews.tables.ts';
import type { salons } from '../areas/marketplace/salons/salons.tables.ts';
import { chooseCovers } from './covers.ts';
import { type Craft, teamOfCrafts } from './crafts.ts';
import { demoHours } from './hours.ts';
import { withReplies } from './owner-replies.ts';
import { reviewerName, somebody } from './people.ts';
import { galleryFor, portraitsFor, worksFor } from './pictures.ts';
import { localitiesFor, placeAt } from './places.ts';
import { idOf, type Random, seededRandom } from './random.ts';
import { reviewText } from './review-texts.ts';
import { type DemoRoster, demoRoster } from './rosters.ts';
import { KINDS } from './salon-kinds.ts';
import { SALON_NAMES, type SalonName } from './salon-names.ts';
import { ownerDescription, salonDescription } from './salon-texts.ts';
import { type DemoService, demoServices, PRICE_LEVELS, specialtiesOf } from './services.ts';
import { demoGrid, withTidying } from './time-habits.ts';

/** A salon with all rows that belong to it, ready to be inserted. */
export interface DemoSalon extends DemoRoster {
  readonly salon: typeof salons.$inferInsert & { readonly id: string };
  readonly services: readonly DemoService[];
  readonly reviews: readonly (typeof reviews.$inferInsert)[];
}

/** A salon before its cover is chosen, which depends on all others. */
type UncoveredSalon = Omit<DemoSalon, 'salon'> & {
  readonly salon: Omit<DemoSalon['salon'], 'coverIllustration'>;
};

const DAY = 86_400_000;

/** The demo owner's salon: it sells a bit of everything. */
const OWNED = 'Tamarind & Silk';
const OWNED_AT = 'Jubilee Hills';
const OWNED_MENU = [
  ...['Haircut and Finish', 'Men’s Haircut', 'Blow-dry and Style', 'Root Touch-up', 'Balayage', 'Hair Spa'],
  ...[
    'Turmeric Glow Facial',
    'Eyebrow Threading',
    'Spa Pedicure',
    'Gel Polish',
    'Party Makeup',
    'Bridal Makeup',
  ],
  ...['Coconut Oil Head Massage', 'Abhyanga Massage', 'Sandalwood Body Scrub'],
];

/** The first two can do everything and are always there, so that there is always something to book. */
const OWNED_TEAM: readonly Craft[] = [
  ...(['All-round beautician', 'All-round beautician'] as const),
  ...(['Hair stylist', 'Beautician', 'Massage therapist'] as const),
];

/**
 * Every demo salon, at least one at each popular locality of Hyderabad, the same on every machine; dates are relative
 * to `now`. The first one is the demo owner's.
 */
export const demoSalons = (now: Date): readonly DemoSalon[] => {
  const random = seededRandom('marketplace');
  const shuffled = random.sample(SALON_NAMES, SALON_NAMES.length);
  const names = ownedFirst(shuffled, ({ name }) => name === OWNED);
  const localities = ownedFirst(localitiesFor(names.length), ({ name }) => name === OWNED_AT);
  const uncovered = names.map((named, index) => {
    const locality = localities[index];
    if (!locality) throw new RangeError('There are more salons than places for them.');
    return { kind: named.kind, ...demoSalon(named, locality, now) };
  });
  const covers = chooseCovers(uncovered.map(({ kind, salon }) => ({ kind, ...salon })));
  return uncovered.map(({ kind: _, ...demo }) => ({
    ...demo,
    salon: { ...demo.salon, coverIllustration: covers.get(demo.salon.id) ?? '' },
  }));
};

const ownedFirst = <T>(items: readonly T[], isOwned: (item: T) => boolean): T[] => {
  const at = items.findIndex(isOwned);
  return [...items.slice(at, at + 1), ...items.slice(0, at), ...items.slice(at + 1)];
};

/** A salon's random values depend only on its name, so that a new salon changes no other one. */
const demoSalon = (
  { name, kind }: SalonName,
  locality: Parameters<typeof placeAt>[0],
  now: Date,
): UncoveredSalon => {
  const random = seededRandom(name);
  // A random source of its own, so that other illustrations leave the rest of the salon the same.
  const looks = seededRandom(`illustrations ${name}`);
  const portraitOf = portraitsFor(looks);
  const id = idOf(`salon ${name}`);
  const profile = KINDS[kind];
  const { tier, factor } = random.pick(PRICE_LEVELS);
  const menu = name === OWNED ? OWNED_MENU : undefined;
  const services = demoServices({ salonId: id, key: name, profile, factor, menu }, random);
  // One in ten is new and has no reviews yet.
  const isNew = name !== OWNED && random.chance(0.1);
  const ageDays = isNew ? random.between(5, 40) : random.between(200, 900);
  const told = isNew ? [] : demoReviews({ id, services, ageDays }, random.between(3, 40), random, now);
  const owner = random.chance(0.85) ? somebody(random, kind === 'barber' ? 0.1 : 0.65) : undefined;
  const said = owner || name === OWNED ? withReplies(name, told) : told;
  const handle = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const salon = {
    id,
    name,
    description: salonDescription(kind, random),
    ...placeAt(locality, random),
    // 040 is Hyderabad; the numbers are made up.
    contactNumber: `+91 40 5550 ${random.between(1000, 9999)}`,
    email: `hello@${handle}.example`,
    priceTier: tier,
    specialties: specialtiesOf(services),
    openingHours: demoHours(random),
    seats: random.between(1, 5),
    ...(said.length > 0 && { rating: mean(said.map(({ rating }) => rating)) }),
    reviewCount: said.length,
    galleryIllustrations: galleryFor(kind, looks),
    works: worksFor(kind, looks),
    ownerName: owner?.name ?? '',
    ownerDescription: owner ? ownerDescription(owner.name, random) : '',
    ownerIllustration: owner ? portraitOf(owner) : null,
    createdAt: daysBefore(now, ageDays),
  } satisfies UncoveredSalon['salon'];
  const sold = new Set(services.map(({ category }) => category));
  const crafts =
    name === OWNED ? OWNED_TEAM : teamOfCrafts(profile.crafts, sold, random.between(2, 5), random);
  const team = crafts.map((specialization, n) => {
    const person = somebody(random, kind === 'barber' ? 0.1 : 0.65);
    return {
      id: idOf(`specialist ${name} ${n}`),
      salonId: id,
      name: person.name,
      specialization,
      photoIllustration: portraitOf(person),
    };
  });
  // A random source of its own, so that changes here leave the rest of the salon the same.
  const times = seededRandom(`times ${name}`);
  if (name === OWNED)
    return {
      salon,
      services,
      ...demoRoster(team, services, defaultOpeningHours(), { random: times, now, alwaysThere: 2 }),
      reviews: said,
    };
  const slotMinutes = demoGrid(times);
  return {
    salon: { ...salon, slotMinutes },
    services: withTidying(services, times),
    ...demoRoster(team, services, salon.openingHours, { random: times, now, alwaysThere: 0 }),
    reviews: said,
  };
};

interface Reviewed {
  readonly id: string;
  readonly services: readonly DemoService[];
  readonly ageDays: number;
}

const demoReviews = ({ id, services, ageDays }: Reviewed, count: number, random: Random, now: Date) =>
  Array.from({ length: count }, (_, n) => ({
    id: idOf(`review ${id} ${n}`),
    salonId: id,
    author: reviewerName(random),
    ...reviewText(random.pick(services).name, random),
    createdAt: daysBefore(now, random.between(1, ageDays - 10)),
  }));

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** Rounded to one decimal, as stored in the database. */
const mean = (numbers: readonly number[]): number =>
  Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 10) / 10;
