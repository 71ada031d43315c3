import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { preparedQuery } from '../../../platform/database/prepared-query.ts';
import type { Account } from '../../../platform/http/access.ts';
import { sessions, users } from './accounts.tables.ts';
import type { Claims } from './tokens.ts';

export type UserRow = typeof users.$inferSelect;

export const findUserByEmail = async (db: DatabaseHandle, email: string): Promise<UserRow | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.deletedAt)))
      .limit(1)
  )[0];

/** The account of an e-mail if it may sign in. */
export const findOpenAccount = async (db: DatabaseHandle, email: string): Promise<UserRow | undefined> => {
  const user = await findUserByEmail(db, email);
  return user?.isActive ? user : undefined;
};

export const findUser = async (db: DatabaseHandle, id: string): Promise<UserRow | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
  )[0];

/** The account that a mailed link goes to; locked, so that two concurrent requests make one link. */
export const lockAccountByEmail = async (db: DatabaseHandle, email: string) =>
  (
    await db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.email, email), eq(users.isActive, true), isNull(users.deletedAt)))
      .for('update')
  )[0];

/** Creates a customer; undefined when the e-mail is taken. */
export const insertCustomer = async (
  db: DatabaseHandle,
  customer: Pick<UserRow, 'name' | 'email' | 'phone' | 'passwordHash'> &
    Partial<Pick<UserRow, 'emailConfirmedAt'>>,
): Promise<UserRow | undefined> =>
  (
    await db
      .insert(users)
      .values({ ...customer, role: 'customer' })
      .onConflictDoNothing({ target: users.email })
      .returning()
  )[0];

/** A token's account and session in their present state. */
export interface FoundAccount {
  readonly account: Account;
  readonly isActive: boolean;
  /** Neither revoked nor expired, and the token has the account's session version. */
  readonly stands: boolean;
}

const accountOfSession = preparedQuery('account_of_session', (db) =>
  db
    .select({
      account: {
        id: users.id,
        role: users.role,
        name: users.name,
        email: users.email,
        phone: users.phone,
        state: users.state,
        sessionId: sessions.id,
      },
      isActive: users.isActive,
      sessionVersion: users.sessionVersion,
      revokedAt: sessions.revokedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(users.id, sql.placeholder('userId')),
        isNull(users.deletedAt),
      ),
    ),
);

/** Finds the account of a token, with its current role; undefined when the account or its session does not exist. */
export const findAccount = async (
  db: DatabaseHandle,
  { userId, sessionId, sessionVersion }: Claims,
  now: Date,
): Promise<FoundAccount | undefined> => {
  const [row] = await accountOfSession(db).execute({ userId, sessionId });
  if (!row) return undefined;
  const { account, isActive, revokedAt, expiresAt } = row;
  const stands = !revokedAt && expiresAt > now && row.sessionVersion === sessionVersion;
  return { account, isActive, stands };
};
