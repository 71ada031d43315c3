import { formatDayAndClock, formatRupees, rupeesOf, toLocalIso } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';
import type { bookingEvents, bookings, disputes } from '../../booking/index.ts';
import type { payments, RefundRow } from '../../money/index.ts';

export type BookingEvent = typeof bookingEvents.$inferSelect;
type Entry = CustomerBookingDetail['timeline'][number];

/** What happened to a booking and to its money, as stored. */
export interface Happenings {
  readonly booking: Pick<typeof bookings.$inferSelect, 'status' | 'cancelledBy' | 'cancelReason'>;
  /** In the order in which they were written. */
  readonly events: readonly BookingEvent[];
  readonly payment: typeof payments.$inferSelect | null;
  readonly refunds: readonly RefundRow[];
  readonly dispute: typeof disputes.$inferSelect | null;
}

interface Happening extends Omit<Entry, 'at'> {
  readonly at: Date;
}

/** Titles from the specification (section 2 of the first), and our own where it names none. */
const TITLES: Record<BookingEvent['kind'], string> = {
  created: 'Booking created',
  pending: 'Waiting for the salon to confirm',
  confirmed: 'Booking confirmed',
  rescheduled: 'Booking rescheduled',
  cancelled: 'Booking cancelled',
  completed: 'Service completed',
  disputed: 'Dispute opened',
  resolved: 'Dispute resolved',
  reopened: 'Booking reopened',
};

/** The reader of the timeline: a salon learns where the money went, without words of consolation. */
export type Reader = 'customer' | 'salon' | 'team';

/** Oldest first. Entries of the same moment keep the order visit, payment, refunds. */
export const timelineOf = (
  { booking, events, payment, refunds, dispute }: Happenings,
  reader: Reader,
): Entry[] =>
  [
    ...events.map((event) => ofVisit(event, dispute, whyCancelled(event, events, booking, reader), reader)),
    ...(payment?.capturedAt ? [received(payment, payment.capturedAt)] : []),
    ...refunds.flatMap((refund) => ofRefund(refund, reader)),
  ]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((happening) => ({ ...happening, at: toLocalIso(happening.at) }));

const ofVisit = (
  { kind, at, fromStart, toStart }: BookingEvent,
  dispute: Happenings['dispute'],
  cancelledWhy: string,
  reader: Reader,
): Happening => {
  const entry = { kind, title: TITLES[kind], at, text: '' };
  if (kind === 'rescheduled' && fromStart && toStart) {
    return { ...entry, text: `${formatDayAndClock(fromStart)} to ${formatDayAndClock(toStart)}` };
  }
  if (kind === 'cancelled') return { ...entry, text: cancelledWhy };
  if (kind === 'resolved') return { ...entry, text: (dispute && outcomeFor(dispute, reader)) ?? '' };
  return entry;
};

/** Customer and salon get different texts. */
const outcomeFor = (
  { resolution, salonResolution }: NonNullable<Happenings['dispute']>,
  reader: Reader,
): string | null => (reader === 'salon' ? salonResolution : resolution);

/** Who cancelled it, and the salon's reason; only for the last cancellation, because earlier ones are not stored. */
const whyCancelled = (
  event: BookingEvent,
  events: readonly BookingEvent[],
  { status, cancelledBy, cancelReason }: Happenings['booking'],
  reader: Reader,
): string => {
  const isLast = events.findLast(({ kind }) => kind === 'cancelled') === event;
  if (!isLast || status !== 'cancelled' || cancelledBy === null) return '';
  return [CANCELLED_BY[reader][cancelledBy], cancelReason].filter(Boolean).join(': ');
};

const CANCELLED_BY: Record<Reader, Record<NonNullable<Happenings['booking']['cancelledBy']>, string>> = {
  customer: { customer: '', salon: 'By the salon', admin: 'By Sundara' },
  salon: { customer: 'By the customer', salon: 'By your salon', admin: 'By Sundara' },
  team: { customer: 'By the customer', salon: 'By the salon', admin: 'By Sundara' },
};

const money = (paise: number): string => formatRupees(rupeesOf(paise));

const received = (payment: NonNullable<Happenings['payment']>, at: Date): Happening => ({
  kind: 'paid',
  title: 'Payment received',
  text: money(payment.amountPaise),
  at,
});

const ofRefund = (
  { amountPaise, status, createdAt, updatedAt, processedAt }: RefundRow,
  reader: Reader,
): Happening[] => {
  const amount = money(amountPaise);
  const due = { kind: 'refund-due', title: `Refund of ${amount} on its way`, text: '', at: createdAt };
  if (status === 'failed') {
    const text = DELAYED[reader];
    return [due, { kind: 'refund-failed', title: `Refund of ${amount} delayed`, text, at: updatedAt }];
  }
  if (status !== 'processed' || !processedAt) return [due];
  const text = 'Banks take 5 to 7 business days to show it.';
  return [due, { kind: 'refund-paid', title: `Refund of ${amount} paid back`, text, at: processedAt }];
};

const DELAYED: Record<Reader, string> = {
  customer: 'The bank did not take it back. We are looking into it; the money stays yours.',
  salon: 'The bank did not take it back. Our team is looking into it.',
  team: 'The bank did not take it back.',
};
