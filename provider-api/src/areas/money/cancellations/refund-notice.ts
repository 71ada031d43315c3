import { type Paise, type RefundAnswer, refundOf } from '@sundara/contracts';

/** What decides how much notice a customer gives. */
export interface Noticed {
  readonly start: Date;
  /** The latest start that it had before its salon moved it; null since the customer chose the start. */
  readonly movedBySalonFrom: Date | null;
}

/**
 * The start by which the notice of a cancellation is judged: where the salon moved the visit, the later one of before
 * and now, so that no move of theirs takes a refund away (decision 34).
 */
export const noticeStartOf = ({ start, movedBySalonFrom }: Noticed): Date =>
  movedBySalonFrom !== null && movedBySalonFrom > start ? movedBySalonFrom : start;

/**
 * What comes back when the customer cancels now (resolutions M8), by that start. Nothing holds for longer than the visit
 * can be cancelled, which is until it begins.
 */
export const refundToCustomer = (visit: Noticed & { readonly paidPaise: Paise }, now: Date): RefundAnswer => {
  const { paidPaise, start } = visit;
  const answer = refundOf({ paidPaise, start: noticeStartOf(visit), now, by: 'customer' });
  const endsAtStart = answer.until !== null && answer.until >= start;
  return endsAtStart ? { ...answer, until: start, laterPaise: null } : answer;
};
