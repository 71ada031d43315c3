import * as z from 'zod';
import { paymentEntity, refundEntity, subscriptionEntity } from '../gateway/razorpay.schema.ts';

const payment = z.object({ entity: paymentEntity });
const refund = z.object({ entity: refundEntity });
const subscription = z.object({ entity: subscriptionEntity });

/** The events that this product acts on. */
const knownEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('payment.authorized'), payload: z.object({ payment }) }),
  z.object({ event: z.literal('payment.captured'), payload: z.object({ payment }) }),
  z.object({ event: z.literal('order.paid'), payload: z.object({ payment }) }),
  z.object({ event: z.literal('payment.failed'), payload: z.object({ payment }) }),
  z.object({ event: z.literal('refund.created'), payload: z.object({ refund }) }),
  z.object({ event: z.literal('refund.processed'), payload: z.object({ refund }) }),
  z.object({ event: z.literal('refund.failed'), payload: z.object({ refund }) }),
  z.object({ event: z.literal('subscription.authenticated'), payload: z.object({ subscription }) }),
  z.object({ event: z.literal('subscription.activated'), payload: z.object({ subscription }) }),
  z.object({ event: z.literal('subscription.charged'), payload: z.object({ subscription, payment }) }),
  z.object({ event: z.literal('subscription.pending'), payload: z.object({ subscription }) }),
  z.object({ event: z.literal('subscription.halted'), payload: z.object({ subscription }) }),
  z.object({ event: z.literal('subscription.cancelled'), payload: z.object({ subscription }) }),
  z.object({ event: z.literal('subscription.completed'), payload: z.object({ subscription }) }),
]);

export type WebhookEvent = z.output<typeof knownEvent>;

const anyEvent = z.object({ event: z.string().min(1).max(100) });

/** What a signed body contains: an event that we act on, one that we don't, or no event at all. */
export type ReadWebhook =
  | { readonly kind: 'known'; readonly name: string; readonly body: unknown; readonly event: WebhookEvent }
  | { readonly kind: 'other'; readonly name: string; readonly body: unknown }
  | { readonly kind: 'unreadable' };

/**
 * Reads the body of a webhook whose signature has been checked. A known name over a body that does not fit is
 * 'unreadable', so that it is not acknowledged and the gateway sends it again once we understand it.
 */
export const readWebhook = (rawBody: Buffer): ReadWebhook => {
  const body = parseJson(rawBody);
  const named = anyEvent.safeParse(body);
  if (!named.success) return { kind: 'unreadable' };
  const name = named.data.event;
  const known = knownEvent.safeParse(body);
  if (known.success) return { kind: 'known', name, body, event: known.data };
  const handled = knownEvent.options.some((option) => option.shape.event.value === name);
  return handled ? { kind: 'unreadable' } : { kind: 'other', name, body };
};

const parseJson = (rawBody: Buffer): unknown => {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
};
