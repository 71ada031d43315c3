import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { endOf, startOf } from '../../booking/index.ts';
import { lockSalon, timeOff, writeAudit } from '../../marketplace/index.ts';

/**
 * Opens the time for booking again.
 * @throws ApiError NOT_FOUND for another salon's entry, and for one that is gone
 */
export const removeTimeOff = async (
  database: Database,
  account: Account,
  salonId: string,
  id: string,
  now: Date,
): Promise<void> => {
  if (!isUuid(id)) throw notThere();
  await database.transaction(async (tx) => {
    await lockSalon(tx, salonId);
    const [removed] = await tx
      .delete(timeOff)
      .where(and(eq(timeOff.id, id), eq(timeOff.salonId, salonId)))
      .returning({
        kind: timeOff.kind,
        specialistId: timeOff.specialistId,
        chair: timeOff.chair,
        start: startOf(timeOff.during),
        end: endOf(timeOff.during),
      });
    if (!removed) throw notThere();
    const changes = { timeOff: [removed, null] } as const;
    await writeAudit(tx, account, { salonId, action: 'salon.removeTimeOff', subjectId: id, changes }, now);
  });
};

const notThere = (): ApiError =>
  new ApiError('NOT_FOUND', { message: 'There is no such time off any more.' });
