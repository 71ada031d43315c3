import type { Random } from './random.ts';

/** The guests' words for a rating: titles, remarks about the service (in place of {service}), and about the rest. */
interface Words {
  readonly titles: readonly string[];
  readonly remarks: readonly string[];
  readonly details: readonly string[];
}

const DELIGHTED: Words = {
  titles: [
    'Exactly what I asked for',
    'My new regular place',
    'Worth the ride across town',
    'Lovely team',
    'Calm and clean',
    'They listen',
    'So well done',
    'Best in a long while',
    'Went twice in a month',
    'Would send my mother',
    'Felt looked after',
    'Quietly excellent',
  ],
  remarks: [
    'Booked the {service} and walked out smiling.',
    'The {service} was done with real care.',
    'Had the {service} before a wedding and got asked about it all evening.',
    'The {service} took exactly as long as they said.',
    'Went to a few places for {service}; this is the one.',
    'My sister recommended them for {service}, and she was right.',
    'The {service} was my birthday present to myself.',
    'For once I did not have to explain the {service} twice.',
    'My second {service} here, as good as the first.',
  ],
  details: [
    'Everything spotless, and on time to the minute.',
    'Nobody tried to sell me anything.',
    'They gave my father the good chair and a newspaper.',
    'The ginger tea deserves its own star.',
    'Skin and hair felt good for days.',
    'Booked online in the metro, sat in the chair twenty minutes later.',
    'Gentle hands and a good sense of humour.',
    'Paid what the site said, not a rupee more.',
    'They remembered my name on the second visit.',
    'Soft music, no television, bliss.',
    '',
  ],
};
const PLEASED: Words = {
  titles: [
    'Very good',
    'Will come again',
    'Nice place',
    'Solid work',
    'Happy with it',
    'Good value',
    'Friendly people',
  ],
  remarks: [
    'Good {service} at a fair price.',
    'The {service} came out well.',
    'Came for the {service} and liked it.',
    'The {service} was better than I expected.',
    'Had put the {service} off for months, should not have.',
    'Happy with the {service}.',
  ],
  details: [
    'The waiting corner could do with a fan.',
    'They began ten minutes late, but the result made up for it.',
    'Parking took longer than the walk from the metro.',
    'Friendly people, easy to find.',
    'Would have liked a little more time at the end.',
    'Weekends are busy, go on a weekday.',
    '',
  ],
};
const SO_SO: Words = {
  titles: ['All right', 'Mixed', 'It was fine', 'Could be better'],
  remarks: [
    'The {service} was decent.',
    'The {service} was close to what I had asked for.',
    'The {service} felt a little rushed.',
  ],
  details: [
    'The room was not as quiet as I had hoped.',
    'It was a Saturday, so perhaps my own fault.',
    'They were kind about it and offered to correct it.',
  ],
};
const DISAPPOINTED: Words = {
  titles: ['Not my day', 'Had to wait', 'Expected more'],
  remarks: [
    'Waited half an hour for {service} although I had booked.',
    'Nice people, but the {service} was not for me.',
  ],
  details: [
    'They did apologise.',
    'I was offered a second visit and may take it.',
    'Told them, they wrote it down.',
  ],
};

/** Six in twelve reviews are delighted, four pleased, the rest less so. */
const STARS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2];
const WORDS = new Map([
  [5, DELIGHTED],
  [4, PLEASED],
  [3, SO_SO],
]);

/** From 2 to 5. */
export const starsOf = (random: Random): number => random.pick(STARS);

/** A review of a service with so many stars, one to three sentences. */
export const reviewText = (rating: number, service: string, random: Random) => {
  const words = WORDS.get(rating) ?? DISAPPOINTED;
  const remark = random.pick(words.remarks).replace('{service}', inSentence(service));
  const comment = [remark, random.pick(words.details)].filter(Boolean).join(' ');
  return { rating, title: random.pick(words.titles), comment };
};

/** 'Nail Art, Ten Fingers' becomes 'nail art', 'Swedish Massage' becomes 'Swedish massage'. */
const inSentence = (service: string): string => {
  const [name = ''] = service.split(',');
  const lower = name.toLowerCase();
  return PROPER.find((word) => name.startsWith(word))?.concat(lower.slice(lower.indexOf(' '))) ?? lower;
};
const PROPER = ['Abhyanga', 'Swedish', 'French'];
