import {
  BOOKING_STATUSES,
  type BookingStatus,
  formatClock,
  formatDate,
  rupeesOf,
  statusLabel,
  toLocalIso,
} from '@sundara/contracts';
import type { CustomerBooking, SalonBooking } from '@sundara/contracts/api';
import type { SalonRow } from '../salons/salon.presenter.ts';
import { addressOf } from '../salons/salon.presenter.ts';
import type { bookingServices, bookings } from './bookings.tables.ts';

export interface BookingRows {
  readonly booking: typeof bookings.$inferSelect;
  readonly start: Date;
  readonly end: Date;
  readonly services: readonly (typeof bookingServices.$inferSelect)[];
  readonly paymentStatus: string | null;
}

/** The server's own statuses have no name outside; they never get this far, but if one did it would be pending. */
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
    specialRequests: booking.specialRequests,
    createdAt: toLocalIso(booking.createdAt),
    updatedAt: toLocalIso(booking.updatedAt),
  };
};

/** A booking as its customer sees it, with what may be done about it now (specification 1, section 4). */
export const presentCustomerBooking = (
  rows: BookingRows & { readonly salon: SalonRow },
  now: Date,
): CustomerBooking => {
  const { salon, start } = rows;
  const shown = both(rows);
  const open = (shown.status === 'pending' || shown.status === 'confirmed') && now < start;
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
    },
    can: { cancel: open, reschedule: open },
  };
};

/** A booking as the salon sees it. */
export const presentSalonBooking = (rows: BookingRows): SalonBooking => {
  const { customerName, customerEmail, customerPhone, no } = rows.booking;
  const shown = both(rows);
  return {
    ...shown,
    no: no ?? 0,
    customer: { name: customerName, email: customerEmail, phone: customerPhone },
    time: shown.formattedTime,
  };
};
