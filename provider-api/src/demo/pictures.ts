import { type IllustrationKind, illustrationsFor } from '../platform/pictures/illustrations.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { DemoSalonKind } from './salon-kinds.ts';

/** Possible titles for each subject of a work; a salon gets one of the two. */
export const WORK_TITLES: Readonly<Record<string, readonly [string, string]>> = {
  'long-hair': ['Soft layers, air-dried', 'Chestnut from root to tip'],
  'short-cut': ['From long to jaw length', 'A bob with some swing'],
  'curly-head': ['Curls set free', 'Curl cut and nothing else'],
  plait: ['Plait for a long day', 'Festive plait'],
  fade: ['Skin fade, scissor top', 'Clean sides, room on top'],
  'beard-profile': ['Beard with a line', 'Six weeks, then shaped'],
  'flower-bun': ['Bun with fresh mogra', 'Flowers for a cousin’s wedding'],
  'profile-makeup': ['Evening eyes', 'Soft makeup for a sangeet'],
  'painted-nails': ['Fine lines in gel', 'Ten small paintings'],
  'bride-mehndi': ['Henna to the elbow', 'Mehndi by hand, three hours'],
  'bride-face': ['Bride, second day', 'Gold and a little kohl'],
};

/** One illustration of each subject that suits the salon, in a random order. */
const oneOfEach = (kind: IllustrationKind, salon: DemoSalonKind, random: Random) => {
  const suited = illustrationsFor(kind, salon).filter(({ suits }) => suits.includes(salon));
  const subjects = [...new Set(suited.map(({ subject }) => subject))];
  return random
    .sample(subjects, subjects.length)
    .map((subject) => random.pick(suited.filter((one) => one.subject === subject)));
};

/** Five to eight details of a place, no two alike. */
export const galleryFor = (salon: DemoSalonKind, random: Random): string[] =>
  oneOfEach('detail', salon, random)
    .slice(0, random.between(5, 8))
    .map(({ id }) => id);

/** Results of visits, one for each subject that suits the salon, with a title. */
export const worksFor = (salon: DemoSalonKind, random: Random) =>
  oneOfEach('work', salon, random).map(({ id, subject }) => {
    const titles = WORK_TITLES[subject];
    if (!titles) throw new RangeError(`There is no title for ${subject}.`);
    return { illustration: id, title: random.pick(titles) };
  });

/** Returns portraits for the people of one salon, so that no two of them look the same. */
export const portraitsFor = (random: Random): ((person: Pick<Person, 'portrait'>) => string) => {
  const left = new Map(
    (['woman', 'man'] as const).map((portrait) => {
      const all = illustrationsFor('portrait', portrait);
      return [portrait, random.sample(all, all.length)];
    }),
  );
  return ({ portrait }) => {
    const next = left.get(portrait)?.pop();
    if (!next) throw new RangeError('A salon has more people than there are portraits.');
    return next.id;
  };
};
