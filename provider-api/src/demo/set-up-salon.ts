import { addMinutes, defaultOpeningHours } from '@sundara/contracts';
import { type Craft, teamOfCrafts } from './crafts.ts';
import { demoHours } from './hours.ts';
import { ownerIdOf } from './owners.ts';
import { somebody } from './people.ts';
import { galleryFor, portraitsFor, worksFor } from './pictures.ts';
import { placeAt } from './places.ts';
import { idOf, seededRandom } from './random.ts';
import { demoRoster } from './rosters.ts';
import type { SalonBefore } from './salon-before.ts';
import { KINDS } from './salon-kinds.ts';
import type { SalonName } from './salon-names.ts';
import { ownerDescription, salonDescription } from './salon-texts.ts';
import { demoServices, PRICE_LEVELS, specialtiesOf } from './services.ts';
import { demoGrid, withTidying } from './time-habits.ts';

const DAY_MINUTES = 24 * 60;
const GENDER = { woman: 'female', man: 'male' } as const;

/** The demo owner's salon: it sells a bit of everything. */
export const OWNED = 'Tamarind & Silk';
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

/** Sets up a salon. Its random values depend only on its name, so that a new salon changes no other one. */
export const setUpSalon = (
  { name, kind }: SalonName,
  locality: Parameters<typeof placeAt>[0],
  now: Date,
): SalonBefore => {
  const random = seededRandom(name);
  // A random source of its own, so that other illustrations leave the rest of the salon the same.
  const looks = seededRandom(`illustrations ${name}`);
  const portraitOf = portraitsFor(looks);
  const id = idOf(`salon ${name}`);
  const profile = KINDS[kind];
  const { tier, factor } = random.pick(PRICE_LEVELS);
  const menu = name === OWNED ? OWNED_MENU : undefined;
  const services = demoServices({ salonId: id, key: name, profile, factor, menu }, random);
  // One in ten is new and has no past yet.
  const isNew = name !== OWNED && random.chance(0.1);
  const ageDays = isNew ? random.between(5, 40) : random.between(200, 900);
  const owner = random.chance(0.85) ? somebody(random, kind === 'barber' ? 0.1 : 0.65) : undefined;
  const email = `hello@${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`;
  const salon = {
    id,
    name,
    description: salonDescription(kind, random),
    ...placeAt(locality, random),
    // 040 is Hyderabad; the numbers are made up.
    contactNumber: `+91 40 5550 ${random.between(1000, 9999)}`,
    email,
    priceTier: tier,
    specialties: specialtiesOf(services),
    openingHours: demoHours(random),
    seats: random.between(1, 5),
    galleryIllustrations: galleryFor(kind, looks),
    works: worksFor(kind, looks),
    ownerId: owner ? ownerIdOf(email) : null,
    ownerName: owner?.name ?? '',
    ownerDescription: owner ? ownerDescription(owner.name, random) : '',
    ownerIllustration: owner ? portraitOf(owner) : null,
    createdAt: addMinutes(now, -ageDays * DAY_MINUTES),
  } satisfies SalonBefore['salon'];
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
      gender: GENDER[person.portrait],
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
    };
  const slotMinutes = demoGrid(times);
  return {
    salon: { ...salon, slotMinutes },
    services: withTidying(services, times),
    ...demoRoster(team, services, salon.openingHours, { random: times, now, alwaysThere: 0 }),
  };
};
