import {
  addDays,
  HORIZON_DAYS,
  isLocalDate,
  localDateOf,
  readAmenities,
  SERVES,
  type Serves,
} from '@sundara/contracts';
import { PRICE_TIERS, SALON_SORTS, type SalonSort } from '@sundara/contracts/api';
import { placeOf } from '../place/place.ts';
import { SPECIALTIES } from './choices.ts';

/** Salons on a page of the listing. */
export const PER_PAGE = 12;

/** The list's filters, by their names in the address and in the API. */
export const FILTERS = [
  ...(['q', 'specialty', 'sublocality', 'priceRange', 'rating'] as const),
  ...(['serves', 'femaleSpecialist', 'homeService', 'amenities', 'date'] as const),
] as const;
export type Filter = (typeof FILTERS)[number];
/** Narrow the day, and mean nothing without one. */
export const TIMES = ['from', 'until'] as const;

/** The parsed address of the listing. Invalid values are left out, wherever they come from. */
export interface ListingAddress {
  readonly q: string | undefined;
  readonly specialty: (typeof SPECIALTIES)[number] | undefined;
  readonly sublocality: string | undefined;
  readonly priceRange: (typeof PRICE_TIERS)[number] | undefined;
  /** The minimum rating; `RATINGS` are offered, any from 0 to 5 is accepted. */
  readonly rating: string | undefined;
  /** Facts of salons; several amenities are written 'ac,parking', and all of them are wanted. */
  readonly serves: Serves | undefined;
  readonly femaleSpecialist: 'true' | undefined;
  readonly homeService: 'true' | undefined;
  readonly amenities: string | undefined;
  /** When the visit may start; a day that can't be booked any more is left out, and so are times without a day. */
  readonly date: string | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
  readonly sort: SalonSort | undefined;
  /** Counts from 1. */
  readonly page: number;
  /** Map or list where only one fits; on wide screens 'list' hides the map. */
  readonly view: 'map' | 'list' | undefined;
}

/** The longest text that the API searches for. */
export const LONGEST_TEXT = 100;
const LONGEST_NAME = 80;
const LAST_PAGE = 100_000;

const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((each) => each === text);
const fits = (text: string | undefined, pattern: RegExp): string | undefined =>
  text !== undefined && pattern.test(text) ? text : undefined;

const words = (text: string | undefined): string | undefined =>
  text && text.length <= LONGEST_TEXT && text.trim() && !/\p{Cc}/u.test(text) ? text : undefined;
const name = (text: string | undefined): string | undefined =>
  text && text.length <= LONGEST_NAME
    ? fits(text, /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,'’&()/-]*$/u)
    : undefined;
const pageOf = (text: string | undefined): number => {
  const page = Number(fits(text, /^[1-9]\d{0,5}$/) ?? 1);
  return page <= LAST_PAGE ? page : 1;
};

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const whenOf = (
  given: ReadonlyMap<string, string>,
  now: Date,
): Pick<ListingAddress, 'date' | 'from' | 'until'> => {
  const none = { date: undefined, from: undefined, until: undefined };
  const date = given.get('date');
  const today = localDateOf(now);
  if (!date || !isLocalDate(date) || date < today || date > addDays(today, HORIZON_DAYS)) return none;
  const [from, until] = [fits(given.get('from'), CLOCK), fits(given.get('until'), CLOCK)];
  return from && until && from >= until ? { ...none, date } : { date, from, until };
};

/** Reads the address of the listing; never throws. */
export const readAddress = (params: URLSearchParams, now = new Date()): ListingAddress => {
  const given = new Map(params);
  const q = words(given.get('q'));
  const sort = oneOf(SALON_SORTS, given.get('sort'));
  const lacksPlace = sort === 'distance' && !placeOf(params);
  const lacksText = sort === 'relevance' && !q;
  const when = whenOf(given, now);
  const lacksDay = sort === 'earliest' && !when.date;
  return {
    q,
    specialty: oneOf(SPECIALTIES, given.get('specialty')),
    sublocality: name(given.get('sublocality')),
    priceRange: oneOf(PRICE_TIERS, given.get('priceRange')),
    rating: fits(given.get('rating'), /^([1-4](\.\d{1,2})?|5(\.0{1,2})?)$/),
    serves: oneOf(SERVES, given.get('serves')),
    femaleSpecialist: oneOf(['true'], given.get('femaleSpecialist')),
    homeService: oneOf(['true'], given.get('homeService')),
    amenities: readAmenities(given.get('amenities') ?? '')?.join(',') || undefined,
    ...when,
    sort: lacksPlace || lacksText || lacksDay ? undefined : sort,
    page: pageOf(given.get('page')),
    view: oneOf(['map', 'list'], given.get('view')),
  };
};

/** The filters as the API takes them. */
export const filterQuery = (address: ListingAddress) => {
  const { sort: _, page: __, view: ___, ...filters } = address;
  return filters;
};

/** One page of the list as the API takes it: exactly what the declaration requests before this code has loaded. */
export const listQuery = (params: URLSearchParams, near: string | undefined) => {
  const address = readAddress(params);
  return {
    ...filterQuery(address),
    page: params.has('page') ? String(address.page) : undefined,
    limit: String(PER_PAGE),
    sort: address.sort,
    near,
  };
};

const FROM_ADDRESS = Object.fromEntries([...FILTERS, ...TIMES].map((key) => [key, `?${key}`]));
/** `filterQuery` and `listQuery` for the declaration, which takes values from the page's query string. */
export const FIRST_FACETS: Readonly<Record<string, string>> = FROM_ADDRESS;
export const FIRST_LIST: Readonly<Record<string, string>> = {
  ...FROM_ADDRESS,
  page: '?page',
  limit: String(PER_PAGE),
  sort: '?sort',
  near: '?near',
};
