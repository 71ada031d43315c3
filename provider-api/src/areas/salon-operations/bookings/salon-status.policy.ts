import { type BookingStatus, parseStatus } from '@sundara/contracts';
import type { Attendance } from '@sundara/contracts/api';
import { SALON_STATUSES } from '@sundara/contracts/api';
import type { StoredStatus } from '../../booking/index.ts';

export type SalonStatus = Exclude<BookingStatus, 'disputed'>;

/** The data that decides which status a salon may set, and whether it may record attendance. */
export interface SalonVisit {
  readonly status: StoredStatus;
  readonly start: Date;
  readonly attendance: Attendance | null;
  /** What of its payment was refunded, pending refunds included. */
  readonly refundedPaise: number;
}

/** A status that a salon may choose, in any case (resolutions S1); undefined for any other text. */
export const parseSalonStatus = (text: string): SalonStatus | undefined => {
  const status = parseStatus(text);
  return status === 'disputed' ? undefined : status;
};

/**
 * Why a salon can't give a booking that status: any may follow any other, unless a dispute is open, or the visit would
 * be reinstated although its money was refunded (resolutions S2, S4). Whether its people are free is checked elsewhere.
 * @returns undefined if it is allowed
 */
export const whyNotStatus = (
  { status, refundedPaise }: Pick<SalonVisit, 'status' | 'refundedPaise'>,
  wanted: SalonStatus,
): string | undefined => {
  if (status === 'disputed') return DISPUTED;
  if (refundedPaise === 0 || wanted === 'cancelled') return undefined;
  if (status === 'cancelled') return REFUNDED;
  return status === 'completed' ? GRANTED : undefined;
};

const DISPUTED =
  'The customer disputes this visit. Our team looks into it and decides; until then its status stays.';
const REFUNDED =
  'This booking was cancelled and its money went back, so it cannot stand again. Please ask the customer to book anew.';
const GRANTED =
  'Money of this visit went back to the customer, so it stays completed. You can still cancel it.';

/** The statuses that can be set now, without the current one. */
export const statusesFor = (visit: Pick<SalonVisit, 'status' | 'refundedPaise'>): SalonStatus[] =>
  SALON_STATUSES.flatMap((status) => {
    const wanted = parseSalonStatus(status);
    return wanted && wanted !== visit.status && whyNotStatus(visit, wanted) === undefined ? [wanted] : [];
  });

/** Why a salon can't record attendance (resolutions S5), completed or not; undefined if it can. */
export const whyNoAttendance = (
  { status, start }: Pick<SalonVisit, 'status' | 'start'>,
  now: Date,
): string | undefined => {
  if (status === 'disputed') return DISPUTED;
  if (status === 'cancelled') return 'This visit was cancelled: there was nobody to come.';
  return start <= now ? undefined : 'This visit has not begun yet.';
};
