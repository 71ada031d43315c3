import { type Paise, type RefundAnswer, refundOf } from '@sundara/contracts';

/** What decides how much notice a customer gives. */
export interface Noticed {
  readonly start: Date;
  /** The latest start before the salon moved the visit; null once the customer has chosen the start. */
  readonly movedBySalonFrom: Date | null;
}

/**
 * The start by which the notice of a cancellation is judged: if the salon moved the visit, the later of the old and the
 * current start, so that no move by the salon reduces a refund (decision 34).
 */
export const noticeStartOf = ({ start, movedBySalonFrom }: Noticed): Date =>
  movedBySalonFrom !== null && movedBySalonFrom > start ? movedBySalonFrom : start;

/**
 * The refund if the customer cancels now (resolutions M8), by that start. No answer is valid for longer than the visit
 * can be cancelled, which is until it begins.
 */
export const refundToCustomer = (visit: Noticed & { readonly paidPaise: Paise }, now: Date): RefundAnswer => {
  const { paidPaise, start } = visit;
  const answer = refundOf({ paidPaise, start: noticeStartOf(visit), now, by: 'customer' });
  const endsAtStart = answer.until !== null && answer.until >= start;
  return endsAtStart ? { ...answer, until: start, laterPaise: null } : answer;
};
