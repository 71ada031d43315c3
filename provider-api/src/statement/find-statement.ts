import type { Period } from '../bookings/time-range.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { findMovements } from './statement.repository.ts';
import { type Statement, statementOf } from './statement.ts';

/** The statement of a salon, from the ledger alone. */
export const findStatement = async (
  db: DatabaseHandle,
  salonId: string,
  period: Period,
): Promise<Statement> => {
  const { openingPaise, movements } = await findMovements(db, salonId, period);
  return statementOf(openingPaise, movements);
};
