import { addMinutes } from '@sundara/contracts';
import type { Attendance } from '@sundara/contracts/api';
import type { StoredStatus } from './bookings.tables.ts';

/** How long after the later of its completion and its end a visit can be disputed, in minutes (resolutions S4). */
const DISPUTABLE_MINUTES = 24 * 60;

/** The facts that decide what is possible after a visit. */
export interface PastVisit {
  readonly status: StoredStatus;
  readonly end: Date;
  /** Null until the salon says whether the customer came. */
  readonly attendance: Attendance | null;
  readonly completedAt: Date | null;
  /** When its customer disputed it; null if they did not. */
  readonly disputedAt: Date | null;
  readonly salon: { readonly isActive: boolean };
}

/** Whether the same visit may be booked again: it is over or was cancelled, and its salon takes bookings. */
export const mayRebook = ({ status, end, salon }: Pick<PastVisit, 'status' | 'end' | 'salon'>, now: Date) =>
  salon.isActive && (isOver(status) || end <= now);

const isOver = (status: StoredStatus): boolean =>
  status === 'cancelled' || status === 'completed' || status === 'disputed';

/**
 * Whether its customer may write or change a review: only of completed visits without a no-show (resolutions S5, S7).
 */
export const mayReview = ({ status, attendance }: Pick<PastVisit, 'status' | 'attendance'>): boolean =>
  status === 'completed' && attendance !== 'no_show';

/**
 * The moment from which it is too late to dispute the visit: 24 hours after its completion, that moment excluded; or 24
 * hours after its end, if the salon completed it early, because nobody can judge a visit that is still to come.
 * @returns null if it can't be disputed, or not any more; each visit is disputed at most once
 */
export const disputableUntil = (
  { status, end, completedAt, disputedAt }: Pick<PastVisit, 'status' | 'end' | 'completedAt' | 'disputedAt'>,
  now: Date,
): Date | null => {
  if (status !== 'completed' || completedAt === null || disputedAt !== null) return null;
  const until = addMinutes(completedAt > end ? completedAt : end, DISPUTABLE_MINUTES);
  return now < until ? until : null;
};
