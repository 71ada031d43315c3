import {
  addMinutes,
  DISCOUNT_PERCENT,
  formatClock,
  formatDay,
  formatDayAndClock,
  formatDuration,
  formatLongDay,
  formatRupees,
  HALF_REFUND_HOURS,
  localDateOf,
  type Paise,
  rupeesOf,
} from '@sundara/contracts';
import type { AmountLine } from '../../../platform/mail/mail-layout.ts';
import { noticeStartOf, refundToCustomer } from '../../money/index.ts';
import type { BookingMail } from './booking-mail.ts';

export const money = (paise: Paise): string => formatRupees(rupeesOf(paise));

/** 'Tuesday, 24 November 2026' and '4:00 pm to 5:30 pm'. */
export const whenOf = ({ start, end }: Pick<BookingMail, 'start' | 'end'>) => ({
  day: formatLongDay(start),
  hours: `${formatClock(start)} to ${formatClock(end)}`,
});

/** 'today', 'tomorrow' or 'on Tue, 24 Nov', in the salon's time zone. */
export const nearDay = (start: Date, now: Date): string => {
  const day = localDateOf(start);
  if (day === localDateOf(now)) return 'today';
  return day === localDateOf(addMinutes(now, 24 * 60)) ? 'tomorrow' : `on ${formatDay(start)}`;
};

/** 'With Meera', or each service with its specialist if several do them; undefined if no one is named. */
export const whoComes = ({ services }: Pick<BookingMail, 'services'>): string | undefined => {
  const named = services.filter(({ specialist }) => specialist !== null);
  const names = new Set(named.map(({ specialist }) => specialist));
  if (names.size === 0) return undefined;
  if (names.size === 1 && named.length === services.length) return `With ${[...names].join('')}`;
  return named.map(({ name, specialist }) => `${name} with ${specialist}`).join(', ');
};

/** What was bought and paid, line by line. */
export const amountLines = (booking: BookingMail): AmountLine[] => [
  ...booking.services.map(({ name, durationMinutes, pricePaise }) => ({
    label: name,
    note: formatDuration(durationMinutes),
    amount: money(pricePaise),
  })),
  ...(booking.discountPaise > 0
    ? [{ label: `Discount (${DISCOUNT_PERCENT}%)`, amount: money(-booking.discountPaise) }]
    : []),
  { label: 'Convenience fee', amount: money(booking.feePaise) },
  { label: 'GST on the fee', amount: money(booking.gstPaise) },
  { label: 'Total paid', amount: money(booking.totalPaise), total: true },
];

/**
 * What a cancellation refunds from now on, as clock times (resolutions M8): 'Free to cancel until Mon, 23 Nov, 4:00 pm.
 * After that, half of what you paid comes back until Tue, 24 Nov, 2:00 pm.'
 */
export const refundRule = (
  booking: Pick<BookingMail, 'start' | 'movedBySalonFrom' | 'totalPaise'>,
  now: Date,
): string => {
  const { start, totalPaise } = booking;
  if (totalPaise === 0) return '';
  const { percent, until, laterPaise } = refundToCustomer({ ...booking, paidPaise: totalPaise }, now);
  if (!until) return 'If you cancel now, the salon decides whether something comes back.';
  if (percent < 100) return `Cancel until ${formatDayAndClock(until)}, and half of what you paid comes back.`;
  const free = `Free to cancel until ${formatDayAndClock(until)}.`;
  // The salon moved the visit so near that a full refund applies until it begins.
  if (laterPaise === null) return free;
  const ends = addMinutes(noticeStartOf(booking), -HALF_REFUND_HOURS * 60);
  return `${free} After that, half of what you paid comes back until ${ends < start ? formatDayAndClock(ends) : 'it begins'}.`;
};
