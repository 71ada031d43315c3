import { GatewayError } from '../gateway/gateway.ts';
import type { PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { findOrderOfBooking } from '../payments/payment.repository.ts';
import { reconcileOrder } from './reconcile.job.ts';

/**
 * Whether the gateway has a payment for the booking that is neither captured nor failed; captured payments are settled
 * on the way. False if no order was opened or the gateway doesn't answer.
 */
export const isPaymentUnderWay = async (
  dependencies: Pick<PaymentDependencies, 'database' | 'gateway' | 'outbox' | 'now' | 'log'>,
  bookingId: string,
): Promise<boolean> => {
  const { database, outbox, log } = dependencies;
  const orderId = await findOrderOfBooking(database.db, bookingId);
  if (!orderId) return false;
  try {
    const reconciliation = await reconcileOrder(dependencies, orderId);
    if (reconciliation === 'settled') outbox.wake();
    return reconciliation === 'waiting';
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error, orderId }, 'the gateway did not tell about an order whose hold ends');
    return false;
  }
};
