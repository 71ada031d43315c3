import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { signInLinks } from './sign-in-links.tables.ts';

type Link = typeof signInLinks.$inferSelect;
const { tokenHash, userId, expiresAt, usedAt } = signInLinks;

/**
 * Keeps a link, or gives one whose mail could not go its full time again; the account's late ones are removed.
 * @returns false when it was used already
 */
export const keepLink = async (db: DatabaseHandle, link: Omit<Link, 'usedAt'>): Promise<boolean> => {
  await db.delete(signInLinks).where(and(eq(userId, link.userId), lte(expiresAt, link.createdAt)));
  const kept = await db
    .insert(signInLinks)
    .values(link)
    .onConflictDoUpdate({
      target: tokenHash,
      set: { expiresAt: link.expiresAt },
      setWhere: isNull(usedAt),
    })
    .returning({ userId });
  return kept.length > 0;
};

export const findLink = async (db: DatabaseHandle, hash: string): Promise<Link | undefined> =>
  (await db.select().from(signInLinks).where(eq(tokenHash, hash)))[0];

/** Uses a link up; false when it was used before or is late. One statement decides. */
export const useLink = async (db: DatabaseHandle, hash: string, now: Date): Promise<boolean> => {
  const used = await db
    .update(signInLinks)
    .set({ usedAt: now })
    .where(and(eq(tokenHash, hash), isNull(usedAt), gt(expiresAt, now)))
    .returning({ userId });
  return used.length > 0;
};

/** No link that was mailed to an account's e-mail until now works any more. */
export const removeLinks = async (db: DatabaseHandle, owner: string): Promise<void> => {
  await db.delete(signInLinks).where(eq(userId, owner));
};
