import { localDateOf, localTimeOf, parseDateTime } from '../time/kolkata.ts';

/** The steps of the booking dialog that appear in a page's URL, in order. */
export const BOOKING_STEPS = ['time', 'payment'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

/**
 * The query key for the step of the page's booking dialog: '/salon/s1?book=time'. It identifies neither a separate page
 * nor data. The remote that offers the dialog sets it; the remote that fills the dialog moves on from there.
 */
export const BOOKING_STEP_KEY = 'book';

/**
 * The keys of a link with a basket and a start: '/salon/s1?services=a,b&book=time&at=2026-11-24T16:00'. The code that
 * uses a key removes it from the URL, so that a reload keeps what was chosen since.
 */
export const BOOKING_SERVICES_KEY = 'services';
export const BOOKING_START_KEY = 'at';
/** All query keys of the booking dialog; they do not affect the page below it. */
export const BOOKING_KEYS = [BOOKING_STEP_KEY, BOOKING_SERVICES_KEY, BOOKING_START_KEY] as const;

/** The most services that one booking may have (createOrder), and the longest allowed id. */
const MOST_SERVICES = 20;
const LONGEST_ID = 64;

/** The step in a URL's query; undefined if no dialog is open. An unknown step counts as the first. */
export const bookingStepIn = (search: string): BookingStep | undefined => {
  const value = new URLSearchParams(search).get(BOOKING_STEP_KEY);
  if (value === null) return undefined;
  return BOOKING_STEPS.find((step) => step === value) ?? 'time';
};

const written = (query: URLSearchParams): string => {
  const text = query.toString();
  return text ? `?${text}` : '';
};

/** The same query with this step of the dialog; undefined removes the dialog. */
export const withBookingStep = (search: string, step: BookingStep | undefined): string => {
  const query = new URLSearchParams(search);
  if (step) query.set(BOOKING_STEP_KEY, step);
  else query.delete(BOOKING_STEP_KEY);
  return written(query);
};

/** What a link to a salon's page asks to book. */
export interface BookingWish {
  readonly serviceIds: readonly string[];
  /** A start in the salon's local time, '2026-11-24T16:00'; undefined if missing or invalid. */
  readonly at: string | undefined;
}

const localStart = (text: string): string | undefined => {
  const instant = parseDateTime(text);
  return instant && `${localDateOf(instant)}T${localTimeOf(instant)}`;
};

/** The start in a query, in the salon's local time; undefined if missing or invalid. */
export const bookingStartIn = (search: string): string | undefined =>
  localStart(new URLSearchParams(search).get(BOOKING_START_KEY) ?? '');

/** What a query asks to book; undefined if it has no services key. */
export const bookingWishIn = (search: string): BookingWish | undefined => {
  const text = new URLSearchParams(search).get(BOOKING_SERVICES_KEY);
  if (text === null) return undefined;
  const ids = text.split(',').filter((id) => id.length > 0 && id.length <= LONGEST_ID);
  return { serviceIds: [...new Set(ids)].slice(0, MOST_SERVICES), at: bookingStartIn(search) };
};

/** The same query without these keys of the dialog; by default without all of them. */
export const withoutBookingWish = (
  search: string,
  keys: readonly (typeof BOOKING_KEYS)[number][] = BOOKING_KEYS,
): string => {
  const query = new URLSearchParams(search);
  for (const key of keys) query.delete(key);
  return written(query);
};

/** The same query with a start for the dialog; unchanged if the start is undefined. */
export const withBookingStart = (search: string, at: string | undefined): string => {
  const query = new URLSearchParams(search);
  if (at) query.set(BOOKING_START_KEY, at);
  return written(query);
};

/**
 * A link that opens a salon's booking dialog with these services and, if given, this start (ISO; without an offset in
 * Asia/Kolkata).
 * @example bookingLink('s1', ['a', 'b'], '2026-11-24T16:00:00+05:30') // '/salon/s1?services=a,b&book=time&at=2026-11-24T16:00'
 */
export const bookingLink = (salonId: string, serviceIds: readonly string[], start?: string): string => {
  const at = start && localStart(start);
  const services = serviceIds.map(encodeURIComponent).join(',');
  return `/salon/${encodeURIComponent(salonId)}?${BOOKING_SERVICES_KEY}=${services}&${BOOKING_STEP_KEY}=time${at ? `&${BOOKING_START_KEY}=${at}` : ''}`;
};

/** The state that the dialog stores with its history entries. */
export interface BookingHistory {
  /** How many entries it has added; going back that many entries closes it. */
  readonly bookingDepth: number;
}

/** How many history entries the dialog has added, from the current entry's state; 0 if it has none. */
export const bookingDepthIn = (state: unknown): number => {
  if (typeof state !== 'object' || state === null || !('bookingDepth' in state)) return 0;
  const { bookingDepth } = state;
  return bookingDepth === 1 || bookingDepth === 2 ? bookingDepth : 0;
};
