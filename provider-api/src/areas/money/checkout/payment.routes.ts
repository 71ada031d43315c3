import { toLocalIso } from '@sundara/contracts';
import { createOrder, succeed, verifyPayment } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../../platform/http/network-of.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { findBookedVisit } from '../../booking/index.ts';
import type { PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { verifyCheckout } from '../settlement/verify-payment.command.ts';
import { inRupees, openBasketOrder } from './create-order.command.ts';
import { differingDetails } from './ignored-details.ts';
import { orderStateRoutes } from './order-state.routes.ts';

interface OrderingDependencies extends PaymentDependencies {
  /** Active unpaid holds that one network may have; 0 for no limit. */
  readonly holdsPerNetwork: number;
}

/** Paying for a visit: holds its time and opens an order, then verifies the payment (specification 1, section 7). */
export const paymentRoutes = (app: FastifyInstance, dependencies: OrderingDependencies): void => {
  const { holdsPerNetwork: mostPerNetwork } = dependencies;
  orderStateRoutes(app, dependencies);

  registerOperation(app, createOrder, async ({ account, body, request }) => {
    const from = {
      sessionId: account.sessionId,
      network: mostPerNetwork > 0 ? networkOf(request.ip) : undefined,
      mostPerNetwork,
    };
    const { orderId, hold, quote } = await openBasketOrder(dependencies, account, body, from, request.log);
    return succeed('Your time is held for 10 minutes', {
      orderId,
      amount: hold.totalPaise,
      currency: 'INR' as const,
      key: dependencies.keyId,
      bookingId: hold.id,
      holdExpiresAt: toLocalIso(hold.holdExpiresAt),
      quote: inRupees(quote),
    });
  });

  registerOperation(app, verifyPayment, async ({ account, body, request }) => {
    const bookingId = await verifyCheckout(dependencies, account, body, request.log);
    const booked = await findBookedVisit(dependencies.database.db, bookingId);
    const differing = differingDetails(body.bookingDetails, booked);
    if (differing.length > 0) {
      request.log.warn({ bookingId, differing }, 'booking details differ from the order');
    }
    return succeed('Booking confirmed successfully!', {
      bookingId,
      booking: { id: bookingId, status: booked.status },
    });
  });
};
