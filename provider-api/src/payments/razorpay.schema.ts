import * as z from 'zod';
import type { GatewayOrder, GatewayPayment, GatewayRefund } from './gateway.ts';

/** Razorpay's entities, as far as this product reads them; what else they carry is passed over. */

const paise = z.int().nonnegative();
const entityId = z.string().min(1).max(64);

export const orderEntity = z
  .object({ id: entityId, amount: paise, currency: z.string() })
  .transform(({ id, amount, currency }): GatewayOrder => ({ id, amountPaise: amount, currency }));

export const paymentEntity = z
  .object({
    id: entityId,
    order_id: entityId.nullish(),
    amount: paise,
    amount_refunded: paise.nullish(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: z.string().max(40).nullish(),
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
    }),
  );

export const paymentCollection = z.object({ items: z.array(paymentEntity) });

export const refundEntity = z
  .object({
    id: entityId,
    payment_id: entityId,
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
  })
  .transform(
    ({ id, payment_id, amount, status }): GatewayRefund => ({
      id,
      paymentId: payment_id,
      amountPaise: amount,
      status,
    }),
  );

/** Why the gateway refuses; a proxy in between may answer without it. */
export const errorEnvelope = z.object({ error: z.object({ description: z.string() }) });
