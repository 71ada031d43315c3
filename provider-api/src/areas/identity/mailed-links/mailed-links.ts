import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { emailConfirmations } from './email-confirmations.tables.ts';
import { passwordResets } from './passwords.tables.ts';
import { signInLinks } from './sign-in-links.tables.ts';

/** A table of one kind of mailed link; each link works once, for a limited time. */
type LinkTable = typeof emailConfirmations | typeof passwordResets | typeof signInLinks;

/**
 * The queries on one kind of mailed link; a link is identified by the hash of its token (`hashLinkToken`).
 * @example const links = mailedLinks(passwordResets);
 */
export const mailedLinks = <T extends LinkTable>(table: T) => {
  type Link = T['$inferSelect'];
  // The columns that the tables share; an extra column of one table is still part of its rows.
  const links: LinkTable = table;
  const { tokenHash, userId, expiresAt, usedAt } = links;
  return {
    /**
     * Stores a link, or extends one whose mail could not be sent before; removes the account's expired links.
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

    /**
     * Uses a link up and returns its account; undefined if used before or expired. One statement decides.
     * @param rule what else has to hold of the link
     */
    use: async (db: DatabaseHandle, hash: string, now: Date, rule?: SQL): Promise<string | undefined> => {
      const works = and(eq(tokenHash, hash), isNull(usedAt), gt(expiresAt, now));
      const [used] = await db
        .update(links)
        .set({ usedAt: now })
        .where(and(works, rule))
        .returning({ userId });
      return used?.userId;
    },
  };
};

/** Removes every mailed link of an account, of any kind, so that none works any more. */
export const removeMailedLinks = async (db: DatabaseHandle, owner: string): Promise<void> => {
  for (const table of [emailConfirmations, passwordResets, signInLinks])
    await db.delete(table).where(eq(table.userId, owner));
};
