import { rupeesOf } from '@sundara/contracts';
import type { Reply, salonStatement } from '@sundara/contracts/api';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { Period } from '../../booking/index.ts';
import { findVisitShares, findWalkInSums } from './statement-visits.repository.ts';

/** What a period's visits bring in, by when they take place, and what is paid ahead at this moment; in rupees. */
export const findStatementVisits = async (
  db: DatabaseHandle,
  salonId: string,
  period: Period,
  now: Date,
): Promise<NonNullable<Reply<typeof salonStatement>['visits']>> => {
  const [{ donePaise, aheadPaise }, { count, totalPaise }] = await Promise.all([
    findVisitShares(db, salonId, period, now),
    findWalkInSums(db, salonId, period, now),
  ]);
  return {
    done: rupeesOf(donePaise),
    ahead: rupeesOf(aheadPaise),
    walkIns: { count, total: rupeesOf(totalPaise) },
  };
};
