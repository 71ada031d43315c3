import type { Random } from './random.ts';
import type { DemoSalonKind } from './salon-kinds.ts';

/** The first sentence of a salon's description, by kind. */
const OPENINGS: Readonly<Record<DemoSalonKind, readonly string[]>> = {
  house: [
    'An old house with a courtyard, a neem tree and rooms for hair, skin and rest.',
    'Three generations come here on the same Saturday, and everybody finds a chair.',
    'Hair on the ground floor, quiet upstairs, tea on the landing.',
    'Everything under one roof, and nobody in a hurry.',
    'Deccan tiles, tall mirrors and a team that remembers how you like it.',
  ],
  hair: [
    'Clean lines, good light and very sharp scissors.',
    'Cut and colour, and the honesty to say what will not suit you.',
    'Two rows of mirrors, one coffee machine, no loud music.',
    'We cut hair so that it falls right when you wake up, too.',
    'A small studio for cuts, curls and colour.',
  ],
  barber: [
    'Four chairs, hot towels and a radio that plays old songs.',
    'A barber’s shop as your grandfather knew it, with better scissors.',
    'Fades, shaves and beards, done without rushing.',
    'Come in scruffy, go home sharp.',
  ],
  beauty: [
    'Threading that does not hurt more than it must, facials that smell of a kitchen garden.',
    'A neighbourhood parlour that started with two chairs and a kettle.',
    'Skin, brows and nails, by women who have done it for years.',
    'A bright room where aunties and students wait side by side.',
    'We look at your skin before we say anything about products.',
  ],
  spa: [
    'Leave your phone at the door; we keep it safe and quiet.',
    'Warm oil, low voices and a room that smells of vetiver.',
    'Massages as they are taught in Kerala, an hour from your desk.',
    'Steam, stone and an unhurried hour.',
    'A cool hall, a deep bath, and slippers in your size.',
  ],
  nails: [
    'Ten small canvases, painted by people who drew in every school book.',
    'Gel, art and a very comfortable chair.',
    'Nails done properly, with tools that come out of a steriliser in front of you.',
  ],
  makeup: [
    'Faces for weddings, sangeets and the first day of a job.',
    'We work with the light, the saree and the hour of your ceremony.',
    'Makeup that still looks like you, six hours later.',
  ],
};

const MIDDLES = [
  'We mix our own oils every week and tell you what is in them.',
  'Every appointment begins with five minutes of talking.',
  'Tools are sterilised after each guest, and you may watch.',
  'The team trains every quarter and tests on itself first.',
  'Brides, grooms and their mothers have been coming here for years.',
  'Evenings are kept free for people who work late.',
  'Prices are as written; nobody talks you into anything.',
  'What is left of your time at the end belongs to you, with a cup of tea.',
  'We would rather do three things well than thirty quickly.',
];
const ENDS = [
  'There is parking behind the building.',
  'The bus stops in front of the door.',
  'Wheelchairs come in without a step.',
  'Children are welcome; there is a shelf of books.',
  'Walk-ins are fine, booked times are kept to the minute.',
  'Ask for the corner chair, it has the best view.',
  'The kettle is always on.',
  'Women may ask for a room of their own.',
];

export const salonDescription = (kind: DemoSalonKind, random: Random): string =>
  [random.pick(OPENINGS[kind]), random.pick(MIDDLES), random.pick(ENDS)].join(' ');

const BEGINNINGS = [
  'learned the trade at an aunt’s parlour and opened these rooms to do it slower and better',
  'spent ten years behind other people’s chairs before signing a lease here',
  'studied chemistry first, which is why the oils are so good',
  'came for a weekend course and never left the profession',
  'used to work in an office down the road and cut colleagues’ hair at lunch',
  'grew up two streets away and still knows every dog by name',
  'trained in Kochi and Mumbai, then came home',
  'began with one chair, a borrowed mirror and a lot of patience',
];
const HABITS = [
  'The first appointment of the day is still the owner’s own.',
  'New people in the team learn to listen before they learn to cut.',
  'On festival mornings the shop opens at five.',
  'Half of the team has been here since the first year.',
  'Once a month there is a free morning for the old people of the street.',
  'The recipe of the hair oil is a grandmother’s and stays in the family.',
];
const INVITATIONS = [
  'Come early and have tea.',
  'If something is not right, it is done again, without a word.',
  'You will be asked what you would like, and then believed.',
  'Say hello, even if you only pass by.',
];

/** The owner's story, in three warm sentences. */
export const ownerDescription = (ownerName: string, random: Random): string =>
  [
    `${ownerName.split(' ')[0]} ${random.pick(BEGINNINGS)}.`,
    random.pick(HABITS),
    random.pick(INVITATIONS),
  ].join(' ');
