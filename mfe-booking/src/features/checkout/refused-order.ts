import { formatDayAndClock, formatRupees, paiseOf, type Quote, rupeesOf } from '@sundara/contracts';
import type { ErrorReply } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import type { Flow, Notice } from '../flow/flow.ts';
import { TEXTS } from './paying.ts';

type Rejected = Extract<ApiFailure, { kind: 'rejected' }>;
/** The stage after a refused order, with the other changes to the flow. */
export type AfterRefusal = Partial<Omit<Flow, 'stage'>> & { readonly stage: 'time' | 'payment' };

const error = (text: string, wayOn?: Notice['wayOn']): Notice => ({
  severity: 'error',
  text,
  ...(wayOn && { wayOn }),
});

const question = (text: string, wayOn: Notice['wayOn']): Notice => ({
  ...error(text, wayOn),
  severity: 'info',
});

/** Each refusal of an order has a next step: other times, the new price, another account, or another attempt. */
export const afterRefusal = (failure: ApiFailure, { quote, date }: Flow): AfterRefusal => {
  if (failure.kind === 'protocol') return { stage: 'payment', notice: error(TEXTS.noOrder) };
  if (failure.kind !== 'rejected') return { stage: 'payment', notice: error(TEXTS.notStarted) };
  const text = failure.message || TEXTS.notStarted;
  switch (failure.code) {
    case 'SLOT_TAKEN':
    case 'SLOT_NOT_BOOKABLE':
      return {
        stage: 'time',
        slot: undefined,
        order: undefined,
        fresh: freshOf(failure, date),
        notice: error(text),
      };
    case 'ALREADY_BOOKED':
      return { stage: 'payment', notice: { ...error(text, 'see-booking'), ...bookingOf(failure) } };
    case 'VISIT_OVERLAPS':
      return { stage: 'payment', notice: question(overlap(failure, text), 'for-somebody-else') };
    case 'PRICE_CHANGED':
      return { stage: 'payment', ...newPrice(failure, quote, text) };
    case 'NAME_NEEDED':
      return { stage: 'payment', nameNeeded: true, notice: error(text) };
    case 'CUSTOMER_ACCOUNT_NEEDED':
      return { stage: 'payment', notice: error(text, 'other-account') };
    case 'SERVICE_NOT_OFFERED':
    case 'NOT_FOUND':
      return { stage: 'payment', notice: error(text, 'choose-services') };
    case 'EMAIL_UNCONFIRMED':
      return { stage: 'payment', notice: question(text, 'confirm-email') };
    case 'NETWORK_HOLDS_FULL':
      return { stage: 'payment', notice: error(text, 'choose-time') };
    case 'IDEMPOTENCY_KEY_IN_USE':
    case 'TOO_MANY_HOLDS':
    case 'RATE_LIMITED':
      return { stage: 'payment', notice: error(`${text} ${failure.reply.next}`) };
    default:
      return { stage: 'payment', notice: error(text) };
  }
};

const bookingOf = ({ reply: { booking } }: Rejected) => (booking ? { bookingId: booking.id } : {});

const overlap = ({ reply: { booking } }: Rejected, text: string): string =>
  booking
    ? `${text} ${booking.salon}, ${formatDayAndClock(new Date(booking.dateTime))}. Is this one for somebody else?`
    : text;

const freshOf = ({ reply: { slots } }: Rejected, date: Flow['date']): Flow['fresh'] =>
  slots && date ? { date, slots } : undefined;

const newPrice = (
  { reply }: Rejected,
  before: Quote,
  text: string,
): Pick<Flow, 'notice'> & Partial<Pick<Flow, 'quote'>> => {
  if (!reply.quote) return { notice: error(text) };
  const quote = quoteOf(reply.quote);
  const [old, now] = [before, quote].map(({ totalPaise }) => formatRupees(rupeesOf(totalPaise)));
  return { quote, notice: error(`${text} It was ${old}, and is ${now} now. Nothing was paid.`) };
};

const quoteOf = ({ base, discount, fee, gst, total }: NonNullable<ErrorReply['quote']>): Quote => ({
  basePaise: paiseOf(base),
  discountPaise: paiseOf(discount),
  feePaise: paiseOf(fee),
  gstPaise: paiseOf(gst),
  totalPaise: paiseOf(total),
});
