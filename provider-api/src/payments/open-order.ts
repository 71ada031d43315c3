import { type Hold, releaseUnpayableHold } from '../bookings/hold.repository.ts';
import { ApiError } from '../http/api-error.ts';
import { GatewayError, type GatewayOrder, type PaymentGateway } from './gateway.ts';
import { findOrderOfBooking, keepOrder } from './payment.repository.ts';
import type { Log, PaymentDependencies } from './payment-dependencies.ts';

/**
 * The gateway's order of a hold: the one that it has, else a new one. No transaction is open while the gateway is
 * asked. When the process dies before the order is kept, nobody has got its id and the hold ends by itself.
 * @throws ApiError PAYMENT_GATEWAY_UNAVAILABLE; the hold is released then, so that its time is free at once
 */
export const openOrder = async (
  { database, gateway, now }: PaymentDependencies,
  hold: Hold,
  log: Log,
): Promise<string> => {
  const existing = await findOrderOfBooking(database.db, hold.id);
  if (existing) return existing;
  try {
    const order = await askGateway(gateway, hold);
    const kept = await database.transaction((tx) => keepOrder(tx, hold.id, order));
    if (kept) return kept;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error({ err: error, kind: error.kind, bookingId: hold.id }, 'the gateway opened no order');
    await releaseUnpayableHold(database.db, hold.id, now());
  }
  throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE');
};

const askGateway = async (gateway: PaymentGateway, hold: Hold): Promise<GatewayOrder> => {
  const order = await gateway.createOrder({
    amountPaise: hold.totalPaise,
    receipt: hold.id,
    notes: { bookingId: hold.id },
  });
  if (order.amountPaise === hold.totalPaise && order.currency === 'INR') return order;
  throw new GatewayError('protocol', `The gateway opened ${order.id} over another amount than asked for.`);
};
