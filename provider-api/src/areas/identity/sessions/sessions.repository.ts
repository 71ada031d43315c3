import { and, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { UserRow } from '../accounts/accounts.repository.ts';
import { sessions, users } from '../accounts/accounts.tables.ts';

const DAY_MS = 86_400_000;
/** Counted from the last exchange of its refresh token. */
export const SESSION_DAYS = 30;
/** Counted from signing in, however often it is used. */
export const LONGEST_SESSION_DAYS = 180;

export interface Place {
  /** 'Chrome on Android' */
  readonly device: string;
  /** Without the last part. */
  readonly network: string;
}

export type SessionRow = typeof sessions.$inferSelect;

/** Opens a session of an account; returns its id. */
export const insertSession = async (
  db: DatabaseHandle,
  userId: string,
  now: Date,
  opened?: Place & { readonly browser?: string },
): Promise<string> => {
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  const [row] = await db
    .insert(sessions)
    .values({ userId, createdAt: now, lastSeenAt: now, expiresAt, ...opened })
    .returning({ id: sessions.id });
  if (!row) throw new Error('The session was not written.');
  return row.id;
};

/** Extends a session to 30 days from now, at most 180 days from signing in. */
export const extendSession = async (
  db: DatabaseHandle,
  { id, createdAt }: SessionRow,
  place: Place,
  now: Date,
): Promise<void> => {
  const soonest = Math.min(
    now.getTime() + SESSION_DAYS * DAY_MS,
    createdAt.getTime() + LONGEST_SESSION_DAYS * DAY_MS,
  );
  await db
    .update(sessions)
    .set({ ...place, lastSeenAt: now, expiresAt: new Date(soonest) })
    .where(eq(sessions.id, id));
};

/** Sessions that are neither revoked nor over. */
export const standing = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

/** The valid sessions of an account, the latest seen first. */
export const findSessions = (db: DatabaseHandle, userId: string, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), standing(now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id);

/** Whether a session is still valid: neither expired nor revoked. */
export const sessionStands = async (db: DatabaseHandle, sessionId: string, now: Date): Promise<boolean> =>
  (
    await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), standing(now)))
  ).length > 0;

/** @returns whether the account had this session and it was valid until now */
export const revokeSession = async (
  db: DatabaseHandle,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> => {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), standing(now)))
    .returning({ id: sessions.id });
  return revoked.length > 0;
};

export const revokeOtherSessions = async (
  db: DatabaseHandle,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<void> => {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), standing(now)));
};

/** Removes the account's sessions that ended more than a month ago, with their refresh tokens. */
export const removeOldSessions = async (db: DatabaseHandle, userId: string, now: Date): Promise<void> => {
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS);
  const over = or(lt(sessions.expiresAt, monthAgo), lt(sessions.revokedAt, monthAgo));
  await db.delete(sessions).where(and(eq(sessions.userId, userId), over));
};

/**
 * Locks an account until the end of the transaction, if it is as it was when the password was checked.
 * @returns false when its password, role or state has changed since
 */
export const holdAccount = async (
  tx: DatabaseHandle,
  { id, sessionVersion }: Pick<UserRow, 'id' | 'sessionVersion'>,
): Promise<boolean> => {
  const unchanged = and(eq(users.id, id), eq(users.sessionVersion, sessionVersion), isNull(users.deletedAt));
  return (await tx.select({ id: users.id }).from(users).where(unchanged).for('share')).length > 0;
};
