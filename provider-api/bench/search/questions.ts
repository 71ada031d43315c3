import localities from '../../src/demo/localities.json' with { type: 'json' };
import { type Random, seededRandom } from '../../src/demo/random.ts';
import { FIRST_WORDS, LAST_WORDS, SOLD } from './salon-words.ts';

/** A query of `GET /api/public/salons`, as in its query string. */
export type Question = Readonly<Record<string, string>>;
export type Mix = 'suggestions' | 'listing';

/** `count` queries of a mix, the same for the same seed. */
export const questionsOf = (mix: Mix, count: number, seed: string): Question[] => {
  const random = seededRandom(`${mix} ${seed}`);
  const questions: Question[] = [];
  while (questions.length < count)
    questions.push(...(mix === 'suggestions' ? typing(random) : [listing(random)]));
  return questions.slice(0, count);
};

/** Picks the first items most often: the share of the n-th is about 1/n. */
const zipf = <T>(items: readonly T[], random: Random): T => {
  const at = Math.floor(items.length ** random.next()) - 1;
  const item = items[Math.min(at, items.length - 1)];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
};

const PLACES = localities.items.map(({ name }) => name);
const SERVICES = [...new Set(SOLD.map(({ name }) => name))];
const SPECIALTIES = ['Hair', 'Makeup', 'Spa', 'Skin', 'Nails', 'Beard', 'Massage'] as const;

/** What people search for: a salon by its name, a service, a locality, a specialty, or two of them. */
const wanted = (random: Random): string => {
  const turn = random.next();
  if (turn < 0.4) return `${zipf(FIRST_WORDS, random)} ${zipf(LAST_WORDS, random)[0]}`;
  if (turn < 0.65) return zipf(SERVICES, random);
  if (turn < 0.85) return zipf(PLACES, random);
  if (turn < 0.93) return random.pick(SPECIALTIES);
  return `${random.pick(SPECIALTIES)} ${zipf(PLACES, random)}`;
};

/** One typing error in one of eight texts. */
const misspelt = (text: string, random: Random): string => {
  if (!random.chance(1 / 8) || text.length < 5) return text;
  const at = random.between(1, text.length - 2);
  const [before, letter, next, after] = [
    text.slice(0, at),
    text[at] ?? '',
    text[at + 1] ?? '',
    text.slice(at + 2),
  ];
  return random.pick([
    `${before}${next}${letter}${after}`,
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${random.pick([...'aeiou'])}${next}${after}`,
  ]);
};

/** One person typing, letter by letter from the second on; the pause before a query skips some. */
const typing = (random: Random): Question[] => {
  const text = misspelt(wanted(random), random).toLowerCase();
  const asked: Question[] = [];
  for (let letters = 2; letters <= text.length; letters += 1) {
    const isAsked = letters === text.length || random.chance(0.6);
    if (isAsked && text[letters - 1] !== ' ') asked.push({ q: text.slice(0, letters), limit: '5' });
  }
  return asked;
};

const SORTS = ['rating_desc', 'rating_desc', 'rating_asc', 'name_asc', 'newest', 'oldest'] as const;

/** One or two facts that the salons are to have, from common to rare. */
const factsOf = (random: Random): Question => ({
  ...random.pick<Question>([{ amenities: 'ac' }, { serves: 'women' }, { homeService: 'true' }]),
  ...random.pick<Question>([
    {},
    { femaleSpecialist: 'true' },
    { amenities: 'ac,parking' },
    { serves: 'men' },
  ]),
});

/** One page of the listing: some filters, an order, mostly the first page. */
const listing = (random: Random): Question => {
  const near = random.chance(0.12) ? zipf(PLACES, random) : undefined;
  const sort = near ? 'distance' : random.chance(0.3) ? random.pick(SORTS) : undefined;
  const page = random.chance(0.7) ? 1 : random.chance(0.9) ? random.between(2, 6) : random.between(7, 40);
  return {
    ...(random.chance(0.3) && { q: wanted(random).toLowerCase() }),
    ...(random.chance(0.35) && { sublocality: zipf(PLACES, random) }),
    ...(random.chance(0.3) && { specialty: random.pick(SPECIALTIES) }),
    ...(random.chance(0.2) && { priceRange: random.pick(['₹', '₹₹', '₹₹₹', '₹₹₹₹']) }),
    ...(random.chance(0.25) && { rating: random.pick(['4.5', '4', '3.5', '3']) }),
    ...(random.chance(0.15) && factsOf(random)),
    ...(near && { near }),
    ...(sort && { sort }),
    page: String(page),
    limit: '12',
  };
};
