import { formatDate, formatRupees, paymentMethodLabel } from '@sundara/contracts';
import type { CustomerBookingDetail, Refund } from '@sundara/contracts/api';

export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

export interface MoneyLine {
  readonly id: string;
  readonly tone: Tone;
  readonly text: string;
}

export interface PaymentStatusText {
  readonly tone: Tone;
  /** Answers 'where is my money?' at a glance. */
  readonly title: string;
  /** The payment, then each refund in a line of its own. */
  readonly lines: readonly MoneyLine[];
}

type Booking = Pick<CustomerBookingDetail, 'status' | 'payment' | 'refunds'>;

/** How long banks take to show a refund that we have sent (specification 2, section 9). */
const BANK_DAYS = 'Banks take 5 to 7 business days to show it.';

const WHY: Readonly<Record<string, string>> = {
  'slot-gone': 'Your time was taken before the payment came. ',
  'paid-twice': 'You had paid twice. ',
  'salon-cancelled': 'The salon cancelled. ',
  discretion: 'The salon granted it. ',
  'by-hand': 'We looked into it. ',
};

const dayOf = (instant: string): string => formatDate(new Date(instant));

const refundText = ({ amount, status, reason, createdAt, processedAt }: Refund): string => {
  const sum = formatRupees(amount);
  const why = Object.hasOwn(WHY, reason) ? WHY[reason] : '';
  switch (status) {
    case 'due':
      return `${why}${sum} goes back to you. We are handing it over to the bank.`;
    case 'sent':
      return `${why}${sum} was sent back the way you paid. ${BANK_DAYS}`;
    case 'processed':
      return `${why}${sum} was paid back on ${dayOf(processedAt ?? createdAt)}.`;
    case 'failed':
      return `${why}The bank did not take ${sum} back. We are looking into it; the money stays yours, and you need not do anything.`;
    default:
      return `${why}${sum} goes back to you.`;
  }
};

const REFUND_TONES: Readonly<Record<string, Tone>> = { processed: 'good', failed: 'bad' };

const refundLine = (refund: Refund): MoneyLine => ({
  id: refund.id,
  tone: REFUND_TONES[refund.status] ?? 'waiting',
  text: refundText(refund),
});

const paymentLine = ({ payment }: Booking): MoneyLine => {
  if (!payment) return { id: 'payment', tone: 'quiet', text: 'This visit was not paid through Sundara.' };
  const sum = formatRupees(payment.amount);
  if (payment.status === 'created')
    return { id: 'payment', tone: 'waiting', text: `${sum} is not paid yet.` };
  if (payment.status === 'failed')
    return { id: 'payment', tone: 'bad', text: `The payment of ${sum} failed. No money was taken.` };
  const way = payment.method ? ` by ${paymentMethodLabel(payment.method)}` : '';
  return { id: 'payment', tone: 'good', text: `You paid ${sum}${way} on ${dayOf(payment.createdAt)}.` };
};

const isPaid = (payment: CustomerBookingDetail['payment']): boolean =>
  Boolean(payment) && payment?.status !== 'created' && payment?.status !== 'failed';

const sumOf = (refunds: readonly Refund[]): string =>
  formatRupees(refunds.reduce((sum, { amount }) => sum + amount, 0));

const headline = ({ status, payment, refunds }: Booking): Pick<PaymentStatusText, 'tone' | 'title'> => {
  const failed = refunds.filter((refund) => refund.status === 'failed');
  if (failed.length > 0) return { tone: 'bad', title: `${sumOf(failed)} needs another try` };
  const underWay = refunds.filter((refund) => refund.status !== 'processed');
  if (underWay.length > 0) return { tone: 'waiting', title: `${sumOf(underWay)} is on its way to you` };
  if (refunds.length > 0) return { tone: 'good', title: `${sumOf(refunds)} was paid back` };
  if (!payment) return { tone: 'quiet', title: 'Nothing was paid here' };
  if (!isPaid(payment)) return { tone: 'waiting', title: 'Not paid' };
  if (status === 'cancelled') return { tone: 'quiet', title: 'Nothing goes back' };
  return { tone: 'good', title: `${formatRupees(payment.amount)} paid` };
};

/** The state of a booking's money, in plain words (resolutions M8). */
export const paymentStatusText = (booking: Booking): PaymentStatusText => {
  const { status, payment, refunds } = booking;
  const nothingBack: MoneyLine[] =
    status === 'cancelled' && isPaid(payment) && refunds.length === 0
      ? [
          {
            id: 'nothing',
            tone: 'quiet',
            text: 'By the rules for cancelling, nothing of it goes back by itself. The salon may still grant a part.',
          },
        ]
      : [];
  return {
    ...headline(booking),
    lines: [paymentLine(booking), ...refunds.map(refundLine), ...nothingBack],
  };
};

const STATUS_LABELS: Readonly<Record<string, string>> = {
  created: 'Not paid yet',
  paid: 'Paid',
  failed: 'Failed',
  refund_due: 'Going back',
  refunded: 'Refunded',
};

/** 'Paid' for 'paid'; an unknown status is shown unchanged. */
export const paymentStatusLabel = (status: string): string =>
  (Object.hasOwn(STATUS_LABELS, status) && STATUS_LABELS[status]) || status;
