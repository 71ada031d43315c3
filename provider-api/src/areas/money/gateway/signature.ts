import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `signature` is the HMAC-SHA256 of the signed text, in 64 lower-case hexadecimal digits as the gateway writes
 * it. Compared in constant time, so that timing does not help to guess it. An empty secret is never valid.
 */
const isSignedBy = (secret: string, signed: string | Buffer, signature: string): boolean => {
  if (secret === '' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(signed).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
};

/** Ids have only word characters: with a `|` in one, the same signed text could mean other ids, too. */
const isId = (prefix: 'order' | 'pay' | 'sub', id: string): boolean =>
  id.startsWith(`${prefix}_`) && /^\w+$/.test(id);

/** What checkout returns to the page after a payment. */
export interface SignedPayment {
  /** The order's id as OUR database has it, never as the browser sent it. */
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/** Whether checkout signed this payment of this order: the signed text is `order_id|payment_id`. */
export const isPaymentSigned = (
  { orderId, paymentId, signature }: SignedPayment,
  keySecret: string,
): boolean =>
  isId('order', orderId) &&
  isId('pay', paymentId) &&
  isSignedBy(keySecret, `${orderId}|${paymentId}`, signature);

/** What checkout returns to the page once a subscription is authenticated. */
export interface SignedSubscription {
  /** The subscription's id as OUR database has it, never as the browser sent it. */
  readonly subscriptionId: string;
  readonly paymentId: string;
  readonly signature: string;
}

/** As {@link isPaymentSigned}, but in the opposite order: the signed text is `payment_id|subscription_id`. */
export const isSubscriptionSigned = (
  { subscriptionId, paymentId, signature }: SignedSubscription,
  keySecret: string,
): boolean =>
  isId('sub', subscriptionId) &&
  isId('pay', paymentId) &&
  isSignedBy(keySecret, `${paymentId}|${subscriptionId}`, signature);

/**
 * Whether the gateway sent this webhook. The raw bytes are signed, with a separate secret; during a rotation both the
 * new secret and the previous one are valid. Without a secret, or with an empty one, nothing is accepted.
 */
export const isWebhookSigned = (
  rawBody: Buffer,
  signature: string,
  webhookSecrets: readonly string[],
): boolean => {
  let signed = false;
  // All are tried, so that timing does not reveal which of them matches.
  for (const secret of webhookSecrets) signed = isSignedBy(secret, rawBody, signature) || signed;
  return signed;
};
