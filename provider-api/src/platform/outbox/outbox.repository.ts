import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { isAnyOf, preparedQuery } from '../database/prepared-query.ts';
import { AT_ONCE, isUndone, outbox } from './outbox.tables.ts';

export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  /** Counts from 1, this one included, and from 1 again after a job asked to be run again. */
  readonly attempts: number;
  /** Until when nobody else takes it; also proves whose it is. */
  readonly lockedUntil: Date;
}

interface Claim {
  readonly kinds: readonly string[];
  readonly limit: number;
  /** The server's clock. */
  readonly now: Date;
  readonly lockSeconds: number;
  /** Jobs under way here, whose lock may have ended while the database was away. */
  readonly except?: readonly number[];
}

/**
 * Takes jobs whose time has come, the oldest first, and those that want no time: half of the limit is kept for the
 * timed ones, so that neither sort waits behind a crowd of the other. No other process gets them while the lock
 * lasts. A process that dies leaves nothing but a lock that ends.
 */
export const claimJobs = async (db: DatabaseHandle, claim: Claim): Promise<ClaimedJob[]> => {
  const first = await take(takeTimed(db), claim, Math.ceil(claim.limit / 2));
  if (first.length >= claim.limit) return first;
  const rest = await take(takeAtOnce(db), claim, claim.limit - first.length);
  return [...first, ...rest];
};

/** Asked each second by each process: written and planned once. */
const takeDue = (name: string, isDue: SQL | undefined) =>
  preparedQuery(name, (db) => {
    const due = db.$with('due').as(
      db
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            isUndone,
            isDue,
            or(isNull(outbox.lockedUntil), lt(outbox.lockedUntil, NOW)),
            isAnyOf(outbox.kind, 'kinds'),
            sql`${outbox.id} <> all(${sql.placeholder('except')})`,
          ),
        )
        .orderBy(asc(outbox.runAt), asc(outbox.id))
        .limit(sql.placeholder('limit'))
        .for('update', { skipLocked: true }),
    );
    return db
      .with(due)
      .update(outbox)
      .set({
        lockedUntil: sql`${sql.placeholder('lockedUntil')}::timestamptz`,
        attempts: sql`${outbox.attempts} + 1`,
      })
      .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
      .returning({
        id: outbox.id,
        kind: outbox.kind,
        key: outbox.key,
        payload: outbox.payload,
        attempts: outbox.attempts,
      });
  });
const NOW = sql`${sql.placeholder('now')}::timestamptz`;
const takeTimed = takeDue('take_timed_jobs', and(gt(outbox.runAt, AT_ONCE), lte(outbox.runAt, NOW)));
const takeAtOnce = takeDue('take_jobs_at_once', eq(outbox.runAt, AT_ONCE));

const take = async (
  statement: ReturnType<typeof takeTimed>,
  { kinds, now, lockSeconds, except = [] }: Claim,
  limit: number,
): Promise<ClaimedJob[]> => {
  const lockedUntil = lockEnd(now, lockSeconds);
  const taken = await statement.execute({
    ...{ kinds: [...kinds], except: [...except], limit },
    now: now.toISOString(),
    lockedUntil: lockedUntil.toISOString(),
  });
  return taken.sort((a, b) => a.id - b.id).map((job) => ({ ...job, lockedUntil }));
};

const lockEnd = (now: Date, lockSeconds: number): Date => new Date(now.getTime() + lockSeconds * 1_000);

type Held = Pick<ClaimedJob, 'id' | 'lockedUntil'>;

/** A job is ours while it carries the lock that we gave it. */
const isOurs = ({ id, lockedUntil }: Held) => and(eq(outbox.id, id), eq(outbox.lockedUntil, lockedUntil));

/**
 * Keeps a job that is still under way.
 * @returns the job with its new lock; undefined when it was taken over, replaced or taken away
 */
export const renewLock = async <T extends Held>(
  db: DatabaseHandle,
  job: T,
  now: Date,
  lockSeconds: number,
): Promise<T | undefined> => {
  const lockedUntil = lockEnd(now, lockSeconds);
  const renewed = await db
    .update(outbox)
    .set({ lockedUntil })
    .where(isOurs(job))
    .returning({ id: outbox.id });
  return renewed.length > 0 ? { ...job, lockedUntil } : undefined;
};

export const finishJob = async (db: DatabaseHandle, job: Held, now: Date): Promise<void> => {
  await db.update(outbox).set({ doneAt: now, lockedUntil: null, lastError: null }).where(isOurs(job));
};

/** Has the job run once more at that time, its attempts counted anew. */
export const repeatJob = async (db: DatabaseHandle, job: Held, runAt: Date): Promise<void> => {
  await db.update(outbox).set({ runAt, attempts: 0, lockedUntil: null, lastError: null }).where(isOurs(job));
};

/** Puts the job off, or gives it up where there is no gap left. */
export const postponeJob = async (
  db: DatabaseHandle,
  job: Held,
  lastError: string,
  now: Date,
  gapSeconds: number | undefined,
): Promise<void> => {
  const next = gapSeconds === undefined ? { failedAt: now } : { runAt: lockEnd(now, gapSeconds) };
  await db
    .update(outbox)
    .set({ ...next, lockedUntil: null, lastError: lastError.slice(0, 1_000) })
    .where(isOurs(job));
};

/** Removes jobs done long ago; those given up stay. */
export const purgeDoneJobs = async (db: DatabaseHandle, now: Date, olderThanDays: number): Promise<void> => {
  const limit = new Date(now.getTime() - olderThanDays * 86_400_000);
  await db.delete(outbox).where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, limit)));
};
