import { rupeesOf, toLocalIso } from '@sundara/contracts';
import type { CustomerBookingDetail, OwnReview } from '@sundara/contracts/api';
import {
  type BookingRows,
  disputableUntil,
  type disputes,
  presentCustomerBooking,
} from '../../booking/index.ts';
import type { SalonRow } from '../../marketplace/index.ts';
import { type payments, presentRefund, type RefundRow } from '../../money/index.ts';
import { type BookingEvent, timelineOf } from './booking-timeline.ts';

/** Everything that a booking's details page shows. */
export interface DetailRows extends BookingRows {
  readonly salon: SalonRow;
  readonly payment: typeof payments.$inferSelect | null;
  readonly dispute: typeof disputes.$inferSelect | null;
  readonly refunds: readonly RefundRow[];
  readonly issued: { readonly receipt: boolean; readonly creditNotes: readonly string[] };
  readonly events: readonly BookingEvent[];
  readonly review: OwnReview | null;
}

/** A booking as its details page shows it (specification 1, section 2). */
export const presentBookingDetail = (rows: DetailRows, now: Date): CustomerBookingDetail => {
  const { booking, end, payment, dispute, refunds, issued, disputedAt } = rows;
  const { status, completedAt } = booking;
  const until = disputableUntil({ status, end, completedAt, disputedAt }, now);
  return {
    ...presentCustomerBooking(rows, now),
    price: {
      base: rupeesOf(booking.basePaise),
      discount: rupeesOf(booking.discountPaise),
      fee: rupeesOf(booking.feePaise),
      gst: rupeesOf(booking.gstPaise),
      total: rupeesOf(booking.totalPaise),
    },
    payment: payment?.capturedAt
      ? {
          paymentId: payment.gatewayPaymentId,
          status: payment.status,
          method: payment.method,
          amount: rupeesOf(payment.amountPaise),
          createdAt: toLocalIso(payment.capturedAt),
        }
      : null,
    refunds: refunds.map(presentRefund),
    creditNotes: [...issued.creditNotes],
    hasReceipt: issued.receipt,
    timeline: timelineOf(rows, 'customer'),
    review: rows.review,
    dispute: dispute && {
      reason: dispute.reason,
      createdAt: toLocalIso(dispute.createdAt),
      answer:
        dispute.answer !== null && dispute.answeredAt
          ? { text: dispute.answer, at: toLocalIso(dispute.answeredAt) }
          : null,
      resolution: dispute.resolution,
      resolvedAt: dispute.resolvedAt && toLocalIso(dispute.resolvedAt),
    },
    disputeUntil: until && toLocalIso(until),
  };
};
