import type { PRICE_TIERS, SalonSort } from '@sundara/contracts/api';

/** The minimum ratings to choose from (specification 1, section 9), as the address and the screen write them. */
export const RATINGS = ['4.5', '4.0', '3.5', '3.0'] as const;

/** Specification 1, section 9. */
export const SPECIALTIES = ['Hair', 'Makeup', 'Spa', 'Skin', 'Nails', 'Beard', 'Massage'] as const;

/** Salons by specialty, as headings name them. */
export const SALONS_FOR: Readonly<Record<(typeof SPECIALTIES)[number], string>> = {
  Hair: 'Hair salons',
  Makeup: 'Makeup salons',
  Spa: 'Spas',
  Skin: 'Skin care salons',
  Nails: 'Nail salons',
  Beard: 'Beard care salons',
  Massage: 'Massage salons',
};

/** The price tiers in words, for those who can't see or don't know the signs (resolutions S8). */
export const PRICE_LABELS: Readonly<Record<(typeof PRICE_TIERS)[number], string>> = {
  '₹': 'Low prices',
  '₹₹': 'Moderate prices',
  '₹₹₹': 'High prices',
  '₹₹₹₹': 'Very high prices',
};

/** The orders in words, in the order of the list. */
export const SORT_LABELS: Readonly<Record<SalonSort, string>> = {
  relevance: 'Best match',
  distance: 'Nearest',
  earliest: 'Earliest',
  rating_desc: 'Top rated',
  rating_asc: 'Lowest rated first',
  name_asc: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  newest: 'Newest',
  oldest: 'Longest with us',
};

/** What orders may need: a text for the best match, a place for the nearest, a day for the earliest. */
export interface Sortable {
  readonly hasText: boolean;
  readonly hasPlace: boolean;
  readonly hasDay: boolean;
}

/** The orders that make sense now. */
export const sortsFor = ({ hasText, hasPlace, hasDay }: Sortable): readonly SalonSort[] => [
  ...(hasText ? (['relevance'] as const) : []),
  ...(hasPlace ? (['distance'] as const) : []),
  ...(hasDay ? (['earliest'] as const) : []),
  'rating_desc',
  'rating_asc',
  'name_asc',
  'name_desc',
  'newest',
  'oldest',
];

/** The API's order if the address names none. */
export const usualSort = (hasText: boolean): SalonSort => (hasText ? 'relevance' : 'rating_desc');
