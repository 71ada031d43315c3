import { type Entry, isOf } from './history.ts';
import type { KnownVisit } from './known-visits.ts';
import type { Step } from './possible-states.ts';
import type { VisitChange } from './visit-state.ts';

const change: VisitChange = { kind: 'expire' };

/** By what else its hold may end: its customer orders, or has paid, another visit at this salon. */
export const holdEnds = (
  entries: readonly Entry[],
  { bookingId, customerId, salonId }: KnownVisit,
  all: readonly KnownVisit[],
): readonly Step<VisitChange>[] => {
  if (customerId === undefined) return [];
  const orders = entries.filter(isOf('order')).flatMap(({ asked, outcome, invoked: from, answered }) => {
    const isOther = outcome.is !== 'ok' || outcome.answer.bookingId !== bookingId;
    const isRival = isOther && asked.customerId === customerId && asked.salonId === salonId;
    if (!isRival || outcome.is === 'refused') return [];
    return [{ change, from, until: outcome.is === 'ok' ? answered : Infinity, must: false }];
  });
  const others = all.filter(
    (other) => other.bookingId !== bookingId && other.customerId === customerId && other.salonId === salonId,
  );
  const payments = others.flatMap((other) => {
    const paid = entries
      .filter(isOf('pay'))
      .filter(({ asked, outcome }) => asked.bookingId === other.bookingId && outcome.is !== 'refused');
    const heard = entries
      .filter(isOf('verify'))
      .filter(({ asked, outcome }) => asked.bookingId === other.bookingId && outcome.is === 'ok')
      .map(({ answered }) => answered);
    const until = Math.min(Number.POSITIVE_INFINITY, ...heard);
    return paid.map(({ invoked: from }) => ({ change, from, until, must: false }));
  });
  return [...orders, ...payments];
};
