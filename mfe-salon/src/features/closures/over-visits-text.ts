import { formatRupees } from '@sundara/contracts';
import type { VisitInTheWay } from '@sundara/contracts/api';

/** '1 visit', '3 visits'. */
export const visitsText = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`);

/** The visits that closing would cancel. */
export const standingOf = (visits: readonly VisitInTheWay[]): readonly VisitInTheWay[] =>
  visits.filter(({ state, cancelled }) => state === 'standing' && !cancelled);

/** What would go back to the customers of these visits, in rupees. */
export const refundOfAll = (visits: readonly VisitInTheWay[]): number =>
  Math.round(visits.reduce((sum, { refund }) => sum + refund * 100, 0)) / 100;

/** What stands there, and what can be done about it. */
export const inTheWayLead = (visits: readonly VisitInTheWay[]): string => {
  if (visits.length === 0) return 'No visit stands in that time any more. You can close it now.';
  const [stand, them] = visits.length === 1 ? ['stands', 'it'] : ['stand', 'them'];
  return `${visitsText(visits.length)} ${stand} in that time. Move ${them} first, cancel ${them}, or keep ${them} and block the rest.`;
};

/** 'Cancel 3 visits, refund ₹1,524.00 and close' */
export const clearLabel = (visits: readonly VisitInTheWay[]): string => {
  const refund = refundOfAll(visits);
  return `Cancel ${visitsText(visits.length)}${refund > 0 ? `, refund ${formatRupees(refund)}` : ''} and close`;
};

/** What was done, after 'Closed on Sun, 8 Nov'. */
export const clearedText = (visits: readonly VisitInTheWay[]): string => {
  const done = visits.filter(({ cancelled }) => cancelled);
  if (done.length === 0) return '';
  const refund = refundOfAll(done);
  return `. ${visitsText(done.length)} cancelled${refund > 0 ? `, ${formatRupees(refund)} goes back` : ''}`;
};

/** Why a visit stays, or stayed; '' for one that can be cancelled. */
export const stayText = ({ state, failure }: VisitInTheWay): string => {
  if (failure) return `Not cancelled: ${failure}`;
  if (state === 'held') return 'Being paid for just now: it stays.';
  return state === 'begun' ? 'In the chair now: it stays.' : '';
};
