import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `signature` is HMAC-SHA256 in hex of what was signed. Compared in constant time, so that guessing
 * gains nothing from the clock; anything that is not 64 hexadecimal digits is simply not it.
 */
const isSignedBy = (secret: string, signed: string | Buffer, signature: string): boolean => {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(signed).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
};

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
): boolean => isSignedBy(keySecret, `${orderId}|${paymentId}`, signature);

/** Whether the gateway sent this webhook. The raw bytes are signed, with a secret of their own. */
export const isWebhookSigned = (rawBody: Buffer, signature: string, webhookSecret: string): boolean =>
  isSignedBy(webhookSecret, rawBody, signature);
