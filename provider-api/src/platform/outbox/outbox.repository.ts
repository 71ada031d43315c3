import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { isAnyOf, preparedQuery } from '../database/prepared-query.ts';
import { AT_ONCE, isUndone, outbox } from './outbox.tables.ts';

export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  readonly runAt: Date;
  /** Counts from 1, including this attempt; starts at 1 again after a job asked to be run again. */
  readonly attempts: number;
  /** Until when no other process takes it; also identifies who holds the lock. */
  readonly lockedUntil: Date;
}

/** A place in the order in which jobs are due. */
type Position = Pick<ClaimedJob, 'runAt' | 'id'>;

/** Behind which jobs a claim looks: of those with a time, and of those to run at once. */
export interface ClaimCursor {
  readonly timed: Position;
  readonly atOnce: Position;
}

/** Looks at every job that is due. */
export const FROM_THE_BEGINNING: ClaimCursor = {
  timed: { runAt: AT_ONCE, id: Number.MAX_SAFE_INTEGER },
  atOnce: { runAt: AT_ONCE, id: 0 },
};

/** The cursor behind these jobs. */
export const cursorBehind = (jobs: readonly ClaimedJob[], cursor: ClaimCursor): ClaimCursor => {
  const isTimed = ({ runAt }: Position) => runAt > AT_ONCE;
  const inOrder = (one: Position, other: Position) =>
    one.runAt.getTime() - other.runAt.getTime() || one.id - other.id;
  const timed = jobs.filter(isTimed).sort(inOrder).at(-1) ?? cursor.timed;
  const atOnce =
    jobs
      .filter((job) => !isTimed(job))
      .sort(inOrder)
      .at(-1) ?? cursor.atOnce;
  return { timed, atOnce };
};

interface Claim {
  readonly kinds: readonly string[];
  readonly limit: number;
  /** The server's clock. */
  readonly now: Date;
  readonly lockSeconds: number;
  /** Jobs running here, whose lock may have expired while the database was unavailable. */
  readonly except?: readonly number[];
  /** By default from the beginning. */
  readonly behind?: ClaimCursor;
}

/**
 * Takes due jobs, the oldest first, and jobs without a time. Up to half of the limit goes to the timed ones, so that
 * neither sort waits behind many of the other. No other process gets them while the lock lasts. A process that dies
 * leaves nothing but a lock that expires.
 */
export const claimJobs = async (db: DatabaseHandle, claim: Claim): Promise<ClaimedJob[]> => {
  const { timed, atOnce } = claim.behind ?? FROM_THE_BEGINNING;
  const first = await take(takeTimed(db), claim, timed, Math.ceil(claim.limit / 2));
  if (first.length >= claim.limit) return first;
  const rest = await take(takeAtOnce(db), claim, atOnce, claim.limit - first.length);
  return [...first, ...rest];
};

/** Every process runs it every second, so it is built and planned once. */
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
        runAt: outbox.runAt,
        attempts: outbox.attempts,
      });
  });
const NOW = sql`${sql.placeholder('now')}::timestamptz`;
const BEHIND_ID = sql`${sql.placeholder('behindId')}::bigint`;
// One lower bound each: beside a second one the index would be read from the wrong one on.
const takeTimed = takeDue(
  'take_timed_jobs',
  and(
    sql`(${outbox.runAt}, ${outbox.id}) > (${sql.placeholder('behindTime')}::timestamptz, ${BEHIND_ID})`,
    lte(outbox.runAt, NOW),
  ),
);
const takeAtOnce = takeDue(
  'take_jobs_at_once',
  and(eq(outbox.runAt, sql`${sql.placeholder('behindTime')}::timestamptz`), gt(outbox.id, BEHIND_ID)),
);

const take = async (
  statement: ReturnType<typeof takeTimed>,
  { kinds, now, lockSeconds, except = [] }: Claim,
  behind: Position,
  limit: number,
): Promise<ClaimedJob[]> => {
  const lockedUntil = lockEnd(now, lockSeconds);
  const taken = await statement.execute({
    ...{ kinds: [...kinds], except: [...except], limit },
    ...{ behindTime: behind.runAt.toISOString(), behindId: behind.id, now: now.toISOString() },
    lockedUntil: lockedUntil.toISOString(),
  });
  return taken.sort((a, b) => a.id - b.id).map((job) => ({ ...job, lockedUntil }));
};

const lockEnd = (now: Date, lockSeconds: number): Date => new Date(now.getTime() + lockSeconds * 1_000);

type Held = Pick<ClaimedJob, 'id' | 'lockedUntil'>;

/** A job is ours while it has the lock that we set. */
const isOurs = ({ id, lockedUntil }: Held) => and(eq(outbox.id, id), eq(outbox.lockedUntil, lockedUntil));

/**
 * Renews the lock of a job that is still running.
 * @returns the job with its new lock; undefined if it was taken over, replaced or deleted
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

/** Schedules the job to run again at this time, with its attempts counted from the start. */
export const repeatJob = async (db: DatabaseHandle, job: Held, runAt: Date): Promise<void> => {
  await db.update(outbox).set({ runAt, attempts: 0, lockedUntil: null, lastError: null }).where(isOurs(job));
};

/** Postpones the job, or gives it up if no gap is left. */
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

/** Deleted by one statement: a fraction of a second, also after the server stood still for weeks. */
const PURGED_AT_ONCE = 10_000;

/** Deletes jobs done long ago; those given up stay. */
export const purgeDoneJobs = async (db: DatabaseHandle, now: Date, olderThanDays: number): Promise<void> => {
  const limit = new Date(now.getTime() - olderThanDays * 86_400_000);
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, limit)))
    .orderBy(asc(outbox.doneAt))
    .limit(PURGED_AT_ONCE);
  let deleted: number | null;
  do {
    ({ rowCount: deleted } = await db.delete(outbox).where(inArray(outbox.id, old)));
  } while (deleted === PURGED_AT_ONCE);
};
