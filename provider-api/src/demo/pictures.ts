import { subjectOf } from '../platform/pictures/compositions.ts';
import type { Random } from './random.ts';
import type { KindProfile } from './salon-kinds.ts';

/** Possible titles for each drawing of work; a salon gets one of the two. */
export const WORK_TITLES: Readonly<Record<string, readonly [string, string]>> = {
  longHair: ['Soft layers, air-dried', 'Chestnut from root to tip'],
  shortCut: ['From long to jaw length', 'A bob with some swing'],
  curlyHead: ['Curls set free', 'Curl cut and nothing else'],
  plait: ['Plait for a long day', 'Festive plait'],
  fade: ['Skin fade, scissor top', 'Clean sides, room on top'],
  beardProfile: ['Beard with a line', 'Six weeks, then shaped'],
  flowerBun: ['Bun with fresh mogra', 'Flowers for a cousin’s wedding'],
  profileMakeup: ['Evening eyes', 'Soft makeup for a sangeet'],
  paintedNails: ['Fine lines in gel', 'Ten small paintings'],
  brideMehndi: ['Henna to the elbow', 'Mehndi by hand, three hours'],
  brideFace: ['Bride, second day', 'Gold and a little kohl'],
};

const LAST_COVER = 2_000;

/** Returns cover seeds, each once: the next number whose drawing suits the salon. */
export const coverSeeds = (): ((profile: KindProfile) => string) => {
  const taken = new Set<number>();
  return ({ covers }) => {
    for (let number = 1; number < LAST_COVER; number += 1) {
      if (taken.has(number) || !covers.includes(subjectOf('cover', `salon-${number}`))) continue;
      taken.add(number);
      return `salon-${number}`;
    }
    throw new RangeError('No drawing of a cover suits this salon.');
  };
};

/** Five to eight pictures of details of a place, in the colours of its cover. */
export const gallerySeeds = (coverSeed: string, random: Random): string[] => {
  const first = random.between(0, 12);
  return Array.from({ length: random.between(5, 8) }, (_, n) => `${coverSeed}-${first + n}`);
};

/** Pictures of what the salon does, one for each drawing that suits it, with a title. */
export const works = (coverSeed: string, { works: suiting }: KindProfile, random: Random) =>
  random.sample(suiting, suiting.length).flatMap((subject) => {
    const number = Array.from({ length: 20 }, (_, n) => n).find(
      (n) => subjectOf('work', `${coverSeed}-${n}`) === subject,
    );
    const titles = WORK_TITLES[subject];
    if (number === undefined || !titles) throw new RangeError(`There is no drawing ${subject}.`);
    return [{ seed: `${coverSeed}-${number}`, title: random.pick(titles) }];
  });
