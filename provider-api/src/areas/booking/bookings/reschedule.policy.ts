import { addMinutes } from '@sundara/contracts';
import type { StoredStatus } from './bookings.tables.ts';

const FREE_UNTIL_MINUTES = 24 * 60;
const MOVABLE_UNTIL_MINUTES = 2 * 60;

/** What decides whether a booking may be moved. */
export interface Movable {
  readonly status: StoredStatus;
  readonly start: Date;
  /** How often it was moved within 24 hours of its start. */
  readonly lateReschedules: number;
  readonly salon: {
    readonly isActive: boolean;
    readonly allowsLateReschedule: boolean;
    readonly contactNumber: string;
  };
}

/**
 * `late`: this would be the one move allowed within 24 hours. `stands`: the visit still takes place, but can't be
 * moved.
 */
export type Judgement = { readonly late: boolean } | { readonly refusal: string; readonly stands: boolean };

/**
 * Whether the customer may move the booking now (resolutions M9): 24 hours or more before its start, freely; from 2
 * hours to under 24, once, if the salon allows it; later not at all. A refusal is a sentence that says whom to call.
 */
export const judgeReschedule = (booking: Movable, now: Date): Judgement => {
  const { status, start, lateReschedules, salon } = booking;
  const refuse = (sentence: string): Judgement => ({
    refusal: `${sentence} Please call the salon: ${salon.contactNumber}.`,
    stands: isOpen(booking, now),
  });
  if (status !== 'pending' && status !== 'confirmed') return refuse('This booking can no longer be moved.');
  if (now >= start) return refuse('This visit has begun and can no longer be moved.');
  if (!salon.isActive) return refuse('This salon takes no bookings online at present.');
  if (now <= addMinutes(start, -FREE_UNTIL_MINUTES)) return { late: false };
  if (now > addMinutes(start, -MOVABLE_UNTIL_MINUTES)) {
    return refuse('Less than 2 hours before, a visit can’t be moved online.');
  }
  if (!salon.allowsLateReschedule) {
    return refuse('Less than 24 hours before, this salon moves no visits online.');
  }
  if (lateReschedules > 0) {
    return refuse('Less than 24 hours before, a visit can be moved online only once.');
  }
  return { late: true };
};

/** Whether its customer may still cancel it: pending or confirmed, and before its start (resolutions S3). */
export const isOpen = ({ status, start }: Pick<Movable, 'status' | 'start'>, now: Date): boolean =>
  (status === 'pending' || status === 'confirmed') && now < start;

/** Whether a button may offer to move it: the rule above, as returned in the booking's `can.reschedule`. */
export const mayReschedule = (booking: Movable, now: Date): boolean =>
  'late' in judgeReschedule(booking, now);
