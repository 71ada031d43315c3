import type { confirmSubscription, Input } from '@sundara/contracts/api';

/**
 * Reads a mandate's proof from the gateway's response; undefined for an unknown form: the server then asks on its own.
 */
export const proofOf = (response: unknown): Input<typeof confirmSubscription>['body'] | undefined => {
  if (typeof response !== 'object' || response === null) return undefined;
  const said = new Map<string, unknown>(Object.entries(response));
  const [subscriptionId, paymentId, signature] = [
    said.get('razorpay_subscription_id'),
    said.get('razorpay_payment_id'),
    said.get('razorpay_signature'),
  ];
  return typeof subscriptionId === 'string' && typeof paymentId === 'string' && typeof signature === 'string'
    ? { subscriptionId, paymentId, signature }
    : undefined;
};
