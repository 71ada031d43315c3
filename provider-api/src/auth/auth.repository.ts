import { and, eq, gt, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import type { Account } from './access.ts';
import { sessions, users } from './auth.tables.ts';
import { type Claims, SESSION_DAYS } from './tokens.ts';

export type UserRow = typeof users.$inferSelect;

export const findUserByEmail = async (db: DatabaseHandle, email: string): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.email, email)).limit(1))[0];

/** Makes a customer; undefined when the e-mail is taken. */
export const insertCustomer = async (
  db: DatabaseHandle,
  customer: Pick<UserRow, 'name' | 'email' | 'phone' | 'passwordHash'>,
): Promise<UserRow | undefined> =>
  (
    await db
      .insert(users)
      .values({ ...customer, role: 'customer' })
      .onConflictDoNothing({ target: users.email })
      .returning()
  )[0];

/** Opens a session of an account; answers its id. */
export const insertSession = async (db: DatabaseHandle, userId: string, now: Date): Promise<string> => {
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  const [row] = await db
    .insert(sessions)
    .values({ userId, createdAt: now, expiresAt })
    .returning({ id: sessions.id });
  if (!row) throw new Error('The session was not written.');
  return row.id;
};

export const revokeSession = async (db: DatabaseHandle, sessionId: string, now: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
};

/** The account of a session that still stands, with its role of this moment. */
export const findAccount = async (
  db: DatabaseHandle,
  { userId, sessionId, sessionVersion }: Claims,
  now: Date,
): Promise<(Account & { readonly isActive: boolean }) | undefined> => {
  const [row] = await db
    .select({
      id: users.id,
      role: users.role,
      name: users.name,
      email: users.email,
      phone: users.phone,
      isActive: users.isActive,
      sessionId: sessions.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(users.id, userId),
        eq(users.sessionVersion, sessionVersion),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .limit(1);
  return row;
};
