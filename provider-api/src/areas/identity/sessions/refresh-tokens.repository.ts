import { eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { refreshTokens, sessions } from '../accounts/accounts.tables.ts';
import type { SessionRow } from './sessions.repository.ts';

export const insertRefreshToken = async (
  db: DatabaseHandle,
  tokenHash: string,
  sessionId: string,
  now: Date,
): Promise<void> => {
  await db.insert(refreshTokens).values({ tokenHash, sessionId, createdAt: now });
};

/** The session of a refresh token, locked until the transaction ends, so that its exchanges run one at a time. */
export const holdSessionOf = async (
  tx: DatabaseHandle,
  tokenHash: string,
): Promise<SessionRow | undefined> => {
  const sessionId = tx
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return (
    await tx
      .select()
      .from(sessions)
      .where(eq(sessions.id, sql`(${sessionId})`))
      .for('update')
  )[0];
};

export const findRefreshToken = async (db: DatabaseHandle, tokenHash: string) =>
  (await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash)))[0];

export const markUsed = async (db: DatabaseHandle, tokenHash: string, now: Date): Promise<void> => {
  await db.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.tokenHash, tokenHash));
};
