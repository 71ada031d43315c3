import { type Quote, rupeesOf, toLocalIso } from '@sundara/contracts';
import type { SalonBookingDetail } from '@sundara/contracts/api';
import { type BookingRows, type disputes, presentSalonBooking, salonAnswerBy } from '../../booking/index.ts';
import { type BookingEvent, type Reader, timelineOf } from '../../customer/index.ts';
import { type payments, presentRefund, type RefundRow } from '../../money/index.ts';
import { mayGrant } from './grant.policy.ts';
import { statusesFor, whyNoAttendance } from './salon-status.policy.ts';

/** Everything that the salon's page of one booking shows. */
export interface SalonDetailRows extends BookingRows {
  readonly payment: typeof payments.$inferSelect | null;
  readonly dispute: typeof disputes.$inferSelect | null;
  readonly refunds: readonly RefundRow[];
  readonly events: readonly BookingEvent[];
  readonly history: SalonBookingDetail['history'];
  readonly client: SalonBookingDetail['client'];
  /** What is left of its payment, and how much was refunded. */
  readonly leftPaise: number;
  readonly refundedPaise: number;
}

/** A booking as its salon's details page shows it (specification 2, section 2). */
export const presentSalonBookingDetail = (
  rows: SalonDetailRows,
  reader: Reader,
  now: Date,
): SalonBookingDetail => {
  const { booking, start, services, payment, refunds, dispute, leftPaise, refundedPaise } = rows;
  const visit = { ...booking, start, refundedPaise };
  return {
    ...presentSalonBooking(rows),
    parts: services.map((part) => ({
      serviceId: part.serviceId,
      name: part.name,
      duration: part.durationMinutes,
      price: rupeesOf(part.pricePaise),
      specialistId: part.specialistId,
      specialist: part.specialist,
    })),
    price: priceOf(booking),
    payment: payment?.capturedAt
      ? {
          status: payment.status,
          method: payment.method,
          amount: rupeesOf(payment.amountPaise),
          paidAt: toLocalIso(payment.capturedAt),
        }
      : null,
    refunds: refunds.map(presentRefund),
    timeline: timelineOf({ ...rows, booking }, reader),
    dispute: dispute && presentDispute(dispute),
    history: rows.history,
    client: rows.client,
    can: {
      statuses: statusesFor(visit),
      move: booking.status === 'pending' || booking.status === 'confirmed',
      attendance: whyNoAttendance(visit, now) === undefined,
      grantRefund: mayGrant(visit) && leftPaise > 0,
    },
  };
};

const presentDispute = (dispute: typeof disputes.$inferSelect): SalonBookingDetail['dispute'] => ({
  createdAt: toLocalIso(dispute.createdAt),
  reason: dispute.reason,
  answerBy: toLocalIso(salonAnswerBy(dispute.createdAt)),
  answer:
    dispute.salonAnswer !== null && dispute.salonAnsweredAt
      ? { text: dispute.salonAnswer, at: toLocalIso(dispute.salonAnsweredAt) }
      : null,
  resolution: dispute.salonResolution,
  resolvedAt: dispute.resolvedAt && toLocalIso(dispute.resolvedAt),
});

const priceOf = ({ basePaise, discountPaise, feePaise, gstPaise, totalPaise }: Quote) => ({
  base: rupeesOf(basePaise),
  discount: rupeesOf(discountPaise),
  fee: rupeesOf(feePaise),
  gst: rupeesOf(gstPaise),
  total: rupeesOf(totalPaise),
});
