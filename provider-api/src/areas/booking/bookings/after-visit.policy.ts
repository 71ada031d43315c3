import { addMinutes } from '@sundara/contracts';
import type { Attendance } from '@sundara/contracts/api';
import type { StoredStatus } from './bookings.tables.ts';

/** How long after its completion and its end a visit can be disputed (resolutions S4). */
const DISPUTABLE_MINUTES = 24 * 60;

/** What decides about a visit that is over. */
export interface PastVisit {
  readonly status: StoredStatus;
  readonly end: Date;
  /** Null until the salon says whether the customer came. */
  readonly attendance: Attendance | null;
  readonly completedAt: Date | null;
  /** When its customer disputed it; null while nobody did. */
  readonly disputedAt: Date | null;
  readonly salon: { readonly isActive: boolean };
}

/** Whether the same may be booked again: the visit is over or was cancelled, and its salon takes bookings. */
export const mayRebook = ({ status, end, salon }: Pick<PastVisit, 'status' | 'end' | 'salon'>, now: Date) =>
  salon.isActive && (isOver(status) || end <= now);

const isOver = (status: StoredStatus): boolean =>
  status === 'cancelled' || status === 'completed' || status === 'disputed';

/** Whether its customer may write or change a review: of completed visits that they came to (resolutions S5, S7). */
export const mayReview = ({ status, attendance }: Pick<PastVisit, 'status' | 'attendance'>): boolean =>
  status === 'completed' && attendance !== 'no_show';

/**
 * The moment from which it is too late to dispute the visit: 24 hours after its completion, that moment excluded; or
 * after its end, where the salon completed it ahead of its time, as nobody can judge a visit that is still to come.
 * @returns null where it can't be disputed, or not any more; each visit is disputed once
 */
export const disputableUntil = (
  { status, end, completedAt, disputedAt }: Pick<PastVisit, 'status' | 'end' | 'completedAt' | 'disputedAt'>,
  now: Date,
): Date | null => {
  if (status !== 'completed' || completedAt === null || disputedAt !== null) return null;
  const until = addMinutes(completedAt > end ? completedAt : end, DISPUTABLE_MINUTES);
  return now < until ? until : null;
};
