import { z } from 'zod';
import { notesSchema } from './entities.ts';

const paise = z.number().int().nonnegative();
const unixSeconds = z.number().int();
const count = z.number().int().nonnegative();

export const planSchema = z.object({
  id: z.string(),
  entity: z.literal('plan'),
  interval: z.number().int().positive(),
  period: z.enum(['daily', 'weekly', 'monthly', 'yearly']),
  item: z.object({
    id: z.string(),
    active: z.literal(true),
    name: z.string(),
    description: z.string().nullable(),
    amount: paise,
    unit_amount: paise,
    currency: z.literal('INR'),
    type: z.literal('plan'),
    unit: z.null(),
    tax_inclusive: z.literal(false),
    tax_id: z.null(),
    tax_group_id: z.null(),
    created_at: unixSeconds,
    updated_at: unixSeconds,
  }),
  notes: notesSchema,
  created_at: unixSeconds,
});

export const subscriptionSchema = z.object({
  id: z.string(),
  entity: z.literal('subscription'),
  plan_id: z.string(),
  /** Null until the customer has authenticated it. */
  customer_id: z.string().nullable(),
  status: z.enum([
    'created',
    'authenticated',
    'active',
    'pending',
    'halted',
    'paused',
    'cancelled',
    'completed',
    'expired',
  ]),
  current_start: unixSeconds.nullable(),
  current_end: unixSeconds.nullable(),
  ended_at: unixSeconds.nullable(),
  quantity: z.number().int().positive(),
  notes: notesSchema,
  /** When the next cycle is charged, or a failed charge is retried; null where nothing is planned. */
  charge_at: unixSeconds.nullable(),
  /** Null until authenticated where it starts at once. */
  start_at: unixSeconds.nullable(),
  end_at: unixSeconds.nullable(),
  /** Charges of the current cycle that failed. */
  auth_attempts: count,
  total_count: z.number().int().positive(),
  paid_count: count,
  customer_notify: z.boolean(),
  created_at: unixSeconds,
  expire_by: unixSeconds.nullable(),
  short_url: z.null(),
  has_scheduled_changes: z.boolean(),
  change_scheduled_at: unixSeconds.nullable(),
  source: z.literal('api'),
  remaining_count: count,
  paused_at: unixSeconds.optional(),
  pause_initiated_by: z.literal('self').nullable().optional(),
});

export const invoiceSchema = z.object({
  id: z.string(),
  entity: z.literal('invoice'),
  receipt: z.null(),
  customer_id: z.string().nullable(),
  order_id: z.string(),
  subscription_id: z.string(),
  payment_id: z.string().nullable(),
  status: z.enum(['issued', 'paid']),
  issued_at: unixSeconds,
  paid_at: unixSeconds.nullable(),
  cancelled_at: z.null(),
  expired_at: z.null(),
  date: unixSeconds,
  partial_payment: z.literal(false),
  gross_amount: paise,
  tax_amount: z.literal(0),
  amount: paise,
  amount_paid: paise,
  amount_due: paise,
  currency: z.literal('INR'),
  description: z.string().nullable(),
  notes: notesSchema,
  billing_start: unixSeconds.nullable(),
  billing_end: unixSeconds.nullable(),
  type: z.literal('invoice'),
  created_at: unixSeconds,
});

export type Plan = z.infer<typeof planSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;

/** A subscription with the state that Razorpay does not show. */
export const storedSubscriptionSchema = z.object({
  subscription: subscriptionSchema,
  /** Cycles that have begun, the current one included. */
  cycles: count,
  /** The payment that authenticated it: each charge is made the same way. */
  paymentId: z.string().nullable(),
});
export type StoredSubscription = z.infer<typeof storedSubscriptionSchema>;
