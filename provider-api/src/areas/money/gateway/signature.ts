import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `signature` is HMAC-SHA256 of what was signed, in 64 small hexadecimal digits as the gateway writes it.
 * Compared in constant time, so that guessing gains nothing from the clock. An empty secret signs nothing.
 */
const isSignedBy = (secret: string, signed: string | Buffer, signature: string): boolean => {
  if (secret === '' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(signed).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
};

/** Ids are plain words: with a `|` in one, the same signed text would stand for other ids, too. */
const isId = (prefix: 'order' | 'pay' | 'sub', id: string): boolean =>
  id.startsWith(`${prefix}_`) && /^\w+$/.test(id);

/** What checkout hands to the page after a payment. */
export interface SignedPayment {
  /** The order's id as OUR database has it, never as the browser sent it. */
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/** Whether checkout vouches for this payment of this order: the signed text is `order_id|payment_id`. */
export const isPaymentSigned = (
  { orderId, paymentId, signature }: SignedPayment,
  keySecret: string,
): boolean =>
  isId('order', orderId) &&
  isId('pay', paymentId) &&
  isSignedBy(keySecret, `${orderId}|${paymentId}`, signature);

/** What checkout hands to the page once a subscription is authenticated. */
export interface SignedSubscription {
  /** The subscription's id as OUR database has it, never as the browser sent it. */
  readonly subscriptionId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/** As {@link isPaymentSigned}, but the other way round: the signed text is `payment_id|subscription_id`. */
export const isSubscriptionSigned = (
  { subscriptionId, paymentId, signature }: SignedSubscription,
  keySecret: string,
): boolean =>
  isId('sub', subscriptionId) &&
  isId('pay', paymentId) &&
  isSignedBy(keySecret, `${paymentId}|${subscriptionId}`, signature);

/**
 * Whether the gateway sent this webhook. The raw bytes are signed, with a secret of their own; while that secret
 * is being exchanged both the new one and the one before count. No secret, or an empty one, accepts nothing.
 */
export const isWebhookSigned = (
  rawBody: Buffer,
  signature: string,
  webhookSecrets: readonly string[],
): boolean => {
  let signed = false;
  // All are tried, so that the clock does not tell which of them fits.
  for (const secret of webhookSecrets) signed = isSignedBy(secret, rawBody, signature) || signed;
  return signed;
};
