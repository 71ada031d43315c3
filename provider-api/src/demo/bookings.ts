import {
  addDays,
  addMinutes,
  discountedPrice,
  instantAt,
  localDateOf,
  localTimeOf,
  quote,
} from '@sundara/contracts';
import type { bookingServices, bookings } from '../areas/booking/bookings/bookings.tables.ts';
import { rangeText } from '../areas/booking/time/time-range.ts';
import type { payments } from '../areas/money/payments/payments.tables.ts';
import { DEMO_CUSTOMER, DEMO_GUESTS } from './accounts.ts';
import { idOf } from './random.ts';
import type { DemoSalon } from './salons.ts';

type Status = 'confirmed' | 'completed' | 'cancelled';
/**
 * Who (0 is the demo customer, others are guests), day relative to today, time, days since it was booked, status,
 * service. The visit that is just over was completed less than 24 hours ago at any hour, so that it can be disputed.
 */
type Row = readonly [
  who: number,
  day: number | 'just-over',
  time: string,
  bookedDaysAgo: number,
  Status,
  service: string,
];

/** In the order in which they were booked. */
const VISITS: readonly Row[] = [
  [1, -40, '12:00', 46, 'completed', 'Men’s Haircut'],
  [0, -21, '11:00', 27, 'completed', 'Haircut and Finish'],
  [2, -18, '15:00', 20, 'completed', 'Turmeric Glow Facial'],
  [3, -12, '10:00', 15, 'completed', 'Party Makeup'],
  [0, -9, '16:00', 13, 'completed', 'Spa Pedicure'],
  [4, -6, '14:00', 9, 'completed', 'Coconut Oil Head Massage'],
  [5, -3, '13:00', 8, 'cancelled', 'Gel Polish'],
  [0, 'just-over', '', 6, 'completed', 'Eyebrow Threading'],
  [2, 3, '10:00', 5, 'confirmed', 'Abhyanga Massage'],
  [1, -1, '11:00', 4, 'completed', 'Men’s Haircut'],
  [0, 2, '15:00', 3, 'confirmed', 'Hair Spa'],
  [3, 5, '16:00', 2, 'confirmed', 'Root Touch-up'],
  [5, 1, '14:00', 1, 'confirmed', 'Blow-dry and Style'],
  [0, 6, '11:00', 1, 'confirmed', 'Sandalwood Body Scrub'],
];

/** Some past and future visits to the demo salon, each paid in full; the cancelled one is refunded. */
export const demoBookings = (demo: DemoSalon, now: Date) =>
  VISITS.map((row, index) => demoBooking(demo, row, index, now));

const demoBooking = (
  { salon, services }: DemoSalon,
  [who, day, time, bookedDaysAgo, status, name]: Row,
  index: number,
  now: Date,
) => {
  const service = services.find((sold) => sold.name === name);
  const customer = who === 0 ? DEMO_CUSTOMER : DEMO_GUESTS[who - 1];
  if (!service || !customer) throw new RangeError(`The demo salon has no ${name}, or too few guests.`);
  const id = idOf(`booking ${index}`);
  const today = localDateOf(now);
  const start = day === 'just-over' ? justOver(now) : instantAt(addDays(today, day), time);
  const end = addMinutes(start, service.durationMinutes);
  const bookedAt = instantAt(addDays(today, -bookedDaysAgo), '09:30');
  const cancelledAt = status === 'cancelled' ? addMinutes(bookedAt, 24 * 60) : null;
  const completedAt = status === 'completed' ? end : null;
  const updatedAt = cancelledAt ?? completedAt ?? bookedAt;
  const parts = quote([service]);
  // The payment sandbox reads the amount from it.
  const number = `${String(index).padStart(3, '0')}${String(parts.totalPaise).padStart(7, '0')}`;
  return {
    start,
    end,
    booking: {
      id,
      salonId: salon.id,
      customerId: customer.id,
      no: index + 1,
      during: rangeText({ start, end }),
      status,
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone,
      ...parts,
      createdAt: bookedAt,
      updatedAt,
      confirmedAt: bookedAt,
      cancelledAt,
      cancelledBy: cancelledAt && 'customer',
      completedAt,
    } satisfies typeof bookings.$inferInsert,
    service: {
      bookingId: id,
      position: 0,
      serviceId: service.id,
      name: service.name,
      description: service.description ?? '',
      category: service.category ?? '',
      pricePaise: discountedPrice(service),
      durationMinutes: service.durationMinutes,
    } satisfies typeof bookingServices.$inferInsert,
    payment: {
      bookingId: id,
      gatewayOrderId: `order_Demo${number}`,
      gatewayPaymentId: `pay_Demo${number}`,
      amountPaise: parts.totalPaise,
      status: cancelledAt ? 'refunded' : 'paid',
      method: index % 3 === 0 ? 'card' : 'upi',
      capturedAt: bookedAt,
      createdAt: bookedAt,
      updatedAt,
    } satisfies typeof payments.$inferInsert,
  };
};

/** A start whose visit has been over for at least half an hour and less than 24 hours. */
const justOver = (now: Date): Date => {
  const today = localDateOf(now);
  return localTimeOf(now) >= '13:00' ? instantAt(today, '11:00') : instantAt(addDays(today, -1), '17:00');
};
