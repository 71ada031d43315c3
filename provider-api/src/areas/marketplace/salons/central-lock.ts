import { sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';

const CENTRAL_CATALOGUE = 'central catalogue';

/** Exclusive lock for writing the central catalogue, and for decisions about its pictures. */
export const lockCentralCatalogue = async (tx: TransactionHandle): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${CENTRAL_CATALOGUE}, 0))`);
};

/** Shared lock for copying from it while nobody writes it; taken before a salon's lock. */
export const shareCentralCatalogue = async (tx: TransactionHandle): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${CENTRAL_CATALOGUE}, 0))`);
};
