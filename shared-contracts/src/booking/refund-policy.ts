import { formatRupees, type Paise, rupeesOf } from '../money/paise.ts';
import { localDateOf } from '../time/kolkata.ts';
import { formatClock, formatDay, formatDayAndClock } from '../time/time-text.ts';

/** Up to this many hours before the visit everything is refunded, or half of it (resolutions M8). */
export const FULL_REFUND_HOURS = 24;
export const HALF_REFUND_HOURS = 2;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface RefundQuestion {
  /** What was paid and is not being refunded yet. */
  readonly paidPaise: Paise;
  readonly start: Date;
  /** When it is cancelled, by the server's clock. */
  readonly now: Date;
  /** Who cancels; Sundara counts as the salon. */
  readonly by: 'customer' | 'salon';
}

export interface RefundAnswer {
  /** Percentage of what was paid: 100, 50 or 0. */
  readonly percent: number;
  readonly refundPaise: Paise;
  /** The last instant at which this is valid; null if it does not change any more. */
  readonly until: Date | null;
  /** What is refunded after that; null if it does not change any more. */
  readonly laterPaise: Paise | null;
}

/**
 * The automatic refund of a cancelled visit (resolutions M8): everything at 24 hours or more before its start, half at
 * 2 hours or more, half a paisa rounded up for the customer, and nothing after that; a refund at the salon's discretion
 * is separate. If the salon cancels, everything is refunded at any time.
 * @example refundOf({ paidPaise: 50_801, start, now: addMinutes(start, -120), by: 'customer' }).refundPaise // 25_401
 */
export const refundOf = ({ paidPaise, start, now, by }: RefundQuestion): RefundAnswer => {
  if (by === 'salon') return { percent: 100, refundPaise: paidPaise, until: null, laterPaise: null };
  const ahead = start.getTime() - now.getTime();
  const half = Math.ceil(paidPaise / 2);
  if (ahead >= FULL_REFUND_HOURS * HOUR) {
    return {
      percent: 100,
      refundPaise: paidPaise,
      until: before(start, FULL_REFUND_HOURS),
      laterPaise: half,
    };
  }
  if (ahead >= HALF_REFUND_HOURS * HOUR) {
    return { percent: 50, refundPaise: half, until: before(start, HALF_REFUND_HOURS), laterPaise: 0 };
  }
  return { percent: 0, refundPaise: 0, until: null, laterPaise: null };
};

const before = (start: Date, hours: number): Date => new Date(start.getTime() - hours * HOUR);

/**
 * The refund in one sentence, shown before the user confirms: 'Cancel before Tue 4:00 pm and get ₹254.00 back.'
 * A deadline 6 days or more ahead includes the date as well.
 */
export const refundText = (
  { paidPaise, now, by }: Pick<RefundQuestion, 'paidPaise' | 'now' | 'by'>,
  { percent, refundPaise, until }: RefundAnswer,
): string => {
  if (paidPaise === 0) return 'Nothing was paid here, so nothing comes back.';
  const amount = formatRupees(rupeesOf(refundPaise));
  if (by === 'salon') return `Everything comes back: ${amount}.`;
  if (!until) return 'Less than 2 hours before your visit, the salon decides whether something comes back.';
  return percent === 100
    ? `Cancel before ${deadline(until, now)} and get everything back, ${amount}.`
    : `Cancel before ${deadline(until, now)} and get ${amount} back.`;
};

const deadline = (until: Date, now: Date): string => {
  if (localDateOf(until) === localDateOf(now)) return `${formatClock(until)} today`;
  if (until.getTime() - now.getTime() >= 6 * DAY) return formatDayAndClock(until);
  return `${formatDay(until).slice(0, 3)} ${formatClock(until)}`;
};
