import { SERVES_LABELS } from '@sundara/contracts';
import { whenText } from '../when/when-text.ts';
import { PRICE_LABELS } from './choices.ts';
import { FACT_CHOICES, isAsked, toggled } from './facts.ts';
import { FILTERS, type Filter, type ListingAddress, readAddress } from './listing-address.ts';

export interface ActiveFilter {
  readonly filter: Filter;
  /** 'Hair', '4.5 & up', '₹₹', '“bridal”'. */
  readonly label: string;
  /** The same in words, for screen readers. */
  readonly spoken: string;
  /** What its removal leaves of the filter: '' for nothing. */
  readonly rest: string;
}

const labelOf = (filter: Filter, address: ListingAddress, now: Date): string => {
  const value = address[filter] ?? '';
  if (filter === 'date') return whenText(address, now);
  if (filter === 'serves' && address.serves) return SERVES_LABELS[address.serves];
  if (filter === 'rating') return `${value} & up`;
  return filter === 'q' ? `“${value.trim()}”` : value;
};

const isFilter = (key: string): key is Filter => FILTERS.some((filter) => filter === key);

/** The active filters, in the order in which they were chosen: the last one is the last in the address. */
export const activeFilters = (params: URLSearchParams, now = new Date()): readonly ActiveFilter[] => {
  const address = readAddress(params, now);
  return [...new Set(params.keys())]
    .filter(isFilter)
    .filter((filter) => address[filter])
    .flatMap((filter): ActiveFilter[] => {
      const facts = FACT_CHOICES.filter((choice) => choice.filter === filter && isAsked(address, choice));
      if (facts.length > 0)
        return facts.map((choice) => ({
          ...{ filter, label: choice.label, spoken: choice.label, rest: toggled(address, choice) },
        }));
      const label = labelOf(filter, address, now);
      const { priceRange } = address;
      const spoken = filter === 'priceRange' && priceRange ? PRICE_LABELS[priceRange].toLowerCase() : label;
      return [{ filter, label, spoken, rest: '' }];
    });
};
