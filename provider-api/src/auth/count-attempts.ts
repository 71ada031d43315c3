import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { uncounted } from '../database/call-changes.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { ApiError } from '../http/api-error.ts';
import { attempts } from './auth.tables.ts';
import { keepRefusal, secondsRefused } from './known-refusals.ts';

/** At most so many attempts within so many minutes, counted from the first. */
export interface AttemptLimit {
  /** What is limited, the kind first: 'sign-in address 203.0.113.7'. */
  readonly key: string;
  readonly most: number;
  readonly minutes: number;
  /** Attempts that succeed stay counted: it limits work, not guesses. */
  readonly countsSuccess?: boolean;
}

/** More than one network can leave behind within its own window, so that the table does not grow under attack. */
const SWEPT_AT_ONCE = 1000;

/**
 * Counts one more attempt by each limit, in the given order and up to the first that refuses: what a wider limit
 * refuses is not counted against a narrower one behind it. The database counts, so the limits hold for all processes
 * and over a restart. Not inside a transaction: what is rolled back was not counted.
 * @throws RATE_LIMITED with Retry-After
 * @example await countAttempts(db, [{ key: `reset address ${networkOf(request.ip)}`, most: 20, minutes: 10 }]);
 */
export const countAttempts = (db: DatabaseHandle, limits: readonly AttemptLimit[]): Promise<void> =>
  uncounted(() => countEach(db, limits));

const countEach = async (db: DatabaseHandle, limits: readonly AttemptLimit[]): Promise<void> => {
  const wait = secondsRefused(
    db,
    limits.map(({ key }) => hashed(key)),
  );
  if (wait > 0) throw new ApiError('RATE_LIMITED', { retryAfter: wait });
  for (const [index, limit] of limits.entries()) {
    const { count, seconds } = await countOne(db, limit);
    if (count > limit.most) {
      keepRefusal(db, hashed(limit.key), seconds);
      throw new ApiError('RATE_LIMITED', { retryAfter: seconds });
    }
    if (index === 0 && count === 1) await sweep(db);
  }
};

const countOne = async (db: DatabaseHandle, { key, most, minutes }: AttemptLimit) => {
  const ended = sql`${attempts.endsAt} <= now()`;
  const next = sql`now() + make_interval(mins => ${minutes})`;
  const [counted] = await db
    .insert(attempts)
    .values({ key: hashed(key), count: 1, endsAt: next })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${ended} then 1 else least(${attempts.count}, ${most}) + 1 end`,
        endsAt: sql`case when ${ended} then ${next} else ${attempts.endsAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      seconds: sql`greatest(1, ceil(extract(epoch from ${attempts.endsAt} - now())))`.mapWith(Number),
    });
  if (!counted) throw new Error('The attempt was not counted.');
  return counted;
};

/** Takes an attempt that succeeded back: it was no guess. */
export const forgiveAttempt = (db: DatabaseHandle, limits: readonly AttemptLimit[]): Promise<void> =>
  uncounted(() => forgiveEach(db, limits));

const forgiveEach = async (db: DatabaseHandle, limits: readonly AttemptLimit[]): Promise<void> => {
  for (const { key, countsSuccess } of limits) {
    if (countsSuccess) continue;
    const count = sql`greatest(${attempts.count} - 1, 0)`;
    await db
      .update(attempts)
      .set({ count })
      .where(eq(attempts.key, hashed(key)));
  }
};

const hashed = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Removes windows that ended long enough ago that nobody counts in them at this moment. */
const sweep = async (db: DatabaseHandle): Promise<void> => {
  const over = db
    .select({ key: attempts.key })
    .from(attempts)
    .where(lt(attempts.endsAt, sql`now() - interval '1 hour'`))
    .limit(SWEPT_AT_ONCE)
    .for('update', { skipLocked: true });
  await db.delete(attempts).where(inArray(attempts.key, over));
};
