import { z } from 'zod';
import { isEntityId, newEntityId } from '../protocol/entity-id.ts';
import { invalidRequest, unknownId } from '../protocol/razorpay-error.ts';
import { notesField, parseBody } from '../protocol/request-body.ts';
import { unixNow } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';
import type { Invoice, StoredSubscription, Subscription } from '../store/subscription-entities.ts';
import { raise } from '../webhooks/webhook-event.ts';
import { cycleBoundary } from './billing-cycle.ts';
import { admitDemoSubscription } from './demo-subscription.ts';
import { getPlan } from './plan.commands.ts';

const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean);
const future = (name: string) =>
  z
    .number(`The ${name} must be a timestamp.`)
    .int(`The ${name} must be a timestamp.`)
    .refine((at) => at > unixNow(), `The ${name} must be in the future.`)
    .nullable()
    .default(null);
const wholeNumber = (name: string, most: number) =>
  z
    .number(`The ${name} must be an integer.`)
    .int(`The ${name} must be an integer.`)
    .min(1, `The ${name} must be at least 1.`)
    .max(most, `The ${name} may not be greater than ${most}.`);

const createSubscriptionBody = z.strictObject({
  plan_id: z.string('The plan id field is required.'),
  total_count: wholeNumber('total count', 1_200),
  quantity: wholeNumber('quantity', 500).default(1),
  start_at: future('start at'),
  expire_by: future('expire by'),
  customer_notify: flag.default(true),
  notes: notesField,
});

/**
 * `POST /v1/subscriptions`: creates one that awaits the customer's authentication in checkout.
 *
 * @throws RazorpayError 400 for an unknown plan, a count below one, a time in the past, or an unknown field.
 */
export const createSubscription = (ledger: Ledger, requestBody: unknown): Subscription => {
  const body = parseBody(createSubscriptionBody, requestBody);
  const plan = getPlan(ledger, body.plan_id);
  const subscription: Subscription = {
    id: newEntityId('sub'),
    entity: 'subscription',
    plan_id: plan.id,
    customer_id: null,
    status: 'created',
    current_start: null,
    current_end: null,
    ended_at: null,
    quantity: body.quantity,
    notes: body.notes,
    charge_at: body.start_at,
    start_at: body.start_at,
    end_at: body.start_at === null ? null : cycleBoundary(body.start_at, plan, body.total_count),
    auth_attempts: 0,
    total_count: body.total_count,
    paid_count: 0,
    customer_notify: body.customer_notify,
    created_at: unixNow(),
    expire_by: body.expire_by,
    short_url: null,
    has_scheduled_changes: false,
    change_scheduled_at: null,
    source: 'api',
    remaining_count: body.total_count,
  };
  ledger.commit([{ kind: 'subscription', subscription, cycles: 0, paymentId: null }]);
  return subscription;
};

/** @throws RazorpayError 400 for a malformed id, or one that does not exist. */
export const getSubscription = (ledger: Ledger, id: string): StoredSubscription => {
  if (!isEntityId('sub', id)) throw invalidRequest(`${id} is not a valid id`);
  const stored = ledger.subscriptions.get(id) ?? admitDemoSubscription(ledger, id);
  if (!stored) throw unknownId();
  return stored;
};

/** Every invoice of the subscription, newest first. */
export const listInvoices = (ledger: Ledger, subscriptionId: string): Invoice[] => {
  getSubscription(ledger, subscriptionId);
  return [...ledger.invoices.values()].filter((one) => one.subscription_id === subscriptionId).reverse();
};

const cancelBody = z.strictObject({ cancel_at_cycle_end: flag.default(false) });

/**
 * `POST /v1/subscriptions/:id/cancel`: cancels now, or with `cancel_at_cycle_end` at the end of the paid cycle; until
 * then it stays active with a scheduled change.
 *
 * @throws RazorpayError 400 where it has already ended, or has no current cycle that could end.
 */
export const cancelSubscription = (ledger: Ledger, id: string, requestBody: unknown): Subscription => {
  const stored = getSubscription(ledger, id);
  const { status, current_end } = stored.subscription;
  const { cancel_at_cycle_end: atCycleEnd } = parseBody(cancelBody, requestBody);
  if (['cancelled', 'completed', 'expired'].includes(status)) {
    throw invalidRequest(`Subscription is not cancellable in ${status} status.`);
  }
  if (!atCycleEnd) return endAsCancelled(ledger, stored);
  if (status !== 'active' || current_end === null) {
    throw invalidRequest('Subscription cannot be cancelled at cycle end since no billing cycle is going on.');
  }
  const subscription: Subscription = {
    ...stored.subscription,
    charge_at: null,
    has_scheduled_changes: true,
    change_scheduled_at: current_end,
  };
  ledger.commit([{ kind: 'subscription', ...stored, subscription }]);
  return subscription;
};

/** The subscription, cancelled for good. */
export const endAsCancelled = (ledger: Ledger, stored: StoredSubscription): Subscription => {
  const subscription: Subscription = {
    ...stored.subscription,
    status: 'cancelled',
    ended_at: unixNow(),
    charge_at: null,
    has_scheduled_changes: false,
    change_scheduled_at: null,
  };
  ledger.commit([
    { kind: 'subscription', ...stored, subscription },
    raise({ event: 'subscription.cancelled', subscription }),
  ]);
  return subscription;
};

const pauseBody = z.strictObject({ pause_at: z.literal('now', 'The pause at must be now.').default('now') });
const resumeBody = z.strictObject({
  resume_at: z.literal('now', 'The resume at must be now.').default('now'),
});

/** @throws RazorpayError 400 unless it is active; one that is only authenticated is cancelled, as at Razorpay. */
export const pauseSubscription = (ledger: Ledger, id: string, requestBody: unknown): Subscription => {
  parseBody(pauseBody, requestBody);
  const stored = getSubscription(ledger, id);
  if (stored.subscription.status === 'authenticated') return endAsCancelled(ledger, stored);
  if (stored.subscription.status !== 'active') {
    throw invalidRequest(`Subscription is not pausable in ${stored.subscription.status} status.`);
  }
  const subscription: Subscription = {
    ...stored.subscription,
    status: 'paused',
    charge_at: null,
    paused_at: unixNow(),
    pause_initiated_by: 'self',
  };
  ledger.commit([
    { kind: 'subscription', ...stored, subscription },
    raise({ event: 'subscription.paused', subscription }),
  ]);
  return subscription;
};

/** @throws RazorpayError 400 unless it is paused. */
export const resumeSubscription = (ledger: Ledger, id: string, requestBody: unknown): Subscription => {
  parseBody(resumeBody, requestBody);
  const stored = getSubscription(ledger, id);
  if (stored.subscription.status !== 'paused') {
    throw invalidRequest(`Subscription is not resumable in ${stored.subscription.status} status.`);
  }
  const subscription: Subscription = {
    ...stored.subscription,
    status: 'active',
    charge_at: stored.subscription.current_end,
    pause_initiated_by: null,
  };
  ledger.commit([
    { kind: 'subscription', ...stored, subscription },
    raise({ event: 'subscription.resumed', subscription }),
  ]);
  return subscription;
};
