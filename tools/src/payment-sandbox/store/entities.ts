import { z } from 'zod';

/** Razorpay writes empty notes as `[]`, filled ones as an object. */
export const notesSchema = z.union([z.record(z.string(), z.union([z.string(), z.number()])), z.tuple([])]);

const paise = z.number().int().nonnegative();
const unixSeconds = z.number().int();

export const orderSchema = z.object({
  id: z.string(),
  entity: z.literal('order'),
  amount: paise,
  amount_paid: paise,
  amount_due: paise,
  currency: z.literal('INR'),
  receipt: z.string().nullable(),
  offer_id: z.null(),
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: z.number().int().nonnegative(),
  notes: notesSchema,
  created_at: unixSeconds,
});

/** What is stored of a card: never its number. */
export const cardSchema = z.object({
  id: z.string(),
  entity: z.literal('card'),
  name: z.string(),
  last4: z.string().length(4),
  network: z.enum(['Visa', 'MasterCard', 'RuPay', 'Diners Club', 'American Express']),
  type: z.enum(['debit', 'credit']),
  issuer: z.null(),
  international: z.boolean(),
  emi: z.literal(false),
  sub_type: z.literal('consumer'),
});

const acquirerReference = z.record(z.string(), z.string().nullable());

export const paymentSchema = z.object({
  id: z.string(),
  entity: z.literal('payment'),
  amount: paise,
  currency: z.literal('INR'),
  status: z.enum(['authorized', 'captured', 'refunded', 'failed']),
  order_id: z.string(),
  invoice_id: z.string().nullable(),
  international: z.boolean(),
  method: z.enum(['card', 'upi']),
  amount_refunded: paise,
  refund_status: z.enum(['partial', 'full']).nullable(),
  captured: z.boolean(),
  description: z.string().nullable(),
  card_id: z.string().nullable(),
  card: cardSchema.optional(),
  bank: z.null(),
  wallet: z.null(),
  vpa: z.string().nullable(),
  email: z.string(),
  contact: z.string().nullable(),
  notes: notesSchema,
  /** Paise, tax included; null until captured. */
  fee: paise.nullable(),
  tax: paise.nullable(),
  error_code: z.string().nullable(),
  error_description: z.string().nullable(),
  error_source: z.string().nullable(),
  error_step: z.string().nullable(),
  error_reason: z.string().nullable(),
  acquirer_data: acquirerReference,
  created_at: unixSeconds,
});

export const refundSchema = z.object({
  id: z.string(),
  entity: z.literal('refund'),
  amount: paise,
  currency: z.literal('INR'),
  payment_id: z.string(),
  notes: notesSchema,
  receipt: z.string().nullable(),
  acquirer_data: acquirerReference,
  created_at: unixSeconds,
  batch_id: z.null(),
  status: z.enum(['pending', 'processed', 'failed']),
  /** Null until it is processed. */
  speed_processed: z.literal('normal').nullable(),
  speed_requested: z.enum(['normal', 'optimum']),
});

export type Notes = z.infer<typeof notesSchema>;
export type Order = z.infer<typeof orderSchema>;
export type Payment = z.infer<typeof paymentSchema>;
export type Card = z.infer<typeof cardSchema>;
export type Refund = z.infer<typeof refundSchema>;

/** Now, in the whole seconds since 1970 that Razorpay's `created_at` counts. */
export const unixNow = (): number => {
  return Math.floor(Date.now() / 1000);
};
