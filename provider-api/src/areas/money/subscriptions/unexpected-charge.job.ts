import { type Job, jobOf } from '../../../platform/outbox/job-kind.ts';
import { findCharges } from './subscription.repository.ts';
import { type SyncDependencies, syncSubscription } from './sync.job.ts';
import { SUBSCRIPTION_ODD_CHARGE } from './unexpected-charge.ts';

/** Has the gateway asked once more about a plan with a charge that a person looked at; what is odd still stays theirs. */
export const oddChargeJob = (dependencies: SyncDependencies): Job =>
  jobOf(SUBSCRIPTION_ODD_CHARGE, async ({ subscriptionId, paymentId }) => {
    const row = await syncSubscription(dependencies, subscriptionId);
    const charges = row ? await findCharges(dependencies.database.db, [row.id]) : [];
    if (charges.some(({ gatewayPaymentId }) => gatewayPaymentId === paymentId)) return;
    throw new Error(`The charge ${paymentId} is still over another amount than its plan: please look.`);
  });
