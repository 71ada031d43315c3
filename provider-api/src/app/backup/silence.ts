import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { isUndone, outbox } from '../../platform/outbox/outbox.tables.ts';

const WHY = 'Restored as a clone: whom this was for has heard of it, or will, from the original.';

/**
 * Takes from a clone what would reach people without anybody's doing: jobs that wait are given up, devices get no
 * push messages, and whoever is signed in to the original is not to the clone.
 */
export const silence = (database: Database, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.update(outbox).set({ failedAt: now, lastError: WHY, lockedUntil: null }).where(isUndone);
    await tx.execute(sql`delete from push_subscriptions`);
    await tx.execute(sql`update sessions set revoked_at = ${now} where revoked_at is null`);
  });
