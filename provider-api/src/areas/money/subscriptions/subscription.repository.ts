import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { subscriptionCharges, subscriptions } from './subscriptions.tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type ChargeRow = typeof subscriptionCharges.$inferSelect;

/** A salon has at most one plan in these states. */
export const RUNNING = ['pending', 'active', 'cancelling', 'halted'] as const;

/** The salon's current plan, even if it still waits for its mandate. */
export const findRunning = async (
  db: DatabaseHandle,
  salonId: string,
): Promise<SubscriptionRow | undefined> =>
  (
    await db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.salonId, salonId), inArray(subscriptions.state, [...RUNNING])))
  )[0];

/** The salon's past plans, the latest first, also those that were never paid for. */
export const findPast = (db: DatabaseHandle, salonId: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.salonId, salonId), eq(subscriptions.state, 'ended')))
    .orderBy(desc(subscriptions.createdAt))
    .limit(100);

/** A plan by our id or the gateway's. */
export const findSubscription = async (
  db: DatabaseHandle,
  id: string,
): Promise<SubscriptionRow | undefined> =>
  (
    await db
      .select()
      .from(subscriptions)
      .where(isUuid(id) ? eq(subscriptions.id, id) : eq(subscriptions.gatewaySubscriptionId, id))
  )[0];

/** A plan by our id, locked until the transaction ends. */
export const lockSubscription = async (
  tx: TransactionHandle,
  id: string,
): Promise<SubscriptionRow | undefined> =>
  (await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update'))[0];

/** The charges of these plans, the latest first. */
export const findCharges = async (db: DatabaseHandle, ids: readonly string[]): Promise<ChargeRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(subscriptionCharges)
        .where(inArray(subscriptionCharges.subscriptionId, [...ids]))
        .orderBy(desc(subscriptionCharges.paidAt));

/** Plans that continue, or may still begin: the gateway has to be asked about their state. */
export const findOpenAtGateway = (db: DatabaseHandle): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(ne(subscriptions.state, 'ended'), isNotNull(subscriptions.gatewaySubscriptionId)));
