import { createHmac } from 'node:crypto';

/**
 * What checkout returns to the page after a payment: HMAC-SHA256, in hex, of `order_id|payment_id` with the key secret
 * (Razorpay, "Integrate with Standard Checkout", verify the payment signature).
 */
export const signPayment = (orderId: string, paymentId: string, keySecret: string): string => {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
};

/** The same for a subscription, in the opposite order: `payment_id|subscription_id`. */
export const signSubscription = (subscriptionId: string, paymentId: string, keySecret: string): string => {
  return createHmac('sha256', keySecret).update(`${paymentId}|${subscriptionId}`).digest('hex');
};

/** The `x-razorpay-signature` of a webhook: HMAC-SHA256, in hex, of the raw body with the webhook secret. */
export const signWebhook = (rawBody: string, webhookSecret: string): string => {
  return createHmac('sha256', webhookSecret).update(rawBody).digest('hex');
};
