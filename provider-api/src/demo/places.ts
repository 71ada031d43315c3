import localities from './localities.json' with { type: 'json' };
import type { Random } from './random.ts';

export interface Place {
  readonly street: string;
  readonly area: string;
  readonly sublocality: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The first localities listed are the most popular; they have five salons each, the others one or two. */
const BUSY = 12;
const SALONS_IN_BUSY = 5;

/** The localities for this number of salons; each locality gets at least one. */
export const localitiesFor = (salons: number): readonly (typeof localities.items)[number][] => {
  const { items } = localities;
  const busy = items.slice(0, BUSY).flatMap((item) => Array.from({ length: SALONS_IN_BUSY - 1 }, () => item));
  const spare = Math.max(0, salons - items.length - busy.length);
  return [...items, ...busy, ...items.slice(BUSY, BUSY + spare)].slice(0, salons);
};

/** Two localities number their roads; elsewhere streets have names. */
const NUMBERED_ROADS = ['Jubilee Hills', 'Banjara Hills'];
const STREETS = ['Main Road', 'Temple Street', 'Park Lane', 'Lake View Road', 'School Road', 'Market Street'];
const AREAS = [
  'Opposite the park',
  'Above the bakery',
  'Behind the bank',
  'Near the water tank',
  'First floor',
];

/** An address that does not exist, within about 400 m of the locality's point. */
export const placeAt = (locality: (typeof localities.items)[number], random: Random): Place => {
  const street = NUMBERED_ROADS.includes(locality.name)
    ? `Plot ${random.between(11, 899)}, Road No. ${random.between(1, 45)}`
    : `${random.between(1, 9)}-${random.between(1, 4)}-${random.between(10, 480)}, ${random.pick(STREETS)}`;
  const near = (degrees: number) => Number((degrees + (random.next() - 0.5) * 0.008).toFixed(5));
  return {
    street,
    area: random.chance(0.6) ? random.pick(AREAS) : '',
    sublocality: locality.name,
    postalCode: locality.pin,
    latitude: near(locality.lat),
    longitude: near(locality.lng),
  };
};
