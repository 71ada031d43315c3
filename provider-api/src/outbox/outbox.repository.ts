import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { outbox } from './outbox.tables.ts';

export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  /** Counts from 1, this one included. */
  readonly attempts: number;
}

/**
 * Takes jobs that are due, the oldest first; no other process gets them while the lock lasts. A process that dies
 * leaves nothing but a lock that ends.
 */
export const claimJobs = (
  db: DatabaseHandle,
  { kinds, limit, lockSeconds }: { kinds: readonly string[]; limit: number; lockSeconds: number },
): Promise<ClaimedJob[]> =>
  db
    .update(outbox)
    .set({
      lockedUntil: sql`now() + make_interval(secs => ${lockSeconds})`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(
      inArray(
        outbox.id,
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(
            and(
              sql`${outbox.doneAt} is null and ${outbox.failedAt} is null`,
              sql`${outbox.runAt} <= now()`,
              sql`(${outbox.lockedUntil} is null or ${outbox.lockedUntil} < now())`,
              inArray(outbox.kind, [...kinds]),
            ),
          )
          .orderBy(outbox.runAt, outbox.id)
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      key: outbox.key,
      payload: outbox.payload,
      attempts: outbox.attempts,
    });

export const finishJob = async (db: DatabaseHandle, id: number): Promise<void> => {
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, lockedUntil: null, lastError: null })
    .where(eq(outbox.id, id));
};

/** Puts the job off, or gives it up where there is no gap left. */
export const postponeJob = async (
  db: DatabaseHandle,
  id: number,
  lastError: string,
  gapSeconds: number | undefined,
): Promise<void> => {
  const next =
    gapSeconds === undefined
      ? { failedAt: sql`now()` }
      : { runAt: sql`now() + make_interval(secs => ${gapSeconds})` };
  await db
    .update(outbox)
    .set({ ...next, lockedUntil: null, lastError: lastError.slice(0, 1_000) })
    .where(eq(outbox.id, id));
};

/** Removes jobs done long ago; those given up stay. */
export const purgeDoneJobs = async (db: DatabaseHandle, olderThanDays: number): Promise<void> => {
  await db
    .delete(outbox)
    .where(
      and(isNotNull(outbox.doneAt), lt(outbox.doneAt, sql`now() - make_interval(days => ${olderThanDays})`)),
    );
};
