import { CATALOGUE } from '../../src/demo/catalogue.ts';
import { demoHours } from '../../src/demo/hours.ts';
import { seededRandom } from '../../src/demo/random.ts';
import { type DemoSalonKind, KINDS } from '../../src/demo/salon-kinds.ts';

const listOf = (words: string): readonly string[] => words.split(',').map((word) => word.trim());

/** Beginnings of salon names; the first ones are the most frequent. */
export const FIRST_WORDS =
  listOf(`Lakshmi, Sri Sai, Naturals, Green, New Look, Royal, Lotus, Classic, Style, Glow, Anjali,
  Beauty, Bliss, Mirror, Kavya, Golden, Queens, Marigold, Pearl, Diva, Radiance, Saffron, Elegance, Deccan, Jasmine,
  Sunrise, Trends, Gloss, Priya, Indigo, Orchid, Nizam, Velvet, Charm, Vanity, Golconda, Tulsi, Sandal, Rose, Swathi,
  Amber, Bridal, Crystal, Copper, Divine, Ebony, Femina, Gulmohar, Henna, Ivory, Jewel, Kesar, Lavender, Mogra, Neem,
  Oasis, Padma, Quiet, Rangoli, Sringara, Tamarind, Urban, Vetiver, Willow, Yuva, Zari, Aarna, Banyan, Champa, Dupatta,
  Earthen, Fennel, Garnet, Harini, Irani, Jaali, Kalamkari, Lilac, Monsoon, Nimbu, Olive, Parijat, Ruby, Sitara,
  Terracotta, Umber, Vanam, Wild Turmeric, Azure, Bidri, Charminar, Dakhni, Ember, Firdaus, Gajra, Hazel, Ishita`);

/** Endings of salon names, and the kind of salon that each implies. */
export const LAST_WORDS: readonly (readonly [string, DemoSalonKind])[] = [
  ['Beauty Parlour', 'beauty'],
  ['Unisex Salon', 'house'],
  ['Salon & Spa', 'house'],
  ['Hair Studio', 'hair'],
  ['Beauty Clinic', 'beauty'],
  ['Mens Parlour', 'barber'],
  ['Family Salon', 'house'],
  ['Hair & Beauty', 'hair'],
  ['Spa', 'spa'],
  ['Nail Bar', 'nails'],
  ['Makeovers', 'makeup'],
  ['Barbers', 'barber'],
  ['Wellness', 'spa'],
  ['Bridal Studio', 'makeup'],
  ['Skin & Hair', 'beauty'],
  ['Threading Corner', 'beauty'],
  ['Nails', 'nails'],
  ['Ayurveda', 'spa'],
  ['Hair Lounge', 'hair'],
  ['Mehndi Arts', 'makeup'],
];

/** The services of each kind of salon, in the order of the list. */
export const SOLD = Object.entries(KINDS).flatMap(([kind, { sells, audiences }]) =>
  Object.entries(CATALOGUE)
    .filter(([category]) => category in sells)
    .flatMap(([category, entries]) => entries.map((entry) => ({ kind, category, ...entry })))
    .filter(({ audience }) => audiences.includes(audience)),
);

export const HOURS = Array.from({ length: 16 }, (_, turn) => demoHours(seededRandom(`week ${turn}`)));
