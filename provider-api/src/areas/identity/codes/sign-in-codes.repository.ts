import { addMinutes } from '@sundara/contracts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { signInCodes } from './sign-in-codes.tables.ts';

type CodeRow = typeof signInCodes.$inferSelect;

/** So many wrong codes end a challenge; a stranger guesses right once in 200,000 challenges. */
const MOST_WRONG_TRIES = 5;

/** Codes are kept a little longer than they work, so that an old one can be told from one that never was. */
const KEPT_MINUTES = 60;

const { challengeHash, codeHash, wrongTries, expiresAt, usedAt } = signInCodes;

/** The row of a code that still works. */
const works = (hash: string, now: Date) =>
  and(eq(challengeHash, hash), isNull(usedAt), gt(expiresAt, now), lt(wrongTries, MOST_WRONG_TRIES));

/** Keeps a new code, and removes those that ended long ago. */
export const insertCode = async (
  db: DatabaseHandle,
  code: Pick<CodeRow, 'challengeHash' | 'codeHash' | 'sealedEmail' | 'expiresAt'>,
  now: Date,
): Promise<void> => {
  await db.delete(signInCodes).where(lt(expiresAt, addMinutes(now, -KEPT_MINUTES)));
  await db.insert(signInCodes).values(code);
};

/** What became of a try: the address of a right code, the tries left after a wrong one, or why it no longer works. */
export type CodeTry =
  | { readonly outcome: 'right'; readonly sealedEmail: string }
  | { readonly outcome: 'wrong'; readonly triesLeft: number }
  | { readonly outcome: 'used' | 'ended' | 'old' | 'unknown' };

/**
 * Compares a code with its challenge and counts a wrong one. One statement does both, so that tries at the same time
 * are no more than five either. Not inside a transaction: a rollback would undo the count.
 */
export const tryCode = async (
  db: DatabaseHandle,
  challenge: string,
  code: string,
  now: Date,
): Promise<CodeTry> => {
  const isRight = sql<boolean>`${codeHash} = ${code}`;
  const [tried] = await db
    .update(signInCodes)
    .set({ wrongTries: sql`${wrongTries} + case when ${isRight} then 0 else 1 end` })
    .where(works(challenge, now))
    .returning({ isRight, wrongTries, sealedEmail: signInCodes.sealedEmail });
  if (tried?.isRight) return { outcome: 'right', sealedEmail: tried.sealedEmail };
  const triesLeft = tried && MOST_WRONG_TRIES - tried.wrongTries;
  if (triesLeft) return { outcome: 'wrong', triesLeft };
  return { outcome: tried ? 'ended' : await whyNot(db, challenge) };
};

const whyNot = async (db: DatabaseHandle, challenge: string) => {
  const [row] = await db.select().from(signInCodes).where(eq(challengeHash, challenge));
  if (!row) return 'unknown';
  if (row.usedAt) return 'used';
  return row.wrongTries >= MOST_WRONG_TRIES ? 'ended' : 'old';
};

/** Uses a code up; false where it was used, ended or became too old meanwhile. One statement decides. */
export const useCode = async (db: DatabaseHandle, challenge: string, now: Date): Promise<boolean> => {
  const used = await db
    .update(signInCodes)
    .set({ usedAt: now })
    .where(works(challenge, now))
    .returning({ challengeHash });
  return used.length > 0;
};
