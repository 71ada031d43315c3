import { serviceIllustration } from '../areas/marketplace/index.ts';
import { findIllustration } from '../platform/pictures/illustrations.ts';
import { SALON_NAMES } from './salon-names.ts';
import { type DemoSalon, demoSalons } from './salons.ts';

const all = demoSalons(new Date('2026-11-21T06:00:00Z'));
const kinds = new Map(SALON_NAMES.map(({ name, kind }) => [name, kind]));
const subjectOf = (id: string): string => findIllustration(id)?.subject ?? 'none';
const picturesOf = ({ salon }: DemoSalon): string[] => [
  salon.coverIllustration,
  ...(salon.galleryIllustrations ?? []),
  ...(salon.works ?? []).map(({ illustration }) => illustration),
];

/** What a salon has to sell before it may show a subject. */
const SHOWN_FOR: Readonly<Record<string, readonly string[]>> = {
  Hair: [
    'mirror-row',
    'basins',
    'corner-room',
    'one-seat',
    'scissors-and-combs',
    'long-hair',
    'plait',
    'fade',
  ],
  Beard: ['beard-profile'],
  Nails: ['nail-bar', 'polish-row', 'painted-nails'],
  Makeup: ['vanity', 'makeup-table', 'mehndi-tray', 'bride-mehndi', 'bride-face', 'profile-makeup'],
  Massage: ['spa-room', 'hot-stones', 'towels-and-stones'],
};

test('every picture of a salon suits what it is', () => {
  for (const demo of all)
    for (const id of picturesOf(demo))
      expect([demo.salon.name, id, findIllustration(id)?.suits]).toEqual([
        ...[demo.salon.name, id],
        expect.arrayContaining([kinds.get(demo.salon.name)]),
      ]);
});

test('nobody shows what they do not sell: a barber no nail polish, a spa no beard', () => {
  for (const demo of all)
    for (const [specialty, subjects] of Object.entries(SHOWN_FOR)) {
      if (demo.salon.specialties?.includes(specialty)) continue;
      const shown = picturesOf(demo).map(subjectOf);
      expect([demo.salon.name, shown.filter((subject) => subjects.includes(subject))]).toEqual([
        ...[demo.salon.name, []],
      ]);
    }
});

test('a service shows its own category', () => {
  for (const { services } of all)
    for (const { id, category = '', specializations } of services) {
      const { kind, suits } = findIllustration(serviceIllustration({ id, category, specializations })) ?? {};
      expect([kind, suits]).toEqual([
        'service',
        expect.arrayContaining([category.toLowerCase().replace(' ', '-')]),
      ]);
    }
});

test('the pictures of one place show different things, and its people have different faces', () => {
  for (const { salon, specialists } of all) {
    const details = (salon.galleryIllustrations ?? []).map(subjectOf);
    expect(new Set(details).size).toBe(details.length);
    expect(details.length).toBeGreaterThanOrEqual(5);
    const faces = specialists.map(({ photoIllustration }) => photoIllustration);
    expect(new Set(faces).size).toBe(faces.length);
  }
});

const standing = ({ salon: { rating = 0, reviewCount = 0 } }: DemoSalon) =>
  (rating * reviewCount + 42) / (reviewCount + 10);
const listed = [...all].sort((a, b) => standing(b) - standing(a) || (a.salon.id < b.salon.id ? -1 : 1));
const placesOf = ({ salon }: DemoSalon): string[] => [salon.sublocality, ...(salon.specialties ?? [])];
const listNames = [...new Set(['all', ...all.flatMap(placesOf)])];

test.each(listNames)('in the list %s, cards beside and below each other differ', (name) => {
  const salons = listed.filter((demo) => name === 'all' || placesOf(demo).includes(name));
  const covers = salons.map(({ salon }) => salon.coverIllustration);
  for (const [at, cover] of covers.entries()) expect(covers.slice(at + 1, at + 4)).not.toContain(cover);
  const subjects = covers.map(subjectOf);
  const same = subjects.filter((subject, at) => at > 0 && subject === subjects[at - 1]);
  expect(same.length / Math.max(salons.length, 10)).toBeLessThanOrEqual(0.1);
});
