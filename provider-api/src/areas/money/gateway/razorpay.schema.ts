import * as z from 'zod';
import type {
  GatewayCharge,
  GatewayOrder,
  GatewayPayment,
  GatewayPlan,
  GatewayRefund,
  GatewaySubscription,
} from './gateway.ts';

/** Razorpay's entities, as far as this product reads them; all other fields are ignored. */

/** Longer than any message of the gateway, which we store and show. */
const LONGEST_DESCRIPTION = 500;

const paise = z.int().nonnegative();
const entityId = z.string().min(1).max(64);
/** Seconds since 1970; the few instants that we read do not affect money, so none is required. */
const instant = z
  .int()
  .nonnegative()
  .nullish()
  .transform((seconds) => (typeof seconds === 'number' ? new Date(seconds * 1000) : undefined));

export const orderEntity = z
  .object({
    id: entityId,
    amount: paise,
    currency: z.string(),
    status: z.enum(['created', 'attempted', 'paid']),
  })
  .transform(
    ({ id, amount, currency, status }): GatewayOrder => ({ id, amountPaise: amount, currency, status }),
  );

export const paymentEntity = z
  .object({
    id: entityId,
    order_id: entityId.nullish(),
    amount: paise,
    amount_refunded: paise.nullish(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: z.string().max(40).nullish(),
    error_description: z.string().nullish(),
    created_at: instant,
  })
  .transform(
    (payment): GatewayPayment => ({
      id: payment.id,
      orderId: payment.order_id ?? undefined,
      amountPaise: payment.amount,
      refundedPaise: payment.amount_refunded ?? 0,
      currency: payment.currency,
      status: payment.status,
      method: payment.method ?? '',
      errorDescription: payment.error_description?.slice(0, LONGEST_DESCRIPTION) || undefined,
      createdAt: payment.created_at,
    }),
  );

export const paymentCollection = z.object({ items: z.array(paymentEntity) });

export const refundEntity = z
  .object({
    id: entityId,
    payment_id: entityId,
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: z.string().max(64).nullish(),
  })
  .transform(
    ({ id, payment_id, amount, status, receipt }): GatewayRefund => ({
      id,
      paymentId: payment_id,
      amountPaise: amount,
      status,
      ...(receipt && { receipt }),
    }),
  );

export const refundCollection = z.object({ items: z.array(refundEntity) });

export const planEntity = z
  .object({
    id: entityId,
    period: z.enum(['daily', 'weekly', 'monthly', 'yearly']),
    interval: z.int().positive(),
    item: z.object({ name: z.string(), amount: paise, currency: z.string() }),
  })
  .transform(
    ({ id, period, interval, item: { name, amount, currency } }): GatewayPlan => ({
      ...{ id, period, interval, name, currency },
      amountPaise: amount,
    }),
  );

export const subscriptionEntity = z
  .object({
    id: entityId,
    plan_id: entityId,
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
    total_count: z.int().nonnegative(),
    paid_count: z.int().nonnegative(),
    current_start: instant,
    current_end: instant,
    charge_at: instant,
    ended_at: instant,
  })
  .transform(
    (subscription): GatewaySubscription => ({
      id: subscription.id,
      planId: subscription.plan_id,
      status: subscription.status,
      totalCount: subscription.total_count,
      paidCount: subscription.paid_count,
      currentStart: subscription.current_start,
      currentEnd: subscription.current_end,
      chargeAt: subscription.charge_at,
      endedAt: subscription.ended_at,
    }),
  );

/** A subscription's invoice for one cycle; an unpaid one is not a charge yet. */
const invoiceEntity = z
  .object({
    id: entityId,
    payment_id: entityId.nullish(),
    status: z.string(),
    amount_paid: paise.nullish(),
    paid_at: instant,
    billing_start: instant,
    billing_end: instant,
  })
  .transform(({ id, payment_id, status, amount_paid, paid_at, billing_start, billing_end }) => {
    const paid = status === 'paid' && payment_id && amount_paid && paid_at && billing_start && billing_end;
    const charge: GatewayCharge | undefined = paid
      ? {
          paymentId: payment_id,
          amountPaise: amount_paid,
          paidAt: paid_at,
          cycleStart: billing_start,
          cycleEnd: billing_end,
        }
      : undefined;
    return { id, charge };
  });

export const invoiceCollection = z.object({ items: z.array(invoiceEntity) });

/** Why the gateway refuses; a proxy in between may answer without it. */
export const errorEnvelope = z.object({ error: z.object({ description: z.string() }) });
