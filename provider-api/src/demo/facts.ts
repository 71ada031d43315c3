import { AMENITIES, type Amenity, type Serves } from '@sundara/contracts';
import { demoCustomers } from './guests.ts';
import type { DemoPast } from './past.ts';
import { seededRandom } from './random.ts';
import type { SalonBefore } from './salon-before.ts';
import type { DemoSalonKind } from './salon-kinds.ts';

/** Whom alone a salon of a kind may serve. */
const ALONE: Readonly<Partial<Record<DemoSalonKind, 'women' | 'men'>>> = {
  ...{ beauty: 'women', nails: 'women', makeup: 'women' },
  barber: 'men',
};

/** How often salons have an amenity. */
const SHARE: Readonly<Record<Amenity, number>> = {
  ...{ ac: 0.85, parking: 0.4, cards: 0.75, wheelchair: 0.15, wifi: 0.5 },
  'womens-room': 0.2,
};

/** Words of descriptions that say so too. */
const SAID: Readonly<Partial<Record<Amenity, string>>> = {
  ...{ parking: 'There is parking', wheelchair: 'Wheelchairs come in' },
  'womens-room': 'Women may ask for a room',
};
const SAID_FOR_EVERYONE = /Women may ask|Brides, grooms and their mothers/;

/** How often salons of a kind also come to their customers; others never do. */
const AT_HOME: Readonly<Partial<Record<DemoSalonKind, number>>> = { makeup: 0.7, beauty: 0.35, spa: 0.15 };

const MEN = new Set(demoCustomers().flatMap(({ id, portrait }) => (portrait === 'man' ? [id] : [])));

/** Women only or men only, if its kind and words suit and nobody else has said what it was like. */
const servesOf = (kind: DemoSalonKind, description: string, reviews: DemoPast['reviews']): Serves => {
  const alone = ALONE[kind];
  if (!alone || SAID_FOR_EVERYONE.test(description)) return 'everyone';
  return reviews.every(({ customerId }) => MEN.has(customerId ?? '') === (alone === 'men'))
    ? alone
    : 'everyone';
};

/** The facts of a demo salon that people filter by. They are drawn apart, so that they leave the rest the same. */
export const demoFacts = (
  kind: DemoSalonKind,
  { salon: { name, description = '' }, reviews }: Pick<DemoPast, 'reviews'> & Pick<SalonBefore, 'salon'>,
) => {
  const random = seededRandom(`facts ${name}`);
  const serves = servesOf(kind, description, reviews);
  const had = AMENITIES.filter((amenity) => {
    const isDrawn = random.chance(SHARE[amenity]);
    return isDrawn || description.includes(SAID[amenity] ?? '\n');
  });
  return {
    serves,
    homeService: random.chance(AT_HOME[kind] ?? 0),
    // A room apart is where others are served too.
    amenities: had.filter((amenity) => amenity !== 'womens-room' || serves === 'everyone'),
  };
};
