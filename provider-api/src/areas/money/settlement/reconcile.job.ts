import { addMinutes } from '@sundara/contracts';
import * as z from 'zod';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import type { PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { failureOf } from '../payments/failed-attempt.ts';
import { findPaymentByOrder, writeCheck, writeFailedAttempt } from '../payments/payment.repository.ts';
import { lastCheckOfPaidAt, nextCheckAt, RECONCILE_RETRY_SECONDS } from './rules/reconcile-gaps.ts';
import { settlePayment } from './settle-payment.command.ts';

const openedOrder = z.object({
  orderId: z.string(),
  openedAt: z.iso.datetime(),
  /** When a customer presented a signed payment that the gateway could not report on. */
  paymentShownAt: z.optional(z.iso.datetime()),
});

/** Asks the gateway about an order automatically; its key is the gateway's id of the order. */
export const PAYMENT_RECONCILE: JobKind<z.output<typeof openedOrder>> = {
  name: 'payment.reconcile',
  payload: openedOrder,
  retryGapsSeconds: RECONCILE_RETRY_SECONDS,
};

/** How soon the gateway is asked again about a payment that it could not report on, in minutes. */
const SOON = 0.25;

/** Schedules the first check of an order at the gateway, in the transaction that stores the order. */
export const scheduleReconciliation = (
  tx: TransactionHandle,
  { orderId, openedAt }: { readonly orderId: string; readonly openedAt: Date },
  now: Date,
): Promise<void> =>
  enqueueJob(
    tx,
    PAYMENT_RECONCILE,
    orderId,
    { orderId, openedAt: openedAt.toISOString() },
    { runAt: nextCheckAt(openedAt, now) ?? now },
  );

/** Schedules a check in 15 seconds, because somebody has paid and the gateway could not report on it. */
export const hastenReconciliation = (
  tx: TransactionHandle,
  { orderId, openedAt }: { readonly orderId: string; readonly openedAt: Date },
  now: Date,
): Promise<void> =>
  enqueueJob(
    tx,
    PAYMENT_RECONCILE,
    orderId,
    { orderId, openedAt: openedAt.toISOString(), paymentShownAt: now.toISOString() },
    { runAt: addMinutes(now, SOON), replace: true },
  );

/** When a customer last presented a payment that the gateway could not report on; undefined if nobody did. */
export const paymentShownAt = (payload: unknown): Date | undefined => {
  const shown = openedOrder.safeParse(payload).data?.paymentShownAt;
  return shown === undefined ? undefined : new Date(shown);
};

type Dependencies = Pick<PaymentDependencies, 'database' | 'gateway' | 'now' | 'log'>;

/**
 * Asks about an order at the times of `RECONCILE_AFTER_MINUTES` until its money is settled or 72 hours have passed. If
 * the gateway does not answer, or the money is not as ordered, the attempt fails: it is repeated later, and the admin's
 * list of jobs shows the last one.
 */
export const reconcileJob = (dependencies: Dependencies): Job =>
  jobOf(PAYMENT_RECONCILE, async ({ orderId, openedAt: opened }) => {
    const openedAt = new Date(opened);
    const state = await reconcileOrder(dependencies, orderId);
    const now = dependencies.now();
    if (state === 'odd') throw new Error(`The order ${orderId} was paid, but not as ordered: please look.`);
    if (state === 'unknown') return undefined;
    const again = (state === 'settled' ? lastCheckOfPaidAt : nextCheckAt)(openedAt, now);
    if (!again && state === 'waiting') {
      dependencies.log.warn({ orderId }, 'a payment was authorized 72 hours long and never captured');
    }
    return again && { again };
  });

/**
 * What the gateway reports about an order: `settled`, its money is booked or refunded; `waiting`, a payment is in
 * progress that is not captured; `unpaid`, nobody has paid; `odd`, money was captured that is not as ordered, so that a
 * person has to look; `unknown`, the order is not ours.
 */
export type Reconciliation = 'settled' | 'waiting' | 'unpaid' | 'odd' | 'unknown';

/**
 * Asks the gateway about an order and settles every captured payment through `settlePayment`, as verify does. Safe to
 * repeat at any time; wake the outbox afterwards, so that mail and refund are sent at once.
 * @param orderId the gateway's id of the order
 * @throws GatewayError when the gateway does not answer; nothing is changed then
 */
export const reconcileOrder = async (
  { database, gateway, now, log }: Dependencies,
  orderId: string,
): Promise<Reconciliation> => {
  const known = await findPaymentByOrder(database.db, orderId);
  if (!known) return 'unknown';
  const attempts = await gateway.fetchOrderPayments(orderId);
  let odd = false;
  for (const payment of attempts.filter(({ status }) => status === 'captured')) {
    // Every payment that the gateway lists under the order belongs to it.
    const { outcome } = await settlePayment(database, { ...payment, orderId }, now());
    if (outcome !== 'not-as-ordered') continue;
    odd = true;
    log.error({ orderId, payment }, 'a payment is not as ordered');
  }
  for (const payment of attempts.filter(({ status }) => status === 'failed')) {
    await writeFailedAttempt(database.db, orderId, failureOf(payment), now());
  }
  await writeCheck(database.db, orderId, now());
  if (odd) return 'odd';
  const record = await findPaymentByOrder(database.db, orderId);
  if (record?.gatewayPaymentId) return 'settled';
  return attempts.some(({ status }) => status === 'authorized') ? 'waiting' : 'unpaid';
};
