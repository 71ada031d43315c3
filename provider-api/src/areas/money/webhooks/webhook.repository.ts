import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { gatewayEvents } from '../payments/payments.tables.ts';

export interface GatewayEvent {
  readonly id: string;
  readonly kind: string;
  readonly body: unknown;
}

/** Stores the event before it is handled. @returns whether it was handled before */
export const keepEvent = async (db: DatabaseHandle, { id, kind, body }: GatewayEvent): Promise<boolean> => {
  await db.insert(gatewayEvents).values({ eventId: id, kind, body }).onConflictDoNothing();
  const [kept] = await db
    .select({ handledAt: gatewayEvents.handledAt })
    .from(gatewayEvents)
    .where(eq(gatewayEvents.eventId, id));
  return kept?.handledAt != null;
};

export const markHandled = async (db: DatabaseHandle, id: string, now: Date): Promise<void> => {
  await db.update(gatewayEvents).set({ handledAt: now }).where(eq(gatewayEvents.eventId, id));
};
