/** The six categories of specification 2, section 9. */
export type Category = 'Hair Care' | 'Skin Care' | 'Nail Care' | 'Makeup' | 'Massage' | 'Spa Treatment';
export type Audience = 'everyone' | 'men' | 'women';

/** A service as salons sell it: the rupees are a mid-range salon's price, the minutes how long it occupies a chair. */
export interface CatalogueEntry {
  readonly name: string;
  readonly rupees: number;
  readonly minutes: number;
  readonly audience: Audience;
  readonly description: string;
  /** The first is the specialty that visitors filter by (specification 1, section 9). */
  readonly specializations: readonly string[];
}

type Row = readonly [string, number, number, Audience, string, ...string[]];

const entry = ([name, rupees, minutes, audience, description, ...specializations]: Row): CatalogueEntry => ({
  name,
  rupees,
  minutes,
  audience,
  description,
  specializations,
});

const HAIR: readonly Row[] = [
  ['Haircut and Finish', 550, 45, 'women', 'Consultation, wash, cut and blow-dry', 'Hair', 'Haircut'],
  ['Men’s Haircut', 300, 30, 'men', 'Scissor or clipper cut, wash and a hot towel', 'Hair', 'Haircut'],
  ['Skin Fade', 380, 45, 'men', 'Close at the sides, blended by hand', 'Hair', 'Haircut'],
  ['Beard Trim and Shape', 200, 20, 'men', 'Line, trim and a drop of warm oil', 'Beard', 'Trim'],
  ['Royal Shave', 350, 30, 'men', 'Hot lather, straight razor, cooling balm', 'Beard', 'Shave'],
  ['Beard Colour', 320, 30, 'men', 'Covers grey without a hard edge', 'Beard', 'Colour'],
  [
    'Haircut for Children',
    250,
    30,
    'everyone',
    'A patient chair and a story, up to ten years',
    'Hair',
    'Haircut',
  ],
  [
    'Blow-dry and Style',
    450,
    45,
    'women',
    'Wash, round brush, soft bend or poker straight',
    'Hair',
    'Styling',
  ],
  ['Root Touch-up', 1200, 75, 'everyone', 'Ammonia-free colour for grown-out roots', 'Hair', 'Colour'],
  [
    'Global Hair Colour',
    3200,
    150,
    'everyone',
    'One shade from root to tip, with a care mask',
    'Hair',
    'Colour',
  ],
  ['Balayage', 4400, 210, 'women', 'Hand-painted light through mid-lengths and ends', 'Hair', 'Colour'],
  [
    'Keratin Smoothing',
    4200,
    180,
    'everyone',
    'Takes the frizz out for about four months',
    'Hair',
    'Treatment',
  ],
  ['Hair Spa', 1100, 60, 'everyone', 'Cream bath with steam for dry hair', 'Hair', 'Treatment'],
  ['Scalp Detox', 950, 45, 'everyone', 'Neem scrub, steam and a cooling rinse', 'Hair', 'Scalp'],
  ['Curl Cut', 900, 60, 'everyone', 'Cut dry, curl by curl', 'Hair', 'Curls'],
];
const SKIN: readonly Row[] = [
  ['Clean-up', 650, 45, 'everyone', 'Cleanse, exfoliate and soothe', 'Skin', 'Facial'],
  ['Turmeric Glow Facial', 1250, 60, 'women', 'Ubtan mask, massage and rose steam', 'Skin', 'Facial'],
  ['Hydrating Facial', 2300, 60, 'everyone', 'Deep cleanse and moisture in six steps', 'Skin', 'Facial'],
  ['Charcoal Facial', 1100, 50, 'men', 'For skin that rides through traffic every day', 'Skin', 'Facial'],
  ['De-tan Treatment', 750, 45, 'everyone', 'For face and neck after too much sun', 'Skin', 'De-tan'],
  ['Eyebrow Threading', 150, 15, 'women', 'A clean shape with cotton thread', 'Skin', 'Threading'],
  ['Full Face Threading', 350, 30, 'women', 'Brows, lips, chin and sides', 'Skin', 'Threading'],
  ['Full Arms Waxing', 550, 30, 'women', 'Honey wax, with aloe afterwards', 'Skin', 'Waxing'],
  ['Full Legs Waxing', 850, 45, 'women', 'Honey wax, with aloe afterwards', 'Skin', 'Waxing'],
  ['Acne Care', 1700, 60, 'everyone', 'Gentle extraction, blue clay, no perfume', 'Skin', 'Treatment'],
  ['Fruit Peel', 1900, 45, 'everyone', 'Papaya enzymes instead of scrubbing', 'Skin', 'Treatment'],
];
const NAILS: readonly Row[] = [
  ['Classic Manicure', 500, 45, 'everyone', 'Shape, cuticle care, massage and polish', 'Nails', 'Manicure'],
  ['Spa Pedicure', 850, 60, 'everyone', 'Soak, scrub, mask and foot massage', 'Nails', 'Pedicure'],
  ['Express Pedicure', 450, 30, 'everyone', 'Tidy feet in a lunch break', 'Nails', 'Pedicure'],
  ['Gel Polish', 900, 60, 'women', 'Two weeks of shine', 'Nails', 'Gel'],
  ['Nail Art, Two Fingers', 400, 30, 'women', 'A small accent, painted freehand', 'Nails', 'Nail art'],
  ['Nail Art, Ten Fingers', 1400, 90, 'women', 'From tiny flowers to fine lines', 'Nails', 'Nail art'],
  ['Gel Extensions', 2400, 120, 'women', 'Natural length in the form you like', 'Nails', 'Extensions'],
  ['French Tips', 1100, 60, 'women', 'Thin, milky or bold', 'Nails', 'Gel'],
  ['Gel Removal and Care', 350, 30, 'women', 'Soaked off, never scraped', 'Nails', 'Care'],
  ['Paraffin Hands', 650, 30, 'everyone', 'Warm wax for dry winter hands', 'Nails', 'Care'],
];
const MAKEUP: readonly Row[] = [
  ['Party Makeup', 2600, 75, 'women', 'Soft or bold, lashes included', 'Makeup', 'Evening'],
  [
    'Everyday Makeup Lesson',
    1800,
    90,
    'women',
    'Your own bag, five products, ten minutes',
    'Makeup',
    'Lesson',
  ],
  ['Engagement Makeup', 4600, 120, 'women', 'Long-wearing, with hair and draping', 'Makeup', 'Bridal'],
  ['Bridal Makeup', 6400, 180, 'women', 'Makeup, hair, jewellery and draping', 'Makeup', 'Bridal'],
  ['Bridal Trial', 2200, 90, 'women', 'Try it before the day, with photographs', 'Makeup', 'Bridal'],
  ['Saree Draping', 600, 30, 'women', 'Pleats that stay all evening', 'Makeup', 'Draping'],
  ['Mehndi, Both Hands', 900, 60, 'women', 'Natural henna to the wrist', 'Makeup', 'Mehndi'],
  ['Bridal Mehndi', 3000, 180, 'women', 'Both hands to the elbow, both feet', 'Makeup', 'Mehndi'],
  ['Festive Hair and Flowers', 1200, 60, 'women', 'Plait or bun with fresh mogra', 'Makeup', 'Hairstyle'],
];
const MASSAGE: readonly Row[] = [
  ['Coconut Oil Head Massage', 450, 30, 'everyone', 'Warm pressed oil, slow hands', 'Massage', 'Head'],
  ['Head, Neck and Shoulders', 800, 30, 'everyone', 'For people who sit at desks', 'Massage', 'Back'],
  ['Foot Reflexology', 900, 45, 'everyone', 'Pressure points after a long day', 'Massage', 'Feet'],
  ['Abhyanga Massage', 2100, 60, 'everyone', 'Warm herbal oil from head to foot', 'Massage', 'Ayurveda'],
  ['Deep Tissue Massage', 2400, 60, 'everyone', 'Firm work on shoulders and back', 'Massage', 'Back'],
  ['Swedish Massage', 2200, 60, 'everyone', 'Long strokes, light pressure', 'Massage', 'Body'],
  ['Warm Stone Massage', 2900, 75, 'everyone', 'Basalt from the Deccan, warmed in water', 'Massage', 'Body'],
];
const SPA: readonly Row[] = [
  ['Sandalwood Body Scrub', 2300, 60, 'everyone', 'Sandal, sea salt and almond oil', 'Spa', 'Scrub'],
  ['Coffee Body Polish', 1900, 45, 'everyone', 'Ground Araku coffee and jaggery', 'Spa', 'Scrub'],
  ['Steam and Scrub', 1500, 45, 'everyone', 'Herbal steam, scrub, cool shower', 'Spa', 'Steam'],
  ['Clay Body Wrap', 2600, 75, 'everyone', 'Multani clay with rosewater', 'Spa', 'Wrap'],
  ['Shirodhara', 2800, 60, 'everyone', 'A thin stream of warm oil on the forehead', 'Spa', 'Ayurveda'],
  ['Milk and Rose Bath', 2200, 45, 'everyone', 'A deep tub and nobody at the door', 'Spa', 'Bath'],
  ['Half-day Retreat', 5200, 180, 'everyone', 'Massage, scrub, facial and tea', 'Spa', 'Retreat'],
];

export const CATALOGUE: Readonly<Record<Category, readonly CatalogueEntry[]>> = {
  'Hair Care': HAIR.map(entry),
  'Skin Care': SKIN.map(entry),
  'Nail Care': NAILS.map(entry),
  Makeup: MAKEUP.map(entry),
  Massage: MASSAGE.map(entry),
  'Spa Treatment': SPA.map(entry),
};

const AUDIENCES = new Map(
  Object.values(CATALOGUE).flatMap((entries) =>
    entries.map(({ name, audience }) => [name, audience] as const),
  ),
);

/** Whom a service is for, by its name; everyone if it is not of the catalogue. */
export const audienceOf = (name: string): Audience => AUDIENCES.get(name) ?? 'everyone';
