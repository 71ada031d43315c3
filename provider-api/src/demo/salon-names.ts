/** Fictional names: a first word with one of its endings; no real salon is meant. */
const FIRSTS = [
  'Marigold',
  'Tamarind',
  'Copper Comb',
  'Neem & Rose',
  'Moonpetal',
  'Indigo Lane',
  'Saffron Thread',
  'Lotus Courtyard',
  'Kohl & Clay',
  'Amber Mirror',
  'Silver Anklet',
  'Jasmine Hour',
  'Banyan',
  'Rosewater',
  'Paper Lantern',
  'Blue Peacock',
  'Henna Leaf',
  'Mango Tree',
  'Sandal & Silk',
  'Terracotta',
  'Pearl Street',
  'Laad',
  'Golconda Glow',
  'Monsoon',
  'Champa',
  'Brass Basin',
  'Velvet Neem',
  'Mogra',
  'Charcoal & Honey',
  'Deccan',
  'Mirror Work',
  'Cinnamon',
  'Kesar',
  'Olive & Oudh',
  'Palm Court',
  'Ruby Thread',
  'Sunbird',
  'Twelve Combs',
  'Ivory Jaali',
  'Fennel & Co',
  'Gulmohar',
  'Nimbu',
  'Parijat',
  'Quiet Basin',
  'Rangoli',
  'Sitara',
  'Tulsi',
  'Wild Turmeric',
] as const;
const ENDINGS = [
  ['Salon', 'Beauty House', 'Spa & Salon'],
  ['Studio', 'Hair & Skin', 'Wellness Rooms'],
  ['Rooms', 'Salon & Spa', 'Beauty Bar'],
] as const;

/** The name of the nth salon; 144 names, none twice. */
export const salonName = (index: number): string => {
  const first = FIRSTS[index % FIRSTS.length] ?? 'Sundara';
  const round = Math.floor(index / FIRSTS.length);
  const endings = ENDINGS[(index + round) % ENDINGS.length] ?? ENDINGS[0];
  return `${first} ${endings[round % endings.length]}`;
};
export const SALON_COUNT = FIRSTS.length * 3;
