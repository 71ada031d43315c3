import { formatDayAndClock, formatRupees, paymentMethodLabel } from '@sundara/contracts';
import type { OrderState, Refund } from '@sundara/contracts/api';

export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

export interface OrderStatusText {
  readonly tone: Tone;
  /** Answers 'where is my money?' at a glance. */
  readonly title: string;
  readonly text: string;
}

const BANK_DAYS = 'Banks take 5 to 7 business days to show it.';

/** The refunds of the payment that bought the visit; refunds of duplicate payments are shown separately. */
export const returned = ({ refunds }: OrderState): readonly Refund[] =>
  refunds.filter(({ reason }) => reason !== 'paid-twice');

export const sumOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** The state of an order in plain words. */
export const statusTextOf = (order: OrderState): OrderStatusText => {
  const { state, booking, amount, failure, method } = order;
  const total = formatRupees(amount);
  const back = formatRupees(sumOf(returned(order)));
  const way = method ? ` (${paymentMethodLabel(method)})` : '';
  switch (state) {
    case 'booked':
      return bookedText(order);
    case 'checking':
      return {
        tone: 'waiting',
        title: 'We are checking your payment',
        text: 'The bank has not given its last word. Please don’t pay again: we keep asking, and book your visit as soon as it is paid. This page tells you.',
      };
    case 'failed':
      return {
        tone: 'bad',
        title: 'The payment failed',
        text: `${failure ? `${ended(failure)} ` : ''}Your time is still held for you. Should your bank show a charge, it gives it back by itself.`,
      };
    case 'open':
      return {
        tone: 'waiting',
        title: 'Your time is held, not paid yet',
        text: `Pay ${total}, and your visit is booked.`,
      };
    case 'refunding':
      if (returned(order).some(({ status }) => status === 'failed')) {
        return {
          tone: 'waiting',
          title: 'Your refund needs another try',
          text: `The bank did not take ${back} back. We are looking into it; the money stays yours, and you need not do anything.`,
        };
      }
      return isSlotGone(order)
        ? {
            tone: 'waiting',
            title: 'Your money is on its way back',
            text: `Your payment came after your time was free again, and it was taken. All of it, ${back}, goes back the way you paid${way}. ${BANK_DAYS}`,
          }
        : {
            tone: 'waiting',
            title: 'Your money is on its way back',
            text: `${back} goes back the way you paid${way}. ${BANK_DAYS}`,
          };
    case 'refunded':
      return {
        tone: 'good',
        title: 'Your money was sent back',
        text: `${isSlotGone(order) ? 'Your payment came after your time was free again, and it was taken. ' : ''}${back} was sent back the way you paid${way}. ${BANK_DAYS}`,
      };
    case 'lapsed':
      return {
        tone: 'quiet',
        title: 'Nothing was paid',
        text: `Your time at ${booking.salonName} is free again. Choose another one whenever you like.`,
      };
  }
};

const bookedText = ({ booking, amount, refunds }: OrderState): OrderStatusText => {
  const total = formatRupees(amount);
  const twice = refunds.filter(({ reason }) => reason === 'paid-twice');
  const also =
    twice.length > 0 ? ` You paid twice: ${formatRupees(sumOf(twice))} goes back to you. ${BANK_DAYS}` : '';
  if (booking.status === 'cancelled') {
    return {
      tone: 'quiet',
      title: 'Your visit was cancelled',
      text: `You had paid ${total}. By the rules for cancelling, nothing of it goes back.${also}`,
    };
  }
  if (booking.status === 'completed' || booking.status === 'disputed') {
    return {
      tone: 'good',
      title: 'Your visit was paid',
      text: `You paid ${total} for your visit to ${booking.salonName}.${also}`,
    };
  }
  const when = formatDayAndClock(new Date(booking.dateTime));
  return {
    tone: 'good',
    title: 'Your visit is booked',
    text: `${when} at ${booking.salonName}. We received ${total}.${also}`,
  };
};

/** Whether the payment came too late for its time. */
export const isSlotGone = ({ refunds }: OrderState): boolean =>
  refunds.some(({ reason }) => reason === 'slot-gone');

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
