import { type Assignment, assign } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { findVisitRequest, type Visit, type VisitOptions } from '../../booking/index.ts';

/**
 * Who could do the visit at that start, as things stand in this transaction; the caller holds the salon's lock and
 * has let passed holds go. Whether the salon takes visits then is another question.
 * @returns undefined when nobody is free for it
 */
export const assignVisit = async (
  tx: TransactionHandle,
  visit: Visit,
  start: Date,
  options: VisitOptions,
): Promise<readonly Assignment[] | undefined> =>
  assign(await findVisitRequest(tx, visit, { start, end: start }, options), start);
