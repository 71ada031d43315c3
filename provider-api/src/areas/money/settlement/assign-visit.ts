import { type Assignment, assign } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { findVisitRequest, type Visit, type VisitOptions } from '../../booking/index.ts';

/**
 * Who can do the visit at that start, as seen by this transaction; the caller holds the salon's lock and has expired
 * passed holds. Does not check whether the salon takes visits then.
 * @returns undefined when nobody is free for it
 */
export const assignVisit = async (
  tx: TransactionHandle,
  visit: Visit,
  start: Date,
  options: VisitOptions,
): Promise<readonly Assignment[] | undefined> =>
  assign(await findVisitRequest(tx, visit, { start, end: start }, options), start);
