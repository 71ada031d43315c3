import { type PlanId, subscribe } from '@sundara/contracts/api';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { lockSalon, writeAudit } from '../../marketplace/index.ts';
import { GatewayError, type GatewaySubscription } from '../gateway/gateway.ts';
import type { PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { CYCLES, type createGatewayPlans, planOf } from './gateway-plans.ts';
import { findRunning, type SubscriptionRow } from './subscription.repository.ts';
import { subscriptions } from './subscriptions.tables.ts';
import { scheduleSync, syncSubscription } from './sync.job.ts';

type Dependencies = PaymentDependencies & { readonly plans: ReturnType<typeof createGatewayPlans> };

/** When a new plan is first checked at the gateway, because its owner may have authorised it by then. */
const FIRST_SYNC_MS = 10 * 60_000;

interface Wish {
  readonly account: Account;
  readonly salonId: string;
  readonly plan: PlanId;
}

/**
 * Opens a subscription at the gateway, which then waits for the owner's mandate. A subscription that is already waiting
 * is replaced, unless the gateway reports that it runs; an admin who asks for the same plan again gets the waiting one,
 * so that a repeated order opens no second.
 * @throws ApiError SUBSCRIPTION_ACTIVE; NOT_FOUND where the salon was deleted meanwhile; PAYMENT_GATEWAY_UNAVAILABLE,
 *   and nothing has begun
 */
export const beginSubscription = async (dependencies: Dependencies, wish: Wish): Promise<SubscriptionRow> => {
  const { database, gateway, plans } = dependencies;
  const { salonId, plan } = wish;
  const waiting = await makeWay(dependencies, wish);
  if (waiting) return askedAgain(dependencies, wish, waiting);
  const opened = await atGateway(async (): Promise<GatewaySubscription> => {
    const planId = await plans(plan);
    return gateway.createSubscription({ planId, totalCount: CYCLES[plan], notes: { salon: salonId } });
  });
  try {
    return await writeSubscription(dependencies, wish, opened);
  } catch (error) {
    // Another request was faster: nobody must authorise this subscription.
    await gateway.cancelSubscription({ subscriptionId: opened.id, atCycleEnd: false }).catch(() => {});
    const first = await findRunning(database.db, salonId);
    if (first && isRepeated(wish, first)) return askedAgain(dependencies, wish, first);
    throw error;
  }
};

const writeSubscription = (
  { database, now }: Dependencies,
  { account, salonId, plan }: Wish,
  opened: GatewaySubscription,
): Promise<SubscriptionRow> =>
  database.transaction(async (tx) => {
    const salon = await lockSalon(tx, salonId);
    if (!salon || salon.deletedAt) throw new ApiError('NOT_FOUND', { message: 'There is no such salon.' });
    if (await findRunning(tx, salonId)) throw new ApiError('SUBSCRIPTION_ACTIVE');
    const at = now();
    const [row] = await tx
      .insert(subscriptions)
      .values({
        salonId,
        plan,
        state: 'pending',
        amountPaise: planOf(plan).amountPaise,
        gatewaySubscriptionId: opened.id,
        ...{ createdAt: at, updatedAt: at },
      })
      .returning();
    if (!row) throw new Error('The subscription was not written.');
    await scheduleSync(tx, opened.id, { runAt: new Date(at.getTime() + FIRST_SYNC_MS) });
    const changes = { plan: [null, plan] } as const;
    await writeAudit(tx, account, { salonId, action: subscribe.name, subjectId: row.id, changes }, at);
    return row;
  });

/**
 * Returns the same plan for a repeated order and records that in the audit: the gateway was asked again for its state.
 */
const askedAgain = async (
  { database, now }: Dependencies,
  { account, salonId }: Wish,
  row: SubscriptionRow,
): Promise<SubscriptionRow> => {
  const entry = { salonId, action: subscribe.name, subjectId: row.id };
  await database.transaction((tx) => writeAudit(tx, account, entry, now()));
  return row;
};

const isRepeated = ({ account, plan }: Wish, row: SubscriptionRow): boolean =>
  account.role === 'admin' && row.state === 'pending' && row.plan === plan;

/** @returns the waiting subscription, if it is the requested one */
const makeWay = async (dependencies: Dependencies, wish: Wish): Promise<SubscriptionRow | undefined> => {
  const { database, gateway } = dependencies;
  const running = await findRunning(database.db, wish.salonId);
  if (!running) return undefined;
  const subscriptionId = running.gatewaySubscriptionId;
  if (running.state !== 'pending' || !subscriptionId) throw new ApiError('SUBSCRIPTION_ACTIVE');
  const after = await atGateway(async () => {
    const first = await syncSubscription(dependencies, subscriptionId);
    if (first?.state !== 'pending' || isRepeated(wish, first)) return first;
    await gateway.cancelSubscription({ subscriptionId, atCycleEnd: false });
    return syncSubscription(dependencies, subscriptionId);
  });
  if (after && isRepeated(wish, after)) return after;
  if (after && after.state !== 'ended') throw new ApiError('SUBSCRIPTION_ACTIVE');
  return undefined;
};

/** @throws ApiError PAYMENT_GATEWAY_UNAVAILABLE for every failure of the gateway */
export const atGateway = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayError) throw new ApiError('PAYMENT_GATEWAY_UNAVAILABLE');
    throw error;
  }
};
