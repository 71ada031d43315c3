import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { secondFactors } from './second-factor.tables.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

/** The account's authenticator, confirmed or not. */
export const findSecondFactor = async (
  db: DatabaseHandle,
  userId: string,
): Promise<SecondFactorRow | undefined> =>
  (await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).limit(1))[0];

const ofUser = (userId: string) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

/**
 * Uses up the code of a step; false when it, or a later one, was used before. One statement, so that of two
 * concurrent calls one succeeds.
 */
export const useStep = async (db: DatabaseHandle, userId: string, step: number): Promise<boolean> => {
  const unused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(ofUser(userId), unused))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
};

/** Uses up a recovery code; false when none with this hash is left. */
export const useRecoveryHash = async (db: DatabaseHandle, userId: string, hash: string): Promise<boolean> => {
  const { recoveryHashes } = secondFactors;
  const used = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
    .where(and(ofUser(userId), sql`${hash} = any(${recoveryHashes})`))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
};

/** Stores an unconfirmed secret, replacing an earlier one; false when a second factor is on. */
export const keepSecret = async (
  db: DatabaseHandle,
  userId: string,
  sealedSecret: string,
  now: Date,
): Promise<boolean> => {
  const kept = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, createdAt: now },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return kept.length > 0;
};

/** Turns it on and uses up the step of its first code; false when it is on, or another secret was stored meanwhile. */
export const confirmSecret = async (
  db: DatabaseHandle,
  { userId, sealedSecret }: Pick<SecondFactorRow, 'userId' | 'sealedSecret'>,
  values: Required<Pick<SecondFactorRow, 'confirmedAt' | 'lastStep' | 'recoveryHashes'>>,
): Promise<boolean> => {
  const unconfirmed = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.sealedSecret, sealedSecret),
    isNull(secondFactors.confirmedAt),
  );
  const confirmed = await db
    .update(secondFactors)
    .set(values)
    .where(unconfirmed)
    .returning({ userId: secondFactors.userId });
  return confirmed.length > 0;
};

/** Deletes the authenticator; false when none was on. */
export const deleteSecondFactor = async (db: DatabaseHandle, userId: string): Promise<boolean> => {
  const deleted = await db
    .delete(secondFactors)
    .where(ofUser(userId))
    .returning({ userId: secondFactors.userId });
  return deleted.length > 0;
};
