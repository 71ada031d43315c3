import type { GatewayPayment } from './gateway.ts';
import { writeFailedAttempt } from './payment.repository.ts';
import type { Log, PaymentDependencies } from './payment-dependencies.ts';
import { completeRefund } from './refund.job.ts';
import { settlePayment } from './settle-payment.command.ts';
import { keepEvent, markHandled } from './webhook.repository.ts';
import type { ReadWebhook, WebhookEvent } from './webhook-event.schema.ts';

/**
 * Takes one event of the gateway, which come at least once and in no order. It is kept first; one that was dealt
 * with before changes nothing, one that a dying process left is dealt with when it comes again.
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
    case 'payment.captured':
    case 'order.paid':
      await settle(dependencies, event.payload.payment.entity, log);
      break;
    case 'payment.failed': {
      const { orderId } = event.payload.payment.entity;
      if (orderId) await writeFailedAttempt(database.db, orderId, now());
      break;
    }
    case 'refund.processed': {
      const { id: gatewayRefundId, paymentId: gatewayPaymentId, amountPaise } = event.payload.refund.entity;
      const refund = { gatewayPaymentId, gatewayRefundId, amountPaise };
      await database.transaction((tx) => completeRefund(tx, refund, now()));
    }
  }
  outbox.wake();
};

/** What sending the event again would not mend is acknowledged, and said loudly. */
const settle = async (
  { database, now }: PaymentDependencies,
  payment: GatewayPayment,
  log: Log,
): Promise<void> => {
  const { outcome } = await settlePayment(database, payment, now());
  if (outcome === 'unknown-order') log.warn({ payment }, 'a payment came for an order that is not ours');
  if (outcome === 'not-as-ordered') log.error({ payment }, 'a payment is not as ordered');
};
