import { toLocalIso } from '@sundara/contracts';
import type { TimeOffEntry } from '@sundara/contracts/api';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { expirePassedHolds, rangeOf, rangeText } from '../../booking/index.ts';
import { lockSalon, timeOff, writeAudit } from '../../marketplace/index.ts';
import {
  findTimeOffOwner,
  requireTimeOffPeriod,
  type TimeOffOwner,
  type TimeOffWish,
} from './time-off-wish.ts';
import { countVisitsIn, inTheWayText } from './visits-in-the-way.ts';

/**
 * Blocks booking of a specialist, a chair or the whole salon for a time, under the salon's lock, so that no hold is
 * made in between. If the same entry exists already, it is returned.
 * @throws ApiError VALIDATION_FAILED; VISITS_IN_THE_WAY, which says how many, unless they are kept
 */
export const addTimeOff = (
  database: Database,
  account: Account,
  salonId: string,
  wish: TimeOffWish,
  now: Date,
): Promise<TimeOffEntry> =>
  database.transaction(async (tx) => {
    await lockSalon(tx, salonId);
    return addTimeOffWithin(tx, account, salonId, wish, now);
  });

/** `addTimeOff` as part of the caller's transaction, which holds the salon's lock. */
export const addTimeOffWithin = async (
  tx: TransactionHandle,
  account: Account,
  salonId: string,
  wish: TimeOffWish,
  now: Date,
): Promise<TimeOffEntry> => {
  requireTimeOffPeriod(wish, now);
  const owner = await findTimeOffOwner(tx, salonId, wish);
  const { kind, start, end, reason } = wish;
  const entry = { kind, reason, start: toLocalIso(start), end: toLocalIso(end) };
  const resourceId = owner.specialistId ?? owner.chair?.toString() ?? null;
  const same = await findSame(tx, salonId, owner, wish);
  if (same !== undefined) return { ...entry, id: same.id, resourceId, reason: same.reason };
  await requireFew(tx, salonId, now);
  await expirePassedHolds(tx, salonId, now);
  if (!wish.keepVisits) {
    const inTheWay = await countVisitsIn(tx, salonId, owner, wish, now);
    if (inTheWay.visits > 0) {
      throw new ApiError('VISITS_IN_THE_WAY', { message: inTheWayText(inTheWay) });
    }
  }
  const [written] = await tx
    .insert(timeOff)
    .values({ salonId, ...owner, kind, reason, during: rangeText(wish) })
    .returning({ id: timeOff.id });
  if (!written) throw new Error('The time off was not written.');
  const { id } = written;
  const changes = { timeOff: [null, { ...entry, resourceId }] } as const;
  await writeAudit(tx, account, { salonId, action: 'salon.addTimeOff', subjectId: id, changes }, now);
  return { ...entry, id, resourceId };
};

/** More than any screen shows; past entries do not count. */
const MOST_AHEAD = 500;

/** @throws ApiError VALIDATION_FAILED for a salon that already has the maximum, closures included */
const requireFew = async (tx: TransactionHandle, salonId: string, now: Date): Promise<void> => {
  const [ahead] = await tx
    .select({ entries: count() })
    .from(timeOff)
    .where(and(eq(timeOff.salonId, salonId), sql`upper(${timeOff.during}) > ${now}`));
  if ((ahead?.entries ?? 0) < MOST_AHEAD) return;
  const message = `A salon can have ${MOST_AHEAD} times off and closures ahead. Open some of them first.`;
  throw new ApiError('VALIDATION_FAILED', { message });
};

const findSame = async (
  tx: TransactionHandle,
  salonId: string,
  { specialistId, chair }: TimeOffOwner,
  wish: TimeOffWish,
) => {
  const [same] = await tx
    .select({ id: timeOff.id, reason: timeOff.reason })
    .from(timeOff)
    .where(
      and(
        eq(timeOff.salonId, salonId),
        eq(timeOff.kind, wish.kind),
        specialistId === null ? isNull(timeOff.specialistId) : eq(timeOff.specialistId, specialistId),
        chair === null ? isNull(timeOff.chair) : eq(timeOff.chair, chair),
        sql`${timeOff.during} = ${rangeOf(wish)}`,
      ),
    );
  return same;
};
