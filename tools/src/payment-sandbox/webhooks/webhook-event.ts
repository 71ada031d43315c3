import { newBareId } from '../protocol/entity-id.ts';
import { type Order, type Payment, type Refund, unixNow } from '../store/entities.ts';
import type { Change } from '../store/ledger.ts';
import type { Subscription } from '../store/subscription-entities.ts';

/** The one merchant of the sandbox. */
const ACCOUNT_ID = 'acc_SundaraSandbox';

/** An event and the entities it carries, in the order in which Razorpay names them in `contains`. */
export type WebhookEvent =
  | { event: 'payment.authorized' | 'payment.captured' | 'payment.failed'; payment: Payment }
  | { event: 'order.paid'; payment: Payment; order: Order }
  | { event: 'refund.created' | 'refund.processed' | 'refund.failed'; refund: Refund; payment: Payment }
  | {
      event:
        | 'subscription.authenticated'
        | 'subscription.activated'
        | 'subscription.charged'
        | 'subscription.pending'
        | 'subscription.halted'
        | 'subscription.cancelled'
        | 'subscription.completed'
        | 'subscription.paused'
        | 'subscription.resumed';
      subscription: Subscription;
      payment?: Payment;
    };

/** The event as a change to commit together with what caused it, so that neither is lost alone. */
export const raise = ({ event, ...entities }: WebhookEvent): Change => {
  const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
  const body = JSON.stringify({
    entity: 'event',
    account_id: ACCOUNT_ID,
    event,
    contains: Object.keys(entities),
    payload,
    created_at: unixNow(),
  });
  return { kind: 'webhook', webhook: { id: newBareId(), body } };
};
