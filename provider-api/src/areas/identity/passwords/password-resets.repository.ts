import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { users } from '../accounts/accounts.tables.ts';
import { mailedLinks } from '../mailed-links/mailed-links.ts';
import { passwordResets } from '../mailed-links/passwords.tables.ts';

const isOpen = and(eq(users.isActive, true), isNull(users.deletedAt));
const { tokenHash, userId, createdAt, expiresAt, usedAt } = passwordResets;

/** Mailed links that set a password. */
export const resetLinks = mailedLinks(passwordResets);

/**
 * Uses a link up and returns its account; undefined if it was used before or is over, and while a newer link of the
 * account is not over: whoever asks for a link ends the earlier ones. An invitation, which lasts longer, then works
 * again, so that nobody else can end it.
 */
export const spendNewestLink = (db: DatabaseHandle, hash: string, now: Date): Promise<string | undefined> => {
  const isNewest = sql`not exists (select from ${passwordResets} newer where newer.user_id = ${userId}
    and newer.created_at > ${createdAt} and newer.expires_at > ${now})`;
  return resetLinks.use(db, hash, now, isNewest);
};

/** The account whose link has this token, locked; does not check whether the link still works. */
export const lockAccountByToken = async (db: DatabaseHandle, hash: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: users.id })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(tokenHash, hash), isOpen))
    .for('update', { of: users });
  return row?.id;
};

/** When the account's other valid links were made. */
export const findOtherLinks = async (
  db: DatabaseHandle,
  owner: string,
  hash: string,
  now: Date,
): Promise<Date[]> => {
  const rows = await db
    .select({ createdAt })
    .from(passwordResets)
    .where(and(eq(userId, owner), ne(tokenHash, hash), gt(expiresAt, now), isNull(usedAt)));
  return rows.map((row) => row.createdAt);
};

/** Voids every password link of the account. */
export const voidLinks = async (db: DatabaseHandle, owner: string, now: Date): Promise<void> => {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(userId, owner), isNull(usedAt)));
};
