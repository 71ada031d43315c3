import { and, eq, inArray, ne } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { PushSubscription } from '../../../platform/push/push-sender.ts';
import { sessions } from '../accounts/accounts.tables.ts';
import { standing } from '../sessions/sessions.repository.ts';
import { pushSubscriptions } from './push-subscriptions.tables.ts';

/** Keeps a session's browser; another session of that browser loses it. */
export const writeSubscription = async (
  tx: TransactionHandle,
  sessionId: string,
  { endpoint, keys }: PushSubscription,
  now: Date,
): Promise<void> => {
  const values = { endpoint, ...keys, createdAt: now };
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, sessionId)));
  await tx
    .insert(pushSubscriptions)
    .values({ sessionId, ...values })
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: values });
};

export const removeSubscription = async (db: DatabaseHandle, sessionId: string): Promise<void> => {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
};

/** The sessions of these accounts whose browsers take messages. */
export const findSubscribed = (
  db: DatabaseHandle,
  userIds: readonly string[],
  now: Date,
): Promise<{ readonly sessionId: string; readonly userId: string }[]> =>
  db
    .select({ sessionId: sessions.id, userId: sessions.userId })
    .from(sessions)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.sessionId, sessions.id))
    .where(and(inArray(sessions.userId, [...userIds]), standing(now)));

/** The browser of a session; undefined once it was signed out there. */
export const findSubscription = async (
  db: DatabaseHandle,
  sessionId: string,
  now: Date,
): Promise<PushSubscription | undefined> => {
  const { endpoint, p256dh, auth } = pushSubscriptions;
  const [found] = await db
    .select({ endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.sessionId, sessionId), standing(now)));
  return found && { endpoint: found.endpoint, keys: { p256dh: found.p256dh, auth: found.auth } };
};
