import { PRICE_LABELS } from './choices.ts';
import { FILTERS, type Filter, type ListingAddress, readAddress } from './listing-address.ts';

export interface ActiveFilter {
  readonly filter: Filter;
  /** 'Hair', '4.5 & up', '₹₹', '“bridal”'. */
  readonly label: string;
  /** The same in words, for screen readers. */
  readonly spoken: string;
}

const labelOf = (filter: Filter, address: ListingAddress): string => {
  const value = address[filter] ?? '';
  if (filter === 'rating') return `${value} & up`;
  return filter === 'q' ? `“${value.trim()}”` : value;
};

const isFilter = (key: string): key is Filter => FILTERS.some((filter) => filter === key);

/** The active filters, in the order in which they were chosen: the last one is the last in the address. */
export const activeFilters = (params: URLSearchParams): readonly ActiveFilter[] => {
  const address = readAddress(params);
  return [...new Set(params.keys())]
    .filter(isFilter)
    .filter((filter) => address[filter])
    .map((filter) => {
      const label = labelOf(filter, address);
      const { priceRange } = address;
      const spoken = filter === 'priceRange' && priceRange ? PRICE_LABELS[priceRange].toLowerCase() : label;
      return { filter, label, spoken };
    });
};
