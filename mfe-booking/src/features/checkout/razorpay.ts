import {
  type CheckoutConstructor,
  type CheckoutOptions,
  openCheckoutWindow,
  type WindowEnd,
} from '@sundara/web/checkout';
import * as z from 'zod/mini';
import type { PaymentProof } from '../flow/flow.ts';

/** The widget's response after a payment. */
const paidSchema = z.object({
  razorpay_payment_id: z.string(),
  razorpay_order_id: z.string(),
  razorpay_signature: z.string(),
});

/**
 * How the widget ended. `dismissed` has the failure of the last attempt: the customer may try again inside the widget.
 * `unreadable`: it reports a payment, in an unknown form.
 */
export type CheckoutEnd =
  | { readonly kind: 'paid'; readonly proof: PaymentProof }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'dismissed'; readonly failure: string | undefined };

/** The widget showed nothing and was closed; `late` resolves if it ends after all. */
export interface SilentCheckout {
  readonly kind: 'silent';
  readonly late: Promise<CheckoutEnd>;
}

/**
 * Opens the widget and waits for its end, or until it has been silent for the limit. Rejects when it can't be opened.
 */
export const openCheckout = async (
  Checkout: CheckoutConstructor,
  options: CheckoutOptions,
  limitMs?: number,
): Promise<CheckoutEnd | SilentCheckout> => {
  const end = await openCheckoutWindow(Checkout, options, limitMs);
  return end.kind === 'silent' ? { kind: 'silent', late: end.late.then(read) } : read(end);
};

const read = (end: WindowEnd): CheckoutEnd => {
  if (end.kind === 'dismissed') return end;
  const paid = paidSchema.safeParse(end.response);
  if (!paid.success) return { kind: 'unreadable' };
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = paid.data;
  const proof = { paymentId: razorpay_payment_id, orderId: razorpay_order_id, signature: razorpay_signature };
  return { kind: 'paid', proof };
};
