import type { verifyPayment } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { Account } from '../auth/access.ts';
import { ApiError } from '../http/api-error.ts';
import { GatewayError, type GatewayPayment, type PaymentGateway } from './gateway.ts';
import { findPaymentByOrder, type PaymentRecord } from './payment.repository.ts';
import type { Log, PaymentDependencies } from './payment-dependencies.ts';
import { type Settlement, settlePayment } from './settle-payment.command.ts';
import { isPaymentSigned } from './signature.ts';

/**
 * Turns what checkout handed to the browser into a booking (resolutions M6): the signature must be the gateway's
 * over OUR order, then the gateway itself is asked about the payment. Repeating it answers the same.
 * @returns the id of the booking, which stands
 * @throws ApiError NOT_FOUND for an order of someone else; PAYMENT_NOT_VERIFIED; HOLD_EXPIRED when the time was gone
 *   and the money goes back; PAYMENT_GATEWAY_UNAVAILABLE, after which the webhook settles it all the same
 */
export const verifyCheckout = async (
  { database, gateway, outbox, keySecret, now }: PaymentDependencies,
  customer: Account,
  { orderId, paymentId, signature }: z.output<typeof verifyPayment.body>,
  log: Log,
): Promise<string> => {
  const record = await findPaymentByOrder(database.db, orderId);
  if (!record || record.customerId !== customer.id) {
    throw new ApiError('NOT_FOUND', { message: 'There is no such order.' });
  }
  if (!isPaymentSigned({ orderId: record.gatewayOrderId, paymentId, signature }, keySecret)) {
    log.warn({ orderId, paymentId }, 'a payment came with a wrong signature');
    throw new ApiError('PAYMENT_NOT_VERIFIED');
  }
  const settled = settledBefore(record, paymentId);
  if (settled) return bookingOf(settled);
  const paid = await askGateway(gateway, paymentId, log);
  const settlement: Settlement =
    paid.orderId === record.gatewayOrderId
      ? await settlePayment(database, paid, now())
      : { outcome: 'not-as-ordered' };
  outbox.wake();
  if (settlement.outcome === 'not-as-ordered') log.error({ orderId, paid }, 'a payment is not as ordered');
  return bookingOf(settlement);
};

const settledBefore = (
  { status, gatewayPaymentId, bookingId }: PaymentRecord,
  paymentId: string,
): Settlement | undefined => {
  if (gatewayPaymentId !== paymentId) return undefined;
  return { outcome: status === 'paid' ? 'booked' : 'refunded', bookingId };
};

const bookingOf = (settlement: Settlement): string => {
  switch (settlement.outcome) {
    case 'booked':
      return settlement.bookingId;
    case 'refunded':
      throw new ApiError('HOLD_EXPIRED', {
        message:
          'Your payment came after your time was free again, and it was taken. All of it goes back to you.',
      });
    default:
      throw new ApiError('PAYMENT_NOT_VERIFIED');
  }
};

/** What the gateway says about the payment; one that is still being captured is asked about again later. */
const askGateway = async (gateway: PaymentGateway, paymentId: string, log: Log): Promise<GatewayPayment> => {
  try {
    const payment = await gateway.fetchPayment(paymentId);
    if (payment.status !== 'authorized' && payment.status !== 'created') return payment;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error({ err: error, kind: error.kind, paymentId }, 'the gateway did not tell about a payment');
    // It knows of no such payment; with wrong credentials (401) it says nothing about the payment.
    if (error.kind === 'rejected' && error.status !== 401) throw new ApiError('PAYMENT_NOT_VERIFIED');
  }
  throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE', {
    message: 'We could not confirm the payment yet. If you have paid, your booking will appear in a moment.',
  });
};
