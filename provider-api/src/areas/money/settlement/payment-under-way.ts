import { GatewayError } from '../gateway/gateway.ts';
import type { PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { findOrderOfBooking } from '../payments/payment.repository.ts';
import { reconcileOrder } from './reconcile.job.ts';

/**
 * Whether the gateway has a payment for the booking that is neither captured nor failed; what was captured is
 * settled on the way. Where no order was opened, or the gateway doesn't answer, there is none that we know of.
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
