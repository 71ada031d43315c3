import { createHash } from 'node:crypto';
import type { ErrorCode } from '@sundara/contracts';
import { eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { uncounted } from '../../../platform/database/change-tracking.ts';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { attempts } from '../accounts/accounts.tables.ts';
import { keepRefusal, secondsRefused } from './known-refusals.ts';

/** At most `most` attempts within `minutes` minutes, counted from the first. */
export interface AttemptLimit {
  /** What is limited, the kind first: 'sign-in address 203.0.113.7'. */
  readonly key: string;
  readonly most: number;
  readonly minutes: number;
  /** Successful attempts count too: it limits work, not guesses. */
  readonly countsSuccess?: boolean;
  /** Each of the last `pauses` attempts before the limit is followed by a pause: 1 s, then double the previous one. */
  readonly pauses?: number;
  /** The error code after too many attempts; by default RATE_LIMITED, which a pause always has. */
  readonly code?: ErrorCode;
}

/** More rows than one network adds within its own window, so that the table does not grow under attack. */
const SWEPT_AT_ONCE = 1000;

/**
 * Counts one attempt against each limit, in the given order, up to the first that refuses: an attempt that a wider
 * limit refuses does not count against a narrower one after it. The database counts, so the limits hold for all
 * processes and across restarts. Not inside a transaction: a rollback would undo the count.
 * @throws RATE_LIMITED, or the limit's own code, with Retry-After
 * @example await countAttempts(db, [{ key: `reset address ${networkOf(request.ip)}`, most: 20, minutes: 10 }]);
 */
export const countAttempts = (db: DatabaseHandle, limits: readonly AttemptLimit[]): Promise<void> =>
  uncounted(() => countEach(db, limits));

const countEach = async (db: DatabaseHandle, limits: readonly AttemptLimit[]): Promise<void> => {
  for (const limit of limits) {
    const [ended, paused] = [secondsRefused(db, hashed(limit.key)), secondsRefused(db, pauseOf(limit))];
    if (ended > 0) throw tooMany(limit, ended);
    if (paused > 0) throw tooSoon(paused);
  }
  for (const [index, limit] of limits.entries()) {
    const counted = await countOne(db, limit);
    if (!counted) {
      const seconds = await secondsPaused(db, limit);
      keepRefusal(db, pauseOf(limit), seconds);
      throw tooSoon(seconds);
    }
    const { count, seconds } = counted;
    if (count > limit.most) {
      keepRefusal(db, hashed(limit.key), seconds);
      throw tooMany(limit, seconds);
    }
    if (index === 0 && count === 1) await sweep(db);
  }
};

const tooMany = ({ code = 'RATE_LIMITED' }: AttemptLimit, retryAfter: number): ApiError =>
  new ApiError(code, { retryAfter });

const tooSoon = (seconds: number): ApiError =>
  new ApiError('RATE_LIMITED', {
    message: `Too many wrong tries. Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    retryAfter: seconds,
  });

/** @returns undefined during a pause */
const countOne = async (db: DatabaseHandle, limit: AttemptLimit) => {
  const { key, most, minutes } = limit;
  const ended = sql`${attempts.endsAt} <= now()`;
  const next = sql`now() + make_interval(mins => ${minutes})`;
  const count = sql`case when ${ended} then 1 else least(${attempts.count}, ${most}) + 1 end`;
  const [counted] = await db
    .insert(attempts)
    .values({ key: hashed(key), count: 1, endsAt: next, pausedUntil: pauseAfter(limit, sql`1`) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count,
        endsAt: sql`case when ${ended} then ${next} else ${attempts.endsAt} end`,
        pausedUntil: pauseAfter(limit, count),
      },
      setWhere: sql`${ended} or ${attempts.pausedUntil} is null or ${attempts.pausedUntil} <= now()`,
    })
    .returning({ count: attempts.count, seconds: secondsUntil(attempts.endsAt) });
  return counted;
};

/** The end of the pause that follows the attempt with this number, if one does. */
const pauseAfter = ({ most, pauses }: AttemptLimit, count: SQL): SQL | null => {
  if (pauses === undefined) return null;
  const first = most - pauses;
  return sql`case when ${count} >= ${first}::int and ${count} < ${most}::int
    then now() + make_interval(secs => power(2, ${count} - ${first}::int)) end`;
};

const secondsUntil = (column: AnyPgColumn) =>
  sql`greatest(1, ceil(extract(epoch from ${column} - now())))`.mapWith(Number);

const secondsPaused = async (db: DatabaseHandle, { key }: AttemptLimit): Promise<number> => {
  const [row] = await db
    .select({ seconds: secondsUntil(attempts.pausedUntil) })
    .from(attempts)
    .where(eq(attempts.key, hashed(key)));
  return row?.seconds ?? 1;
};

/** Uncounts an attempt that succeeded: it was no guess. */
export const forgiveAttempt = (db: DatabaseHandle, limits: readonly AttemptLimit[]): Promise<void> =>
  uncounted(() => forgiveEach(db, limits));

const forgiveEach = async (db: DatabaseHandle, limits: readonly AttemptLimit[]): Promise<void> => {
  for (const { key, countsSuccess } of limits) {
    if (countsSuccess) continue;
    const count = sql`greatest(${attempts.count} - 1, 0)`;
    await db
      .update(attempts)
      .set({ count, pausedUntil: null })
      .where(eq(attempts.key, hashed(key)));
  }
};

const pauseOf = ({ key }: AttemptLimit): string => hashed(`${key} pause`);

const hashed = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Removes windows that ended so long ago that nobody is counting in them now. */
const sweep = async (db: DatabaseHandle): Promise<void> => {
  const over = db
    .select({ key: attempts.key })
    .from(attempts)
    .where(lt(attempts.endsAt, sql`now() - interval '1 hour'`))
    .limit(SWEPT_AT_ONCE)
    .for('update', { skipLocked: true });
  await db.delete(attempts).where(inArray(attempts.key, over));
};
