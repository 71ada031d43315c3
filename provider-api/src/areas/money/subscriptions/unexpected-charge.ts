import { formatRupees, rupeesOf } from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { giveUpJob } from '../../../platform/outbox/give-up-job.ts';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';
import { outbox } from '../../../platform/outbox/outbox.tables.ts';
import type { GatewayCharge } from '../gateway/gateway.ts';
import type { SubscriptionRow } from './subscription.repository.ts';

/** `subscriptionId` is the gateway's. */
const payload = z.object({ subscriptionId: z.string(), paymentId: z.string() });

/**
 * A charge of another amount than the plan costs; its key is the gateway's id of the payment. Retrying the job accepts
 * the charge, once the plan is corrected.
 */
export const SUBSCRIPTION_ODD_CHARGE: JobKind<z.output<typeof payload>> = {
  name: 'subscription.odd-charge',
  payload,
  retryGapsSeconds: [],
};

type Plan = Pick<SubscriptionRow, 'gatewaySubscriptionId' | 'amountPaise'>;

/**
 * Leaves a charge of another amount to a person, once: admins see it among the jobs that were given up. The caller
 * holds the lock of the subscription.
 * @returns whether it is new to us
 */
export const leaveToPerson = async (
  tx: TransactionHandle,
  { gatewaySubscriptionId, amountPaise }: Plan,
  charge: GatewayCharge,
  now: Date,
): Promise<boolean> => {
  const { paymentId } = charge;
  const { name } = SUBSCRIPTION_ODD_CHARGE;
  const known = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.kind, name), eq(outbox.key, paymentId)));
  if (known.length > 0) return false;
  const reason = `The gateway charged ${money(charge.amountPaise)} (${paymentId}) for a plan of ${money(amountPaise)}. Find out why, then try this again.`;
  const work = { subscriptionId: gatewaySubscriptionId ?? '', paymentId };
  await giveUpJob(tx, SUBSCRIPTION_ODD_CHARGE, paymentId, work, { reason, now });
  return true;
};

const money = (paise: number): string => formatRupees(rupeesOf(paise));
