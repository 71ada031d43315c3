import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { emailConfirmations } from './email-confirmations.tables.ts';
import { passwordResets } from './passwords.tables.ts';
import { signInLinks } from './sign-in-links.tables.ts';

/** A table of one kind of mailed link; each works once, for a while. */
type LinkTable = typeof emailConfirmations | typeof passwordResets | typeof signInLinks;

/**
 * The statements over the mailed links of a kind, which are known by the hash of their token (`hashLinkToken`).
 * @example const links = mailedLinks(passwordResets);
 */
export const mailedLinks = <T extends LinkTable>(table: T) => {
  type Link = T['$inferSelect'];
  // What the tables share; a column that one of them has besides goes with its rows.
  const links: LinkTable = table;
  const { tokenHash, userId, expiresAt, usedAt } = links;
  return {
    /**
     * Keeps a link, or gives one whose mail could not go its full time again; the account's late ones are removed.
     * @returns false when it was used already
     */
    keep: async (db: DatabaseHandle, link: Omit<Link, 'usedAt'>): Promise<boolean> => {
      await db.delete(links).where(and(eq(userId, link.userId), lte(expiresAt, link.createdAt)));
      const kept = await db
        .insert(links)
        .values(link)
        .onConflictDoUpdate({
          target: tokenHash,
          set: { expiresAt: link.expiresAt },
          setWhere: isNull(usedAt),
        })
        .returning({ userId });
      return kept.length > 0;
    },

    find: async (db: DatabaseHandle, hash: string): Promise<Link | undefined> =>
      (await db.select().from(links).where(eq(tokenHash, hash)))[0],

    /** Uses a link up: the account that it is of; undefined when it was used before or is late. One statement decides. */
    use: async (db: DatabaseHandle, hash: string, now: Date): Promise<string | undefined> => {
      const [used] = await db
        .update(links)
        .set({ usedAt: now })
        .where(and(eq(tokenHash, hash), isNull(usedAt), gt(expiresAt, now)))
        .returning({ userId });
      return used?.userId;
    },
  };
};

/** No link of any kind that was mailed to an account's e-mail until now works any more. */
export const removeMailedLinks = async (db: DatabaseHandle, owner: string): Promise<void> => {
  for (const table of [emailConfirmations, passwordResets, signInLinks])
    await db.delete(table).where(eq(table.userId, owner));
};
