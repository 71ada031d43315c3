import { extendHold } from '../../booking/index.ts';
import { GatewayError, type GatewayPayment } from '../gateway/gateway.ts';
import type { Log, PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { findCapturedPaise } from '../ledger/ledger.repository.ts';
import { failureOf } from '../payments/failed-attempt.ts';
import { findPaymentByOrder, writeFailedAttempt } from '../payments/payment.repository.ts';
import { hastenReconciliation, reconcileOrder } from '../settlement/reconcile.job.ts';
import { handleRefundEvent } from '../settlement/refund-event.ts';
import { findSubscription } from '../subscriptions/subscription.repository.ts';
import { scheduleSync } from '../subscriptions/sync.job.ts';
import { keepEvent, markHandled } from './webhook.repository.ts';
import type { ReadWebhook, WebhookEvent } from './webhook-event.schema.ts';

/**
 * Handles one event of the gateway; events come at least once and in any order. The event is stored first; one that was
 * handled before changes nothing, and one that a dying process left is handled when it comes again.
 */
export const handleWebhook = async (
  dependencies: PaymentDependencies,
  eventId: string,
  webhook: Exclude<ReadWebhook, { kind: 'unreadable' }>,
  log: Log,
): Promise<void> => {
  const { database, now } = dependencies;
  const { name, body } = webhook;
  if (await keepEvent(database.db, { id: eventId, kind: name, body })) return;
  if (webhook.kind === 'known') await act(dependencies, webhook.event, log);
  await markHandled(database.db, eventId, now());
};

const act = async (dependencies: PaymentDependencies, event: WebhookEvent, log: Log): Promise<void> => {
  const { database, outbox, now } = dependencies;
  switch (event.event) {
    case 'payment.authorized':
      await waitForCapture(dependencies, event.payload.payment.entity);
      break;
    case 'payment.captured':
    case 'order.paid':
      await settle(dependencies, event.payload.payment.entity, log);
      break;
    case 'payment.failed': {
      const { entity } = event.payload.payment;
      if (entity.orderId) await writeFailedAttempt(database.db, entity.orderId, failureOf(entity), now());
      break;
    }
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed':
      await handleRefundEvent({ database, now, log }, event.payload.refund.entity);
      break;
    default:
      await askAbout(dependencies, event.payload.subscription.entity.id, log);
  }
  outbox.wake();
};

/**
 * Events of subscriptions come late and in any order: each schedules a check of the plan's current state at the
 * gateway.
 */
const askAbout = async (
  { database }: PaymentDependencies,
  subscriptionId: string,
  log: Log,
): Promise<void> => {
  if (!(await findSubscription(database.db, subscriptionId))) {
    log.warn({ subscriptionId }, 'news came of a subscription that is not ours');
    return;
  }
  await database.transaction((tx) => scheduleSync(tx, subscriptionId));
};

/** The bank has granted the payment, but the gateway has not captured it: books nothing, but prolongs the hold. */
const waitForCapture = async (
  { database, now }: PaymentDependencies,
  { orderId }: GatewayPayment,
): Promise<void> => {
  const record = orderId === undefined ? undefined : await findPaymentByOrder(database.db, orderId);
  if (!record || record.gatewayPaymentId !== null) return;
  await database.transaction((tx) => extendHold(tx, record.bookingId, now()));
};

/**
 * Knowing the webhook secret is not enough to book: the event only has the order checked at the gateway, at once, or
 * soon if the gateway does not answer.
 */
const settle = async (
  dependencies: PaymentDependencies,
  { id: paymentId, orderId }: GatewayPayment,
  log: Log,
): Promise<void> => {
  const { database, now } = dependencies;
  if ((await findCapturedPaise(database.db, paymentId)) > 0) return;
  const record = orderId === undefined ? undefined : await findPaymentByOrder(database.db, orderId);
  if (!record) {
    log.warn({ paymentId, orderId }, 'a payment came for an order that is not ours');
    return;
  }
  const order = { orderId: record.gatewayOrderId, openedAt: record.createdAt };
  try {
    const found = await reconcileOrder(dependencies, order.orderId);
    if (found === 'odd' || (await findCapturedPaise(database.db, paymentId)) > 0) return;
    log.error({ paymentId, orderId }, 'a webhook told of a payment that the gateway has not captured');
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error({ err: error, kind: error.kind, paymentId }, 'the gateway did not tell about a payment');
    await database.transaction((tx) => hastenReconciliation(tx, order, now()));
  }
};
