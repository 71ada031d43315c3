import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';
import { REFUND_REASONS } from '../refunds/refunds.tables.ts';

const refunded = z.object({
  bookingId: z.uuid(),
  gatewayPaymentId: z.string(),
  refundedPaise: z.int().positive(),
  reason: z.enum(REFUND_REASONS),
  /** Distinguishes the refunds of one payment. */
  refundId: z.uuid(),
});
export const MAIL_BOOKING_REFUNDED: JobKind<z.output<typeof refunded>> = {
  name: 'mail.booking-refunded',
  payload: refunded,
};
