import { sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';

const CENTRAL_CATALOGUE = 'central catalogue';

/** Whoever writes the central catalogue, or decides about its pictures, does so one after the other. */
export const lockCentralCatalogue = async (tx: TransactionHandle): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${CENTRAL_CATALOGUE}, 0))`);
};

/** Whoever copies from it does so while nobody writes it; taken before a salon's lock. */
export const shareCentralCatalogue = async (tx: TransactionHandle): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${CENTRAL_CATALOGUE}, 0))`);
};
