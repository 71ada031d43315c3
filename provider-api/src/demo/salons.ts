import { defaultOpeningHours, type OpeningHours, paiseOf } from '@sundara/contracts';
import type { reviews, salons, services, specialists } from '../salons/salons.tables.ts';
import { CATALOGUE, type CatalogueEntry } from './catalogue.ts';
import localities from './localities.json' with { type: 'json' };
import { demoPerson, reviewerName } from './people.ts';
import { idOf, type Random, seededRandom } from './random.ts';
import { SALON_COUNT, salonName } from './salon-names.ts';
import { ownerDescription, reviewText, salonDescription, WORK_TITLES } from './texts.ts';

/** A salon with all that belongs to it, ready to be written. */
export interface DemoSalon {
  readonly salon: typeof salons.$inferInsert & { readonly id: string };
  readonly services: readonly (typeof services.$inferInsert & { readonly id: string })[];
  readonly specialists: readonly (typeof specialists.$inferInsert)[];
  readonly reviews: readonly (typeof reviews.$inferInsert)[];
}

const TIERS = [
  { tier: '₹', factor: 0.7 },
  { tier: '₹₹', factor: 1 },
  { tier: '₹₹', factor: 1.15 },
  { tier: '₹₹₹', factor: 1.4 },
  { tier: '₹₹₹₹', factor: 1.9 },
] as const;
const SPECIALTY_OF: Readonly<Record<string, string>> = {
  'Hair Care': 'Hair',
  'Skin Care': 'Skin',
  'Nail Care': 'Nails',
  Makeup: 'Makeup',
  Massage: 'Massage',
  'Spa Treatment': 'Spa',
};
const DAY = 86_400_000;

/** Every demo salon: at least two at each popular locality of Hyderabad, the same on every machine. */
export const demoSalons = (now: Date): readonly DemoSalon[] =>
  Array.from({ length: SALON_COUNT }, (_, index) => demoSalon(index, now));

/** The locality of the salon that the demo owner runs. */
export const DEMO_OWNERS_LOCALITY = 'Jubilee Hills';

const demoSalon = (index: number, now: Date): DemoSalon => {
  const random = seededRandom(`salon ${index}`);
  const id = idOf(`salon ${index}`);
  const place = localities.items[index % localities.items.length];
  if (!place) throw new RangeError('There are no localities.');
  const { tier, factor } = random.pick(TIERS);
  const categories = random.sample(Object.keys(CATALOGUE), random.between(3, 6));
  const said = demoReviews(id, index % 9 === 4 ? 0 : random.between(2, 40), random, now);
  const owner = random.chance(0.8) ? demoPerson(random) : undefined;
  return {
    salon: {
      id,
      name: salonName(index),
      description: salonDescription(random),
      street: `${random.between(1, 9)}-${random.between(1, 3)}-${random.between(10, 480)}, ${random.pick(['Main Road', 'Lane 2', 'Lane 5', 'Park Road', 'Temple Street', 'Lake View Road'])}`,
      sublocality: place.name,
      postalCode: place.pin,
      latitude: place.lat + (random.next() - 0.5) * 0.008,
      longitude: place.lng + (random.next() - 0.5) * 0.008,
      // 040 is Hyderabad; 5550 numbers belong to nobody.
      contactNumber: `+91 40 5550 ${String(1000 + index)}`,
      email: `hello@${salonName(index)
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '-')}.example`,
      priceTier: tier,
      specialties: [...new Set(categories.map((category) => SPECIALTY_OF[category] ?? category))],
      openingHours: demoHours(random),
      seats: random.between(1, 5),
      rating: said.length === 0 ? 4.5 : mean(said.map((review) => review.rating)),
      reviewCount: said.length,
      coverSeed: `salon-${index}`,
      gallerySeeds: Array.from({ length: random.between(5, 8) }, (_, n) => `salon-${index}-${n}`),
      works: random
        .sample(WORK_TITLES, random.between(3, 9))
        .map((title, n) => ({ seed: `salon-${index}-${n}`, title })),
      ownerName: owner?.name ?? '',
      ownerDescription: owner ? ownerDescription(owner.name, random) : '',
      ownerSeed: owner ? `${owner.portrait}-owner-${index}` : null,
      createdAt: new Date(now.getTime() - (400 - index * 2) * DAY),
    },
    services: demoServices(id, index, categories, factor, random),
    specialists: demoSpecialists(id, index, random),
    reviews: said,
  };
};

const demoSpecialists = (salonId: string, index: number, random: Random) =>
  Array.from({ length: random.between(2, 5) }, (_, n) => {
    const { name, portrait } = demoPerson(random);
    return {
      id: idOf(`specialist ${index} ${n}`),
      salonId,
      name,
      specialization: `${random.pick(['Senior', 'Creative', 'Master'])} ${random.pick(['stylist', 'beautician', 'therapist'])}`,
      photoSeed: `${portrait}-${index}-${n}`,
    };
  });

const mean = (numbers: readonly number[]): number =>
  Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 10) / 10;

const demoServices = (
  salonId: string,
  index: number,
  categories: readonly string[],
  factor: number,
  random: Random,
) =>
  categories.flatMap((category) => {
    const offered: readonly CatalogueEntry[] = CATALOGUE[category] ?? [];
    return random.sample(offered, random.between(2, Math.min(4, offered.length))).map((entry) => ({
      id: idOf(`service ${index} ${entry.name}`),
      salonId,
      name: entry.name,
      description: entry.description,
      category,
      // In steps of ten rupees, within what Hyderabad pays.
      pricePaise: paiseOf(Math.max(150, Math.round((entry.rupees * factor) / 10) * 10)),
      discountPercent: random.chance(0.12) ? 20 : 0,
      durationMinutes: entry.minutes,
      bookingCount: random.chance(0.25) ? random.between(40, 160) : random.between(0, 39),
      specializations: [...entry.specializations],
    }));
  });

const demoReviews = (salonId: string, count: number, random: Random, now: Date) =>
  Array.from({ length: count }, (_, n) => ({
    id: idOf(`review ${salonId} ${n}`),
    salonId,
    author: reviewerName(random),
    ...reviewText(random),
    createdAt: new Date(now.getTime() - (n * 9 + random.between(1, 8)) * DAY),
  }));

/** Most keep the default week; some rest on Mondays, some close for lunch. */
const demoHours = (random: Random): OpeningHours => {
  const week = defaultOpeningHours();
  if (random.chance(0.2)) return { ...week, monday: { ...week.monday, closed: true } };
  if (random.chance(0.2)) {
    const breaks = [{ open: '13:00', close: '14:00' }];
    return { ...week, tuesday: { ...week.tuesday, breaks }, thursday: { ...week.thursday, breaks } };
  }
  return week;
};
