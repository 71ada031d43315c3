import { checkPayment, type OrderState, paymentStatus, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { extendHold } from '../../booking/index.ts';
import { countAttempts } from '../../identity/index.ts';
import { GatewayError } from '../gateway/gateway.ts';
import type { PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { reconcileOrder } from '../settlement/reconcile.job.ts';
import { presentOrder } from './order-state.presenter.ts';
import { findOrder, forgetPaymentUnderWay } from './order-state.repository.ts';

/** How many checks of one order at the gateway a customer may request. */
export const CHECKS_PER_MINUTE = 6;

/** Where the money of an order is, for its own customer only; to anyone else the order does not exist. */
export const orderStateRoutes = (app: FastifyInstance, dependencies: PaymentDependencies): void => {
  const { database } = dependencies;
  registerOperation(app, paymentStatus, async ({ account, params }) =>
    succeed('Order', { order: await ownOrder(dependencies, account, params.orderId) }),
  );

  registerOperation(app, checkPayment, async ({ account, params }) => {
    const { orderId } = params;
    const { paymentId, booking } = await ownOrder(dependencies, account, orderId);
    await countAttempts(database.db, [checksOf(account, orderId)]);
    // A paid order stays paid: only a refund can still change it, and refunds are followed automatically.
    if (paymentId === null) await askGateway(dependencies, orderId, booking.id);
    return succeed('Order', { order: await ownOrder(dependencies, account, orderId) });
  });
};

const ownOrder = async (
  { database, keyId, now }: PaymentDependencies,
  account: Account,
  orderId: string,
): Promise<OrderState> => {
  const order = await findOrder(database.db, orderId, account.id);
  if (!order) throw noSuchOrder();
  return presentOrder(order, keyId, now());
};

/** Each check is a call to the gateway, so those that succeed count too. */
const checksOf = ({ id }: Account, orderId: string) =>
  ({
    key: `payment check ${id} ${orderId}`,
    most: CHECKS_PER_MINUTE,
    minutes: 1,
    countsSuccess: true,
  }) as const;

const noSuchOrder = (): ApiError => new ApiError('NOT_FOUND', { message: 'There is no such order.' });

/** Settles what the gateway reports; a payment that is not final yet prolongs the hold, once. */
const askGateway = async (
  dependencies: PaymentDependencies,
  orderId: string,
  bookingId: string,
): Promise<void> => {
  const { database, outbox, now, log } = dependencies;
  try {
    const found = await reconcileOrder(dependencies, orderId);
    if (found === 'waiting') await database.transaction((tx) => extendHold(tx, bookingId, now()));
    if (found === 'unpaid') await forgetPaymentUnderWay(database.db, bookingId);
    if (found === 'settled') outbox.wake();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error, kind: error.kind, orderId }, 'the gateway did not tell about an order');
    throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE', {
      message: 'The payment service does not answer right now. We keep asking by ourselves.',
    });
  }
};
