import { localDateOf, localTimeOf, parseDateTime } from '../time/kolkata.ts';

/** The steps of the booking dialog that stand in a page's address, in their order. */
export const BOOKING_STEPS = ['time', 'payment'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

/**
 * The key of a page's query that says where its booking dialog stands: '/salon/s1?book=time'. It names no page of its
 * own and no data. Whoever offers the dialog puts it there, whoever fills it walks on from there.
 */
export const BOOKING_STEP_KEY = 'book';

/**
 * The keys of a link that asks for a basket and a start: '/salon/s1?services=a,b&book=time&at=2026-11-24T16:00'. Whoever
 * takes one up takes it out of the address, so that a reload keeps what was chosen since.
 */
export const BOOKING_SERVICES_KEY = 'services';
export const BOOKING_START_KEY = 'at';
/** All of the query that is the booking dialog's and says nothing of the page below it. */
export const BOOKING_KEYS = [BOOKING_STEP_KEY, BOOKING_SERVICES_KEY, BOOKING_START_KEY] as const;

/** As many services as one booking may have (createOrder), and as long as an id may be. */
const MOST_SERVICES = 20;
const LONGEST_ID = 64;

/** The step that an address names; undefined where no dialog is open. What is unknown counts as the first step. */
export const bookingStepIn = (search: string): BookingStep | undefined => {
  const value = new URLSearchParams(search).get(BOOKING_STEP_KEY);
  if (value === null) return undefined;
  return BOOKING_STEPS.find((step) => step === value) ?? 'time';
};

const written = (query: URLSearchParams): string => {
  const text = query.toString();
  return text ? `?${text}` : '';
};

/** The same query with another step of the dialog, or with undefined without the dialog. */
export const withBookingStep = (search: string, step: BookingStep | undefined): string => {
  const query = new URLSearchParams(search);
  if (step) query.set(BOOKING_STEP_KEY, step);
  else query.delete(BOOKING_STEP_KEY);
  return written(query);
};

/** What a link asks a salon's page for. */
export interface BookingWish {
  readonly serviceIds: readonly string[];
  /** A start on the salon's clock, '2026-11-24T16:00'; undefined where none is named, or what is named is none. */
  readonly at: string | undefined;
}

const localStart = (text: string): string | undefined => {
  const instant = parseDateTime(text);
  return instant && `${localDateOf(instant)}T${localTimeOf(instant)}`;
};

/** The start that a query asks for, on the salon's clock; what is unreadable counts as nothing. */
export const bookingStartIn = (search: string): string | undefined =>
  localStart(new URLSearchParams(search).get(BOOKING_START_KEY) ?? '');

/** What a query asks to book: undefined where it names no services. */
export const bookingWishIn = (search: string): BookingWish | undefined => {
  const text = new URLSearchParams(search).get(BOOKING_SERVICES_KEY);
  if (text === null) return undefined;
  const ids = text.split(',').filter((id) => id.length > 0 && id.length <= LONGEST_ID);
  return { serviceIds: [...new Set(ids)].slice(0, MOST_SERVICES), at: bookingStartIn(search) };
};

/** The same query without what a link asked for: its services, its start, or both. */
export const withoutBookingWish = (
  search: string,
  keys: readonly (typeof BOOKING_KEYS)[number][] = BOOKING_KEYS,
): string => {
  const query = new URLSearchParams(search);
  for (const key of keys) query.delete(key);
  return written(query);
};

/** The same query with a start for the dialog that it opens; undefined names none. */
export const withBookingStart = (search: string, at: string | undefined): string => {
  const query = new URLSearchParams(search);
  if (at) query.set(BOOKING_START_KEY, at);
  return written(query);
};

/**
 * A link that opens a salon's booking dialog with these services, and on this start where one is named (ISO; without
 * an offset Asia/Kolkata).
 * @example bookingLink('s1', ['a', 'b'], '2026-11-24T16:00:00+05:30') // '/salon/s1?services=a,b&book=time&at=2026-11-24T16:00'
 */
export const bookingLink = (salonId: string, serviceIds: readonly string[], start?: string): string => {
  const at = start && localStart(start);
  const services = serviceIds.map(encodeURIComponent).join(',');
  return `/salon/${encodeURIComponent(salonId)}?${BOOKING_SERVICES_KEY}=${services}&${BOOKING_STEP_KEY}=time${at ? `&${BOOKING_START_KEY}=${at}` : ''}`;
};

/** What the dialog keeps with its entries of the history. */
export interface BookingHistory {
  /** How many entries it has added: so many steps back it is closed. */
  readonly bookingDepth: number;
}

/** How many entries of the history the dialog has added, by the state of the present one; 0 where it says nothing. */
export const bookingDepthIn = (state: unknown): number => {
  if (typeof state !== 'object' || state === null || !('bookingDepth' in state)) return 0;
  const { bookingDepth } = state;
  return bookingDepth === 1 || bookingDepth === 2 ? bookingDepth : 0;
};
