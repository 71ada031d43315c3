import { serviceCategoryOf } from '@sundara/contracts/api';

/** What a salon is, by what it sells; a house sells of everything, of 'other' nothing is known that a picture shows. */
export type SalonKind = 'house' | 'hair' | 'barber' | 'beauty' | 'spa' | 'nails' | 'makeup' | 'other';

type Craft = 'Hair Care' | 'Beard' | 'Skin Care' | 'Nail Care' | 'Makeup' | 'Massage' | 'Spa Treatment';

/** A salon is of a kind if it sells one of the first and nothing beside the second; the first line that fits counts. */
const RULES: readonly (readonly [SalonKind, readonly Craft[], readonly Craft[]])[] = [
  ['spa', ['Massage', 'Spa Treatment', 'Skin Care'], ['Massage', 'Spa Treatment', 'Skin Care']],
  ['barber', ['Beard'], ['Hair Care', 'Beard', 'Skin Care', 'Massage']],
  ['hair', ['Hair Care'], ['Hair Care', 'Skin Care', 'Massage']],
  ['nails', ['Nail Care'], ['Nail Care', 'Makeup', 'Skin Care']],
  ['makeup', ['Makeup'], ['Makeup', 'Hair Care', 'Skin Care']],
];

const craftOf = (specialty: string): Craft | undefined => {
  const known = serviceCategoryOf(specialty);
  if (known?.tag === 'Beard') return 'Beard';
  return known?.category;
};

/** The kind of a salon by its specialties, whatever their case: 'Hair' and 'Beard' are a barber's. */
export const salonKindOf = (specialties: readonly string[]): SalonKind => {
  const crafts = new Set(specialties.map(craftOf).filter((craft) => craft !== undefined));
  const fits = RULES.find(
    ([, some, all]) =>
      some.some((craft) => crafts.has(craft)) && [...crafts].every((craft) => all.includes(craft)),
  );
  if (fits) return fits[0];
  // A house's pictures show chairs for hair.
  return crafts.has('Hair Care') ? 'house' : 'other';
};
