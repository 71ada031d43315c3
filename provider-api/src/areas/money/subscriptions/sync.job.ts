import { addMinutes } from '@sundara/contracts';
import * as z from 'zod';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { enqueueJob, enqueueJobs } from '../../../platform/outbox/enqueue-job.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { GatewayError } from '../gateway/gateway.ts';
import type { PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { applyNews } from './apply-gateway-update.ts';
import { findOpenAtGateway, findSubscription, type SubscriptionRow } from './subscription.repository.ts';

const payload = z.object({ subscriptionId: z.string() });

/** Asks the gateway for the state of a plan; its key is the gateway's id of the subscription. */
export const SUBSCRIPTION_SYNC: JobKind<z.output<typeof payload>> = {
  name: 'subscription.sync',
  payload,
  retryGapsSeconds: [10, 60, 600, 3_600, 21_600, 86_400],
};

const HOUR = 60;
const DAY = 24 * HOUR;
/** How long a plan may wait for its mandate. */
const WAITS_DAYS = 7;

export type SyncDependencies = Pick<PaymentDependencies, 'database' | 'gateway' | 'now' | 'log'>;

/** Schedules a check of a subscription at the gateway, at once by default. */
export const scheduleSync = (
  tx: TransactionHandle,
  subscriptionId: string,
  options: { readonly runAt?: Date } = {},
): Promise<void> =>
  enqueueJob(tx, SUBSCRIPTION_SYNC, subscriptionId, { subscriptionId }, { ...options, replace: true });

/**
 * Asks the gateway about a subscription and applies the answer. Webhooks lead here too: whatever order they come in,
 * only what the gateway reports now counts.
 * @throws GatewayError when it does not answer; nothing is changed then
 */
export const syncSubscription = async (
  { database, gateway, now, log }: SyncDependencies,
  gatewayId: string,
): Promise<SubscriptionRow | undefined> => {
  const known = await findSubscription(database.db, gatewayId);
  if (!known) return undefined;
  const [subscription, charges] = await Promise.all([
    gateway.fetchSubscription(gatewayId),
    gateway.fetchSubscriptionCharges(gatewayId),
  ]);
  const { row, odd } = await database.transaction((tx) =>
    applyNews(tx, known.id, { subscription, charges }, now()),
  );
  for (const charge of odd) log.error({ subscription, charge }, 'a plan was charged another amount');
  return row;
};

/** When the plan is checked again automatically; undefined once it has ended. */
export const nextSyncAt = ({ state, createdAt, nextChargeAt, endDate }: SubscriptionRow, now: Date) => {
  if (state === 'ended') return undefined;
  const ages = (now.getTime() - createdAt.getTime()) / 60_000;
  if (state === 'pending') return addMinutes(now, ages < HOUR ? 10 : 6 * HOUR);
  const due = state === 'active' ? nextChargeAt : endDate;
  const soon = due && due > now ? addMinutes(due, 10) : addMinutes(now, HOUR);
  return new Date(Math.min(soon.getTime(), addMinutes(now, DAY).getTime()));
};

/** Keeps a plan in sync with the gateway. A plan that nobody authorised within a week is cancelled. */
export const subscriptionSyncJob = (dependencies: SyncDependencies): Job =>
  jobOf(SUBSCRIPTION_SYNC, async ({ subscriptionId }) => {
    const row = await syncSubscription(dependencies, subscriptionId);
    const now = dependencies.now();
    if (row?.state === 'pending' && now > addMinutes(row.createdAt, WAITS_DAYS * DAY)) {
      await dependencies.gateway
        .cancelSubscription({ subscriptionId, atCycleEnd: false })
        .catch((error: unknown) => {
          if (!(error instanceof GatewayError) || error.kind !== 'rejected') throw error;
        });
      await syncSubscription(dependencies, subscriptionId);
      return;
    }
    const again = row && nextSyncAt(row, now);
    return again && { again };
  });

/** Ids of the demo data's subscriptions, about which the gateway is not asked automatically. */
const DEMO = /^sub_Demo/;

/** At the start: schedules a check of every plan that continues, where no job exists already. */
export const scheduleOpenSubscriptions = async (database: Database, now: Date): Promise<void> => {
  const jobs = (await findOpen(database.db)).map((row) => {
    const subscriptionId = row.gatewaySubscriptionId ?? '';
    return { key: subscriptionId, payload: { subscriptionId }, runAt: nextSyncAt(row, now) ?? now };
  });
  if (jobs.length > 0) await database.transaction((tx) => enqueueJobs(tx, SUBSCRIPTION_SYNC, jobs));
};

const findOpen = async (db: DatabaseHandle) =>
  (await findOpenAtGateway(db)).filter(
    ({ gatewaySubscriptionId }) => !DEMO.test(gatewaySubscriptionId ?? ''),
  );
