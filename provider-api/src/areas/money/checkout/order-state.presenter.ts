import { BOOKING_STATUSES, rupeesOf, toLocalIso } from '@sundara/contracts';
import type { OrderState } from '@sundara/contracts/api';
import { presentRefund } from '../refunds/refund.presenter.ts';
import type { OrderRows } from './order-state.repository.ts';
import { holdStands, stateOf } from './order-state.ts';
import { timelineOf } from './order-timeline.ts';

/** An order as its customer sees it. `keyId` is the gateway's public key, which checkout needs. */
export const presentOrder = (order: OrderRows, keyId: string, now: Date): OrderState => {
  const { payment, booking, salon, services, start, refunds, nextCheckAt } = order;
  const state = stateOf(order, now);
  const isPayable = (state === 'open' || state === 'failed') && holdStands(order, now);
  const isOpen = state === 'open' || state === 'failed' || state === 'checking';
  return {
    orderId: payment.gatewayOrderId,
    state,
    amount: rupeesOf(payment.amountPaise),
    paymentId: payment.gatewayPaymentId,
    method: payment.method,
    failure: payment.status === 'failed' ? payment.failure : null,
    checkout:
      isPayable && booking.holdExpiresAt
        ? {
            key: keyId,
            amount: payment.amountPaise,
            currency: 'INR',
            holdExpiresAt: toLocalIso(booking.holdExpiresAt),
          }
        : null,
    booking: {
      id: booking.id,
      // An unfinished checkout has no public status.
      status: BOOKING_STATUSES.find((known) => known === booking.status) ?? 'pending',
      salonId: salon.id,
      salonName: salon.name,
      dateTime: toLocalIso(start),
      services: [...services],
    },
    refunds: refunds.map(presentRefund),
    timeline: timelineOf(order, state, now).map(({ at, text }) => ({ at: toLocalIso(at), text })),
    nextCheckAt: isOpen && nextCheckAt ? toLocalIso(nextCheckAt) : null,
  };
};
