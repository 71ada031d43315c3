import type { Random } from './random.ts';

const OPENINGS = [
  'A calm, bright room where nobody hurries you.',
  'Three floors up, away from the traffic, with tea while you wait.',
  'A neighbourhood favourite that started with two chairs and a kettle.',
  'Old Deccan tiles, tall mirrors and a team that remembers how you like it.',
  'Clean lines, soft light and very good scissors.',
  'A small house with a courtyard, a neem tree and steady hands.',
] as const;
const MIDDLES = [
  'We mix our own oils every week and tell you what is in them.',
  'Every appointment begins with five minutes of talking.',
  'Tools are sterilised after each guest, and you may watch.',
  'Our colourists train every quarter and test on themselves first.',
  'Brides, grooms and their mothers have been coming here for years.',
  'We keep evenings free for people who work late.',
] as const;
const ENDS = [
  'Parking is behind the building.',
  'The metro is a short walk away.',
  'Wheelchairs come in without a step.',
  'Children are welcome; there is a shelf of books.',
  'Walk-ins are fine, booked times are kept to the minute.',
  'Prices are as written, tips are yours to decide.',
] as const;

export const salonDescription = (random: Random): string =>
  [random.pick(OPENINGS), random.pick(MIDDLES), random.pick(ENDS)].join(' ');

const OWNERS = [
  'learned the trade at a family parlour and opened these rooms to do it slower and better',
  'spent ten years behind other people’s chairs before signing a lease here',
  'studied chemistry, which is why the oils are so good',
  'still takes the first appointment of every day, and means to go on',
  'came for a weekend course and never left the profession',
] as const;

export const ownerDescription = (name: string, random: Random): string =>
  `${name.split(' ')[0]} ${random.pick(OWNERS)}.`;

/** Reviews by stars: a title and what was said. */
const REVIEWS: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  5: [
    [
      'Exactly what I asked for',
      'Listened first, then cut. I walked out looking like the picture in my head.',
    ],
    ['Calm and clean', 'Everything spotless, and on time to the minute. My new regular place.'],
    ['Worth the ride across town', 'The head massage alone is reason enough to come back.'],
    ['Lovely team', 'My mother and I went together and were looked after like family.'],
    ['Best facial in a while', 'Skin felt soft for days, and nobody tried to sell me anything.'],
    ['Wedding saved', 'Two hours of makeup that lasted through rain and dancing.'],
  ],
  4: [
    ['Very good', 'Skilled hands and fair prices. The waiting corner could do with a fan.'],
    ['Will come again', 'Started ten minutes late but the result made up for it.'],
    ['Nice place', 'Good pedicure, friendly people, easy to find.'],
    ['Solid', 'Colour came out a touch darker than I wanted, still happy.'],
  ],
  3: [
    ['All right', 'Decent haircut. It was busy and felt a little rushed.'],
    ['Mixed', 'Massage was lovely, the room was not as quiet as I hoped.'],
  ],
  2: [['Not my day', 'Had to wait half an hour although I had booked. They did apologise.']],
};
const STARS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2] as const;

export const reviewText = (random: Random): { rating: number; title: string; comment: string } => {
  const rating = random.pick(STARS);
  const [title, comment] = random.pick(REVIEWS[rating] ?? [['Good', 'Came back twice.'] as const]);
  return { rating, title, comment };
};

export const WORK_TITLES = [
  'Soft layers',
  'Copper balayage',
  'Bridal bun with mogra',
  'Sharp fade',
  'Henna to the elbow',
  'Glass-skin glow',
  'Fine-line nails',
  'Curls set free',
  'Evening eyes',
  'Beard with a line',
] as const;
