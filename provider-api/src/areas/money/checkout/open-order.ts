import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { GatewayError, type GatewayOrder, type PaymentGateway } from '../gateway/gateway.ts';
import type { Log, PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { type Hold, releaseUnpayableHold } from '../payments/own-holds.repository.ts';
import { keepOrder } from '../payments/payment.repository.ts';
import { scheduleReconciliation } from '../settlement/reconcile.job.ts';

/**
 * The gateway's order of a hold: the existing one, or else a new one. No transaction is open during the call to the
 * gateway. If the process dies before the order is stored, nobody has its id yet and the hold ends automatically.
 * @throws ApiError PAYMENT_GATEWAY_UNAVAILABLE; the hold is then released, so that its time is free at once
 */
export const openOrder = async (
  { database, gateway, now }: PaymentDependencies,
  hold: Hold,
  log: Log,
): Promise<string> => {
  if (hold.orderId) return hold.orderId;
  try {
    const order = await askGateway(gateway, hold);
    const kept = await database.transaction((tx) => keep(tx, hold, order, now()));
    if (kept) return kept;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error({ err: error, kind: error.kind, bookingId: hold.id }, 'the gateway opened no order');
    await releaseUnpayableHold(database.db, hold.id, now());
  }
  throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE');
};

/** Stores the order and schedules its checks at the gateway from the start, whatever else we hear about it. */
const keep = async (
  tx: TransactionHandle,
  hold: Hold,
  order: GatewayOrder,
  now: Date,
): Promise<string | undefined> => {
  const kept = await keepOrder(tx, hold.id, order, now);
  if (kept === order.id) await scheduleReconciliation(tx, { orderId: kept, openedAt: now }, now);
  return kept;
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
