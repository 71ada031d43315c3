import type { DemoSalonKind } from './salon-kinds.ts';

const listOf = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

/** Fictional names by kind of salon; any likeness to a real salon is unintended. */
const NAMES: Readonly<Record<DemoSalonKind, readonly string[]>> = {
  house:
    listOf(`Tamarind & Silk, Marigold House, Lotus Courtyard, Indigo Lane Salon & Spa, The Copper Peacock,
    Amber Mirror, Banyan Rooms, Deccan Bloom, Gulmohar House, Ivory Jaali, Mango Tree Salon, Rosewater Rooms,
    Saffron Thread, The Blue Lantern, Terracotta & Tea, Sitara Salon & Spa, Palm Court Beauty House, Sandal & Silk,
    Monsoon Rooms, Parijat House, Olive & Oudh, The Quiet Verandah, Kesar Salon & Spa, Moonpetal, Champa House,
    Twelve Windows, Ruby Courtyard, Nimbu & Neem, The Garden Chair, Lilac & Lime`),
  hair: listOf(`Copper Comb, Brass Basin, Twelve Combs, Paper Lantern Hair, The Cutting Garden, Wild Turmeric Hair,
    Sunbird Studio, Fennel & Fringe, Half Moon Hair, The Parting, Loose Curls, Slow Scissors, Cinnamon Crop,
    Silver Anklet Hair, Kite & Comb, Mirror Work, First Rain Hair, The Blow-Dry Balcony, Root & Petal, Two Mirrors,
    Tidal Hair Studio, Honeycomb Hair, Charcoal & Crown, Nine Yards Hair, Velvet Neem, Ash & Amber`),
  barber:
    listOf(`The Brass Razor, Irani Chair, Neem & Razor, Old Clock Barbers, Charcoal & Honey, Baradari Barbers,
    The Steady Hand, Copper Kettle Barbers, Bidri & Blade, The Corner Shave, Tonga Barbers, Hot Towel Club,
    Sharp Lane, Father & Son Barbers, Khadi & Comb, The Evening Shave`),
  beauty: listOf(`Neem & Rose, Henna Leaf, Jasmine Hour, Kohl & Clay, Mogra Beauty Rooms, Pearl Street Beauty,
    Rangoli Beauty House, Tulsi Skin & Hair, Silver Thread, Rose Apple, Sunehri Beauty Rooms, Malli Beauty House,
    Chandana, Kasturi Rooms, Bangle & Bloom, The Threading Room, Almond & Aloe, Pomegranate Beauty,
    Gulab Beauty Rooms, Vanam Skin & Beauty, Sampangi, Poppy & Pearl, Turmeric Tree, Glow Verandah,
    The Waxing Moon, Little Anklet, Mint & Mogra, Lakeside Beauty Rooms, Kumkum & Clay, Aangan Beauty House`),
  spa: listOf(`Abhyanga House, Still Water, Stone & Steam, Sandalwood Rooms, The Long Exhale, Oil & Ember, Neerava,
    Banyan Shade Spa, Thirty Breaths, Coconut Grove Spa, Monsoon Bath House, Vetiver, The Foot House, Slow Hour Spa,
    Quiet Basin, Cloud & Clay, Deccan Hammam, Moonstone Spa, Lotus Pond Therapies, Warm Hands, Palash Spa,
    Rain Tree Spa`),
  nails:
    listOf(`Ten Little Canvases, Lacquer Lane, Gloss & Glass, Moonlit Nails, The Nail Atelier, Candy Jaali,
    Tiny Brush, Polish & Pearl`),
  makeup: listOf(`Sringara Studio, The Bridal Verandah, Zari & Kohl, Dupatta & Drape, Gajra Studio,
    Maang & Tikka Rooms, First Look Studio, The Vermilion Room, Evening Star Makeup, Soft Focus Studio, Mehndi Moon,
    Silk Route Brides`),
};

export interface SalonName {
  readonly name: string;
  readonly kind: DemoSalonKind;
}

/** All 144 unique names with their kinds. */
export const SALON_NAMES: readonly SalonName[] = Object.entries(NAMES).flatMap(([kind, names]) =>
  names.map((name) => ({ name, kind: kind as DemoSalonKind })),
);
