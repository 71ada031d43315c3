import { cancelSubscription } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { writeAudit } from '../../marketplace/index.ts';
import { GatewayError } from '../gateway/gateway.ts';
import { atGateway } from './subscribe.command.ts';
import { lockSubscription, type SubscriptionRow } from './subscription.repository.ts';
import { subscriptions } from './subscriptions.tables.ts';
import { type SyncDependencies, syncSubscription } from './sync.job.ts';

/**
 * Ends a plan: at the end of the paid cycle, or at once where an admin says so, where nothing is paid for, or where its
 * charges have stopped (resolutions M11). The gateway is asked now what is paid for, because a report of a cycle may
 * not have arrived yet. Repeating it changes nothing more.
 * @throws ApiError PAYMENT_GATEWAY_UNAVAILABLE; the plan then continues
 */
export const endSubscription = async (
  dependencies: SyncDependencies,
  account: Pick<Account, 'id' | 'role'>,
  known: SubscriptionRow,
  { atOnce }: { readonly atOnce: boolean },
): Promise<SubscriptionRow> => {
  const { database, gateway, now } = dependencies;
  const subscriptionId = known.gatewaySubscriptionId;
  if (known.state === 'ended') return known;
  const synced = subscriptionId && (await atGateway(() => syncSubscription(dependencies, subscriptionId)));
  const row = synced || known;
  // A cancellation that we never stored, because the gateway's answer was lost, is stored now.
  const isAsked = row.state === 'cancelling' && row.cancelledAt !== null;
  if (row.state === 'ended' || (isAsked && !atOnce)) return row;
  const atCycleEnd = (row.state === 'active' || row.state === 'cancelling') && !atOnce;
  if (subscriptionId) {
    await atGateway(async () => {
      try {
        await gateway.cancelSubscription({ subscriptionId, atCycleEnd });
      } catch (error) {
        // It may have ended automatically, or by an earlier attempt whose answer was lost.
        if (!(error instanceof GatewayError) || error.kind !== 'rejected') throw error;
        const told = await gateway.fetchSubscription(subscriptionId);
        const isOver = ['cancelled', 'completed', 'expired'].includes(told.status);
        if (!isOver && !(atCycleEnd && told.chargeAt === undefined)) throw error;
      }
    });
  }
  const after = await database.transaction(async (tx) => {
    const before = await lockSubscription(tx, row.id);
    if (!before || before.state === 'ended') return before;
    const at = now();
    const state = atCycleEnd ? ('cancelling' as const) : ('ended' as const);
    const [changed] = await tx
      .update(subscriptions)
      .set({
        state,
        cancelledAt: before.cancelledAt ?? at,
        nextChargeAt: null,
        endDate: atCycleEnd ? before.endDate : at,
        updatedAt: at,
      })
      .where(eq(subscriptions.id, row.id))
      .returning();
    const changes = { state: [before.state, state] } as const;
    const { salonId } = before;
    await writeAudit(
      tx,
      account,
      { salonId, action: cancelSubscription.name, subjectId: row.id, changes },
      at,
    );
    return changed;
  });
  // Charges that we did not know of yet still get their invoices.
  if (subscriptionId) await syncSubscription(dependencies, subscriptionId).catch(() => {});
  if (!after) throw new ApiError('NOT_FOUND');
  return after;
};
