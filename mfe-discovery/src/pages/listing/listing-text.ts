import { SALONS_FOR, SORT_LABELS, usualSort } from '../../features/filters/choices.ts';
import { askedFacts } from '../../features/filters/facts.ts';
import { type ListingAddress, readAddress } from '../../features/filters/listing-address.ts';

/** 'Hair salons in Kondapur', 'Salons in Hyderabad matching “bridal”': what the page lists, from its filters. */
export const headingOf = ({ q, specialty, sublocality }: ListingAddress): string => {
  const what = specialty ? SALONS_FOR[specialty] : 'Salons';
  const text = q ? ` matching “${q.trim()}”` : '';
  return `${what} in ${sublocality ?? 'Hyderabad'}${text}`;
};

/** The heading with what else distinguishes two pages of the list: 'Salons in Hyderabad, rated 4.5 and up, page 2'. */
export const titleOf = (address: ListingAddress): string => {
  const { rating, priceRange, page } = address;
  return [
    headingOf(address),
    rating && `rated ${rating} and up`,
    priceRange,
    ...askedFacts(address),
    page > 1 && `page ${page}`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** 'Show 24 salons', 'Show more than 1,000 salons'. */
export const showText = (total: number, capped: boolean): string =>
  `Show ${capped ? 'more than ' : ''}${new Intl.NumberFormat('en-IN').format(total)} ${total === 1 ? 'salon' : 'salons'}`;

/** 'Sorted by: Top rated'. */
export const orderOf = (params: URLSearchParams): string => {
  const { sort, q } = readAddress(params);
  return `Sorted by: ${SORT_LABELS[sort ?? usualSort(q !== undefined)]}`;
};
