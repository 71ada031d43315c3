import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { keepable, uuidText } from './text.ts';

/** Prices in rupees per cycle, tax included (specification 2, section 9). */
export const PLANS = [
  { id: 'weekly', label: 'Weekly', rupees: 500, per: 'week', isBest: false },
  { id: 'monthly', label: 'Monthly', rupees: 1500, per: 'month', isBest: true },
] as const;
export const PLAN_IDS = ['weekly', 'monthly'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** `pending` waits for the owner's mandate; `active` has paid; `cancelling` is active until `endDate`. */
export const SUBSCRIPTION_STATES = ['pending', 'active', 'cancelling', 'halted', 'ended'] as const;

/** Instants as ISO with +05:30, amounts in rupees. */
export const subscriptionSchema = z.object({
  _id: z.string(),
  id: z.string(),
  plan: z.enum(PLAN_IDS),
  state: z.enum(SUBSCRIPTION_STATES),
  active: z.boolean(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  /** When the next cycle is charged; null if none will be. */
  nextChargeAt: z.nullable(z.string()),
  amount: z.number(),
  razorpaySubscriptionId: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  createdAt: z.string(),
  charges: z.array(
    z.object({ id: z.string(), amount: z.number(), paidAt: z.string(), from: z.string(), to: z.string() }),
  ),
});
export type Subscription = z.output<typeof subscriptionSchema>;

const access = ['salon', 'admin'] as const;
const own = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const ofSalon = { salonId: z.optional(uuidText) };
const one = envelope({ subscription: z.nullable(subscriptionSchema), data: z.nullable(subscriptionSchema) });

/** The current plan; null without one. An admin names the salon. */
export const currentSubscription = operation({
  name: 'salon.subscription',
  summary: "The salon's current plan",
  method: 'GET',
  path: '/api/salon/subscription',
  access,
  query: z.object(ofSalon),
  reply: one,
  errors: [...own],
  rules: { salonId: 'An admin names the salon' },
});

export const pastSubscriptions = operation({
  name: 'salon.subscriptions',
  summary: 'The plans that the salon had, the latest first',
  method: 'GET',
  path: '/api/salon/subscriptions',
  access,
  query: z.object(ofSalon),
  reply: envelope({ subscriptions: z.array(subscriptionSchema), data: z.array(subscriptionSchema) }),
  errors: [...own],
  rules: { salonId: 'An admin names the salon' },
});

/**
 * Starts a plan. `checkout` is what the gateway's checkout needs so that the owner can give the mandate; null if
 * nothing has to be authorised. A plan that still waits for its mandate is replaced by the new one; an admin who
 * repeats the same order gets the same plan again.
 */
export const subscribe = operation({
  name: 'salon.subscribe',
  summary: 'Begin a plan',
  method: 'POST',
  path: '/api/salon/subscription',
  access,
  body: z.object({ ...ofSalon, plan: z.enum(PLAN_IDS, 'Invalid plan selected') }),
  reply: envelope({
    subscription: subscriptionSchema,
    data: subscriptionSchema,
    checkout: z.nullable(z.object({ key: z.string(), subscriptionId: z.string(), amount: z.int() })),
  }),
  errors: [...own, 'SUBSCRIPTION_ACTIVE', 'PAYMENT_GATEWAY_UNAVAILABLE'],
  rules: { salonId: 'An admin names the salon' },
});

/** Takes the checkout's result; the gateway is queried too. Safe to repeat. */
export const confirmSubscription = operation({
  name: 'salon.confirmSubscription',
  summary: 'Turn a mandate into a running plan',
  method: 'POST',
  path: '/api/salon/subscription/confirm',
  access: ['salon'],
  body: z.object({
    subscriptionId: z.string().check(z.maxLength(64), keepable),
    paymentId: z.string().check(z.maxLength(64), keepable),
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'The signature is 64 hexadecimal digits')),
  }),
  reply: one,
  errors: [...own, 'PAYMENT_NOT_VERIFIED', 'PAYMENT_GATEWAY_UNAVAILABLE'],
});

/** For an owner, the plan ends with the paid cycle; an admin may end it at once (resolutions M11). Safe to repeat. */
export const cancelSubscription = operation({
  name: 'salon.cancelSubscription',
  summary: 'Cancel the plan',
  method: 'POST',
  path: '/api/salon/subscription/cancel',
  access,
  body: z.optional(
    z.nullable(
      z.object({
        subscriptionId: z.optional(z.string().check(z.maxLength(64), keepable)),
        salonId: z.optional(uuidText),
        atOnce: z._default(z.boolean(), false),
      }),
    ),
  ),
  reply: one,
  errors: [...own, 'PAYMENT_GATEWAY_UNAVAILABLE'],
  rules: { salonId: 'An admin names the salon' },
});

/** A URL for a charge's tax invoice as PDF, valid for ten minutes without signing in. */
export const subscriptionInvoice = operation({
  name: 'salon.subscriptionInvoice',
  summary: 'The invoice of a charge',
  method: 'GET',
  path: '/api/salon/subscription/charges/:id/invoice',
  access: ['salon'],
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  reply: envelope({ name: z.string(), url: z.string() }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
