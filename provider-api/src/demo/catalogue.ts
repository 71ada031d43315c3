/** A service as salons sell it: the price in rupees is what a mid-range salon asks; minutes of the chair. */
export interface CatalogueEntry {
  readonly name: string;
  readonly rupees: number;
  readonly minutes: number;
  readonly description: string;
  readonly specializations: readonly string[];
}

const entry = (
  name: string,
  rupees: number,
  minutes: number,
  description: string,
  ...specializations: string[]
): CatalogueEntry => ({
  name,
  rupees,
  minutes,
  description,
  specializations,
});

/** The six categories of specification 2, section 9, with what they hold. */
export const CATALOGUE: Readonly<Record<string, readonly CatalogueEntry[]>> = {
  'Hair Care': [
    entry('Haircut and Finish', 550, 45, 'Consultation, wash, cut and blow-dry', 'Hair', 'Haircut'),
    entry('Men’s Haircut', 300, 30, 'Scissor or clipper cut with a hot towel', 'Hair', 'Haircut'),
    entry('Beard Trim and Shape', 200, 30, 'Line, trim and warm oil', 'Beard'),
    entry('Royal Shave', 350, 30, 'Hot lather, straight razor, cooling balm', 'Beard'),
    entry('Root Touch-up', 1200, 75, 'Ammonia-free colour for grown-out roots', 'Hair', 'Colour'),
    entry('Global Hair Colour', 3200, 150, 'One shade from root to tip, with care mask', 'Hair', 'Colour'),
    entry('Balayage', 5800, 210, 'Hand-painted light through mid-lengths and ends', 'Hair', 'Colour'),
    entry('Keratin Smoothing', 5200, 180, 'Takes out frizz for about four months', 'Hair', 'Treatment'),
    entry(
      'Coconut Oil Head Massage',
      450,
      30,
      'Warm pressed oil, slow hands, steam towel',
      'Hair',
      'Massage',
    ),
    entry('Hair Spa', 1100, 60, 'Cream bath with steam for dry hair', 'Hair', 'Treatment'),
  ],
  'Skin Care': [
    entry('Clean-up', 650, 45, 'Cleanse, exfoliate and soothe', 'Skin'),
    entry('Turmeric Glow Facial', 1250, 60, 'Ubtan mask, massage and rose steam', 'Skin', 'Facial'),
    entry('Hydra Facial', 2900, 60, 'Deep cleanse and moisture in six steps', 'Skin', 'Facial'),
    entry('De-tan Treatment', 750, 45, 'For face and neck after too much sun', 'Skin'),
    entry('Threading, Eyebrows', 150, 15, 'Clean shape with cotton thread', 'Skin', 'Threading'),
    entry('Full Arms Waxing', 550, 30, 'Honey wax with aloe afterwards', 'Skin', 'Waxing'),
  ],
  'Nail Care': [
    entry('Classic Manicure', 500, 45, 'Shape, cuticle care, massage, polish', 'Nails'),
    entry('Spa Pedicure', 850, 60, 'Soak, scrub, mask and foot massage', 'Nails'),
    entry('Gel Polish', 900, 60, 'Two weeks of shine', 'Nails'),
    entry(
      'Nail Art, Ten Fingers',
      1400,
      90,
      'Hand-painted, from tiny flowers to fine lines',
      'Nails',
      'Nail art',
    ),
    entry('Gel Extensions', 2400, 120, 'Natural length in the form you like', 'Nails'),
  ],
  Makeup: [
    entry('Party Makeup', 2600, 75, 'Soft or bold, with lashes', 'Makeup'),
    entry('Engagement Makeup', 5200, 120, 'Long-wearing, with hairstyle and draping', 'Makeup', 'Bridal'),
    entry('Bridal Makeup', 6500, 180, 'Trial talk, makeup, hair and draping', 'Makeup', 'Bridal'),
    entry('Saree Draping', 600, 30, 'Pleats that stay all evening', 'Makeup', 'Draping'),
    entry('Bridal Mehndi, Both Hands', 3000, 150, 'Natural henna up to the elbows', 'Makeup', 'Mehndi'),
  ],
  Massage: [
    entry('Abhyanga Massage', 2100, 60, 'Warm herbal oil from head to foot', 'Massage', 'Ayurveda'),
    entry('Deep Tissue Massage', 2400, 60, 'Firm work on shoulders and back', 'Massage'),
    entry('Foot Reflexology', 900, 45, 'Pressure points after a long day', 'Massage'),
    entry('Head, Neck and Shoulders', 800, 30, 'For people who sit at desks', 'Massage'),
  ],
  'Spa Treatment': [
    entry('Sandalwood Body Scrub', 2300, 60, 'Mysore sandal, sea salt and oil', 'Spa'),
    entry('Steam and Scrub', 1500, 45, 'Herbal steam, coffee scrub, cool shower', 'Spa'),
    entry('Day Retreat', 6200, 180, 'Massage, scrub, facial and tea', 'Spa', 'Massage'),
  ],
};
