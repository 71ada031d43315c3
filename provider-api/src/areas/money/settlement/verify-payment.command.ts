import { ERRORS } from '@sundara/contracts';
import type { verifyPayment } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError, refusedAsMissing } from '../../../platform/http/api-error.ts';
import { extendHold } from '../../booking/index.ts';
import { GatewayError, type GatewayPayment, type PaymentGateway } from '../gateway/gateway.ts';
import type { Log, PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { isPaymentSigned } from '../gateway/signature.ts';
import { findPaymentByOrder, type PaymentRecord } from '../payments/payment.repository.ts';
import { hastenReconciliation } from './reconcile.job.ts';
import { outcomeOf, type Settlement } from './rules/settlement.policy.ts';
import { settlePayment } from './settle-payment.command.ts';

/**
 * Turns what checkout returned to the browser into a booking (resolutions M6): the signature must be the gateway's over
 * OUR order, then the gateway itself is asked about the payment. Repeating it returns the same.
 * @returns the id of the booking that was made
 * @throws ApiError NOT_FOUND for an order of someone else; PAYMENT_NOT_VERIFIED; HOLD_EXPIRED when the time was gone
 *   and the money is refunded; PAYMENT_GATEWAY_UNAVAILABLE, after which webhook or reconciler still settle it
 */
export const verifyCheckout = async (
  dependencies: PaymentDependencies,
  customer: Account,
  { orderId, paymentId, signature }: z.output<typeof verifyPayment.body>,
  log: Log,
): Promise<string> => {
  const { database, gateway, outbox, keySecret, now } = dependencies;
  const record = await findPaymentByOrder(database.db, orderId);
  if (!record) throw noSuchOrder();
  if (record.customerId !== customer.id) throw refusedAsMissing(noSuchOrder());
  if (!isPaymentSigned({ orderId: record.gatewayOrderId, paymentId, signature }, keySecret)) {
    log.warn({ orderId, paymentId }, 'a payment came with a wrong signature');
    throw new ApiError('PAYMENT_NOT_VERIFIED', { event: 'crypt_signature_fail' });
  }
  if (record.gatewayPaymentId === paymentId) return bookingOf(outcomeOf(record));
  const paid = await askGateway(gateway, paymentId, log);
  if (!paid) return postpone(dependencies, record, ERRORS.PAYMENT_NOT_VERIFIED.message);
  if (paid.orderId !== record.gatewayOrderId) {
    log.error({ orderId, paid }, 'a payment is not as ordered');
    throw ofNoPayment();
  }
  if (paid.status === 'authorized' || paid.status === 'created') {
    await database.transaction((tx) => extendHold(tx, record.bookingId, now()));
    return postpone(dependencies, record, STILL_CHECKING);
  }
  const settlement = await settlePayment(database, paid, now());
  outbox.wake();
  if (settlement.outcome === 'not-as-ordered') log.error({ orderId, paid }, 'a payment is not as ordered');
  return bookingOf(settlement);
};

const noSuchOrder = (): ApiError => new ApiError('NOT_FOUND', { message: 'There is no such order.' });

/** Signed with our secret, and yet no payment of this order: somebody who knows the secret tries. */
const ofNoPayment = (): ApiError => new ApiError('PAYMENT_NOT_VERIFIED', { event: 'authz_fail' });

const STILL_CHECKING =
  'We could not confirm the payment yet. If you have paid, your booking will appear in a moment.';

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

/** The signature shows that somebody paid, but we can't settle it now: we ask again automatically in 15 seconds. */
const postpone = async (
  { database, now }: PaymentDependencies,
  { gatewayOrderId, createdAt }: PaymentRecord,
  message: string,
): Promise<never> => {
  const order = { orderId: gatewayOrderId, openedAt: createdAt };
  await database.transaction((tx) => hastenReconciliation(tx, order, now()));
  throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE', { message });
};

/** The payment as the gateway reports it; undefined when the gateway can't report on it now. */
const askGateway = async (
  gateway: PaymentGateway,
  paymentId: string,
  log: Log,
): Promise<GatewayPayment | undefined> => {
  try {
    return await gateway.fetchPayment(paymentId);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error({ err: error, kind: error.kind, paymentId }, 'the gateway did not tell about a payment');
    // The gateway knows no such payment; with wrong credentials (401) it says nothing about the payment.
    if (error.kind === 'rejected' && error.status !== 401) throw ofNoPayment();
    return undefined;
  }
};
