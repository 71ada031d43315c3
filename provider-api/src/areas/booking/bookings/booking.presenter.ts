import {
  BOOKING_STATUSES,
  type BookingStatus,
  formatClock,
  formatDate,
  rupeesOf,
  statusLabel,
  toLocalIso,
  wishesOf,
} from '@sundara/contracts';
import type { CustomerBooking, SalonBooking } from '@sundara/contracts/api';
import { addressOf, imageOfPicture, type SalonRow } from '../../marketplace/index.ts';
import { disputableUntil, mayRebook, mayReview } from './after-visit.policy.ts';
import type { bookingServices, bookings } from './bookings.tables.ts';
import { isOpen, mayReschedule } from './reschedule.policy.ts';

export interface BookingRows {
  readonly booking: typeof bookings.$inferSelect;
  readonly start: Date;
  readonly end: Date;
  readonly services: readonly (typeof bookingServices.$inferSelect & {
    readonly specialist: string | null;
    readonly specialization: string | null;
  })[];
  readonly paymentStatus: string | null;
  readonly orderId: string | null;
  /** When its customer disputed it; null if they did not. */
  readonly disputedAt: Date | null;
}

/**
 * The server's internal statuses are not part of the API. They should never get here; if one does, it is shown as
 * pending.
 */
const shownStatus = (status: string): BookingStatus =>
  BOOKING_STATUSES.find((known) => known === status) ?? 'pending';

const both = ({ booking, start, end, services, paymentStatus }: BookingRows) => {
  const status = shownStatus(booking.status);
  const amount = rupeesOf(booking.totalPaise);
  const dateTime = toLocalIso(start);
  return {
    _id: booking.id,
    id: booking.id,
    status,
    statusLabel: statusLabel(status),
    date: dateTime,
    dateTime,
    formattedDate: formatDate(start),
    formattedTime: formatClock(start),
    duration: Math.round((end.getTime() - start.getTime()) / 60_000),
    services: services.map(({ serviceId, name, description, durationMinutes, pricePaise }) => ({
      serviceId,
      name,
      description,
      duration: durationMinutes,
      price: rupeesOf(pricePaise),
    })),
    serviceName: services.map(({ name }) => name).join(', '),
    totalAmount: amount,
    totalPrice: amount,
    amount,
    paymentStatus: paymentStatus ?? 'none',
    ...wishesOf(booking),
    specialists: [...new Set(services.flatMap(({ specialist }) => specialist ?? []))],
    createdAt: toLocalIso(booking.createdAt),
    updatedAt: toLocalIso(booking.updatedAt),
  };
};

/** A booking as its customer sees it, with what may be done about it now (specification 1, section 4). */
export const presentCustomerBooking = (
  rows: BookingRows & { readonly salon: SalonRow },
  now: Date,
): CustomerBooking => {
  const { salon, start, end, disputedAt } = rows;
  const shown = both(rows);
  const { status, attendance, lateReschedules, completedAt } = rows.booking;
  const booking = { status, attendance, start, end, lateReschedules, completedAt, disputedAt, salon };
  return {
    ...shown,
    salonName: salon.name,
    salonAddress: addressOf(salon),
    salon: {
      id: salon.id,
      name: salon.name,
      address: `${salon.street}, ${salon.sublocality}, ${salon.city} ${salon.postalCode}`,
      contact: salon.contactNumber,
      email: salon.email,
      coordinates: { latitude: salon.latitude, longitude: salon.longitude },
      coverImage: imageOfPicture('room', salon.cover, salon.coverIllustration, ''),
    },
    orderId: rows.orderId,
    can: {
      cancel: isOpen(booking, now),
      reschedule: mayReschedule(booking, now),
      rebook: mayRebook(booking, now),
      review: mayReview(booking),
      dispute: disputableUntil(booking, now) !== null,
    },
  };
};

/** A booking as the salon sees it. */
export const presentSalonBooking = (rows: BookingRows): SalonBooking => {
  const { customerName, customerEmail, customerPhone, no, source, attendance } = rows.booking;
  const { basePaise, discountPaise } = rows.booking;
  const [first] = rows.services;
  const shown = both(rows);
  return {
    ...shown,
    no: no ?? 0,
    customer: { name: customerName, email: customerEmail, phone: customerPhone },
    time: shown.formattedTime,
    source,
    share: rupeesOf(basePaise - discountPaise),
    specialist: {
      id: first?.specialistId ?? null,
      name: first?.specialist ?? 'Not Assigned',
      specialization: first?.specialization ?? '',
    },
    attendance,
  };
};
