import {
  cancelSubscription,
  confirmSubscription,
  currentSubscription,
  pastSubscriptions,
  subscribe,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError, refusedAsMissing } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { GatewayError } from '../gateway/gateway.ts';
import type { PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { isSubscriptionSigned } from '../gateway/signature.ts';
import { endSubscription } from './cancel.command.ts';
import { createGatewayPlans } from './gateway-plans.ts';
import { beginSubscription } from './subscribe.command.ts';
import { presentSubscriptions } from './subscription.presenter.ts';
import { findPast, findRunning, findSubscription, type SubscriptionRow } from './subscription.repository.ts';
import { scheduleSync, syncSubscription } from './sync.job.ts';

/** The plan that a salon pays the marketplace for: its mandate, and how it ends. */
export const subscriptionRoutes = (app: FastifyInstance, payments: PaymentDependencies): void => {
  const { database, outbox, keyId, keySecret } = payments;
  const { db } = database;
  const dependencies = { ...payments, plans: createGatewayPlans(payments.gateway) };

  const presented = async (row: SubscriptionRow | undefined) => {
    const [subscription = null] = await presentSubscriptions(db, row ? [row] : []);
    return { subscription, data: subscription };
  };

  registerOperation(app, currentSubscription, async ({ account, query }) => {
    const salonId = await actingSalonId(db, account, query.salonId);
    return succeed('Subscription', await presented(await findRunning(db, salonId)));
  });

  registerOperation(app, pastSubscriptions, async ({ account, query }) => {
    const salonId = await actingSalonId(db, account, query.salonId);
    const past = await presentSubscriptions(db, await findPast(db, salonId));
    return succeed('Subscriptions', { subscriptions: past, data: past });
  });

  registerOperation(app, subscribe, async ({ account, body }) => {
    const salonId = await actingSalonId(db, account, body.salonId);
    const row = await beginSubscription(dependencies, { account, salonId, plan: body.plan });
    const [subscription] = await presentSubscriptions(db, [row]);
    if (!subscription) throw new ApiError('NOT_FOUND');
    const checkout = {
      key: keyId,
      subscriptionId: row.gatewaySubscriptionId ?? '',
      amount: row.amountPaise,
    };
    return succeed('Subscription created successfully', { subscription, data: subscription, checkout });
  });

  registerOperation(app, confirmSubscription, async ({ account, body, request }) => {
    const salonId = await actingSalonId(db, account);
    const row = await findSubscription(db, body.subscriptionId);
    const gatewayId = row?.gatewaySubscriptionId;
    if (!row || !gatewayId) throw noSuchPlan();
    if (row.salonId !== salonId) throw refusedAsMissing(noSuchPlan());
    const { paymentId, signature } = body;
    if (!isSubscriptionSigned({ subscriptionId: gatewayId, paymentId, signature }, keySecret)) {
      request.log.warn({ subscriptionId: gatewayId, paymentId }, 'a mandate came with a wrong signature');
      throw new ApiError('PAYMENT_NOT_VERIFIED', { event: 'crypt_signature_fail' });
    }
    try {
      const after = await syncSubscription(dependencies, gatewayId);
      return succeed('Subscription created successfully', await presented(after));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      await database.transaction((tx) => scheduleSync(tx, gatewayId));
      outbox.wake();
      throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE', { message: LATER });
    }
  });

  registerOperation(app, cancelSubscription, async ({ account, body }) => {
    const { salonId, subscriptionId, atOnce = false } = body ?? {};
    const row = await planToCancel(account, { salonId, subscriptionId });
    const after = await endSubscription(dependencies, account, row, {
      atOnce: atOnce && account.role === 'admin',
    });
    return succeed('Subscription cancelled successfully', await presented(after));
  });

  const planToCancel = async (
    account: Account,
    named: { readonly salonId: string | undefined; readonly subscriptionId: string | undefined },
  ): Promise<SubscriptionRow> => {
    if (named.subscriptionId !== undefined) {
      const row = await findSubscription(db, named.subscriptionId);
      const own = account.role === 'admin' ? row?.salonId : await actingSalonId(db, account);
      if (!row) throw noSuchPlan();
      if (row.salonId !== own) throw refusedAsMissing(noSuchPlan());
      return row;
    }
    const salonId = await actingSalonId(db, account, named.salonId);
    const row = (await findRunning(db, salonId)) ?? (await findPast(db, salonId))[0];
    if (!row) throw noSuchPlan();
    return row;
  };
};

const noSuchPlan = () => new ApiError('NOT_FOUND', { message: 'There is no such plan.' });
const LATER =
  'We could not confirm the plan yet. If the mandate was given, it will appear here in a moment; you need not give it again.';
