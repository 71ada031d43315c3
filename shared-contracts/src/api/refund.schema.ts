import * as z from 'zod/mini';

/** A refund as the customer sees it; amounts in rupees, instants as ISO with +05:30. */
export const refundSchema = z.object({
  id: z.string(),
  amount: z.number(),
  /** One of slot-gone, paid-twice, customer-cancelled, salon-cancelled, discretion, by-hand; more may be added. */
  reason: z.string(),
  /** One of due, sent, processed, failed. */
  status: z.string(),
  createdAt: z.string(),
  processedAt: z.nullable(z.string()),
});
export type Refund = z.output<typeof refundSchema>;
