import { type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { findCharges } from './subscription.repository.ts';
import { type SyncDependencies, syncSubscription } from './sync.job.ts';
import { SUBSCRIPTION_ODD_CHARGE } from './unexpected-charge.ts';

/**
 * Asks the gateway again about a plan with a charge that a person looked at; a charge that is still odd stays theirs.
 */
export const oddChargeJob = (dependencies: SyncDependencies): Job =>
  jobOf(SUBSCRIPTION_ODD_CHARGE, async ({ subscriptionId, paymentId }) => {
    const row = await syncSubscription(dependencies, subscriptionId);
    const charges = row ? await findCharges(dependencies.database.db, [row.id]) : [];
    if (charges.some(({ gatewayPaymentId }) => gatewayPaymentId === paymentId)) return;
    throw new Error(`The charge ${paymentId} is still over another amount than its plan: please look.`);
  });
