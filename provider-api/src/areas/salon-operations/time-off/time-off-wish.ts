import { addMinutes } from '@sundara/contracts';
import type { TimeOffKind } from '@sundara/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { calendarEnd, type Period } from '../../booking/index.ts';
import { salons, specialists } from '../../marketplace/index.ts';

const MOST_DAYS = 400;

/** A period in which a salon wants no bookings. */
export interface TimeOffWish extends Period {
  readonly kind: TimeOffKind;
  /** Whose time; missing for the whole salon. */
  readonly resourceId?: string | undefined;
  readonly reason: string;
  /** Whether visits in that period may stay. */
  readonly keepVisits: boolean;
}

/** Whose time it is, as stored. */
export interface TimeOffOwner {
  readonly specialistId: string | null;
  readonly chair: number | null;
}

/** @throws ApiError VALIDATION_FAILED if it ends before it starts, is longer than 400 days, or two years away */
export const requireTimeOffPeriod = ({ start, end }: Period, now: Date): void => {
  if (end <= start) throw invalid('end', 'It has to end after it starts.');
  if (end > addMinutes(start, MOST_DAYS * 24 * 60))
    throw invalid('end', `At most ${MOST_DAYS} days at once.`);
  if (end > calendarEnd(now)) throw invalid('end', 'It has to end within the next two years.');
};

/**
 * Finds whose time is requested.
 * @throws ApiError VALIDATION_FAILED for a resource that is not this salon's, and for a closure that names one
 */
export const findTimeOffOwner = async (
  db: DatabaseHandle,
  salonId: string,
  { kind, resourceId }: Pick<TimeOffWish, 'kind' | 'resourceId'>,
): Promise<TimeOffOwner> => {
  if (kind === 'closure') {
    if (resourceId !== undefined) throw invalid('resourceId', 'A closure is of the whole salon.');
    return { specialistId: null, chair: null };
  }
  if (resourceId === undefined) throw invalid('resourceId', 'Choose whose time it is.');
  if (isUuid(resourceId)) {
    const [own] = await db
      .select({ id: specialists.id })
      .from(specialists)
      .where(and(eq(specialists.id, resourceId), eq(specialists.salonId, salonId)));
    if (own) return { specialistId: own.id, chair: null };
  } else if (kind === 'blocked') {
    const [salon] = await db.select({ seats: salons.seats }).from(salons).where(eq(salons.id, salonId));
    const chair = Number(resourceId);
    if (/^[1-9]\d{0,2}$/.test(resourceId) && chair <= (salon?.seats ?? 0))
      return { specialistId: null, chair };
  } else throw invalid('resourceId', 'Only people take leave. Block the chair instead.');
  throw invalid('resourceId', 'There is nobody and no chair of that name at your salon.');
};

const invalid = (path: string, message: string): ApiError =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });
