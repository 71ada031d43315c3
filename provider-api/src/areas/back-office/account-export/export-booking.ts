import { documentNumber, wishesOf } from '@sundara/contracts';
import { photoName, presentHidden } from '../../customer/index.ts';
import { uploadUrl } from '../../marketplace/index.ts';
import type { ExportedBooking } from './export-bookings.repository.ts';
import { amountOf, instantOf } from './export-values.ts';

/** A booking as its customer reads it in the export: names instead of our codes, amounts in rupees and paise. */
export const exportBooking = (row: ExportedBooking) => {
  const { booking, salon, start, end, payment } = row;
  return {
    id: booking.id,
    salon: salon.name,
    address: [salon.street, salon.sublocality, salon.city].join(', '),
    status: booking.status,
    begins: instantOf(start),
    ends: instantOf(end),
    movedBySalonFrom: instantOf(booking.movedBySalonFrom),
    bookedFor: {
      name: booking.customerName,
      email: booking.customerEmail,
      phone: booking.customerPhone,
      state: booking.customerState,
    },
    ...wishesOf(booking),
    services: row.services.map(({ name, durationMinutes, pricePaise, specialist }) => ({
      ...{ name, minutes: durationMinutes, price: amountOf(pricePaise), specialist },
    })),
    price: {
      services: amountOf(booking.basePaise),
      discount: amountOf(booking.discountPaise),
      convenienceFee: amountOf(booking.feePaise),
      gst: amountOf(booking.gstPaise),
      total: amountOf(booking.totalPaise),
    },
    bookedAt: instantOf(booking.createdAt),
    confirmedAt: instantOf(booking.confirmedAt),
    cancelledAt: instantOf(booking.cancelledAt),
    cancelledBy: booking.cancelledBy,
    cancelReason: booking.cancelReason,
    completedAt: instantOf(booking.completedAt),
    /** As recorded by the salon: 'attended', 'no_show', or null for nothing. */
    attendance: booking.attendance,
    saidOfAttendance: row.audit.flatMap(({ at, changes: { attendance } }) =>
      attendance ? [{ at: instantOf(at), was: attendance[0], became: attendance[1] }] : [],
    ),
    history: row.events.map(({ kind, at, fromStart, toStart }) => ({
      what: kind,
      at: instantOf(at),
      ...(fromStart && { movedFrom: instantOf(fromStart) }),
      ...(toStart && { movedTo: instantOf(toStart) }),
    })),
    payment: payment && {
      order: payment.gatewayOrderId,
      payment: payment.gatewayPaymentId,
      status: payment.status,
      method: payment.method,
      amount: amountOf(payment.amountPaise),
      paidAt: instantOf(payment.capturedAt),
    },
    refunds: row.refunds.map(({ amountPaise, reason, status, createdAt, processedAt }) => ({
      ...{ amount: amountOf(amountPaise), reason, status },
      dueSince: instantOf(createdAt),
      paidOutAt: instantOf(processedAt),
    })),
    receipts: row.receipts.map(({ kind, financialYear, no, issuedAt }) => ({
      kind,
      number: documentNumber(kind, financialYear, no),
      issuedAt: instantOf(issuedAt),
    })),
    dispute: exportDispute(row),
    review: exportReview(row),
  };
};

const exportDispute = ({ dispute }: ExportedBooking) =>
  dispute && {
    reason: dispute.reason,
    raisedAt: instantOf(dispute.createdAt),
    answer: dispute.answer,
    answeredAt: instantOf(dispute.answeredAt),
    resolution: dispute.resolution,
    resolvedAt: instantOf(dispute.resolvedAt),
  };

const exportReview = ({ review, versions, photos, audit }: ExportedBooking) => {
  if (!review) return null;
  const hidden = presentHidden(review);
  return {
    ...{ rating: review.rating, title: review.title, comment: review.comment },
    writtenAt: instantOf(review.createdAt),
    changedAt: instantOf(review.editedAt),
    photos: photos.map(({ id }) => uploadUrl(photoName(id))),
    earlierVersions: versions.map(({ rating, title, comment, writtenAt }) => ({
      ...{ rating, title, comment },
      writtenAt: instantOf(writtenAt),
    })),
    salonsReply: review.reply,
    repliedAt: instantOf(review.repliedAt),
    hidden: hidden && { since: hidden.at, reason: hidden.reasonText, words: hidden.words },
    earlierReplies: audit.flatMap(({ at, changes: { reply } }) =>
      typeof reply?.[0] === 'string' ? [{ text: reply[0], until: instantOf(at) }] : [],
    ),
  };
};
