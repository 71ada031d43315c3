import { addDays, addMinutes, discountedPrice, instantAt, localDateOf, quote } from '@sundara/contracts';
import type { bookingServices, bookings } from '../bookings/bookings.tables.ts';
import { rangeText } from '../bookings/time-range.ts';
import type { payments } from '../payments/payments.tables.ts';
import { idOf } from './random.ts';
import type { DemoSalon } from './salons.ts';

interface DemoCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Days from today and clock times of the demo bookings; those before today are completed. */
const VISITS = [
  [-21, '11:00'],
  [-9, '16:00'],
  [-2, '12:00'],
  [2, '15:00'],
  [6, '11:00'],
] as const;

/** A few visits of the demo customer at the demo salon, past and to come, each paid in full. */
export const demoBookings = ({ salon, services }: DemoSalon, customer: DemoCustomer, now: Date) =>
  VISITS.map(([days, time], index) => {
    const service = services[index % services.length];
    if (!service) throw new RangeError('The demo salon sells nothing.');
    const id = idOf(`booking ${index}`);
    const start = instantAt(addDays(localDateOf(now), days), time);
    const minutes = service.durationMinutes ?? 30;
    const bookedAt = new Date(start.getTime() - 10 * 86_400_000);
    const price = { pricePaise: service.pricePaise, discountPercent: service.discountPercent ?? 0 };
    const parts = quote([price]);
    const past = days < 0;
    return {
      booking: {
        id,
        salonId: salon.id,
        customerId: customer.id,
        no: index + 1,
        seat: 1,
        during: rangeText({ start, end: addMinutes(start, minutes) }),
        status: past ? 'completed' : 'confirmed',
        customerName: customer.name,
        customerEmail: customer.email,
        customerPhone: customer.phone,
        ...parts,
        createdAt: bookedAt,
        updatedAt: bookedAt,
        confirmedAt: bookedAt,
        completedAt: past ? addMinutes(start, minutes) : null,
      } satisfies typeof bookings.$inferInsert,
      service: {
        bookingId: id,
        position: 0,
        serviceId: service.id,
        name: service.name,
        description: service.description ?? '',
        category: service.category ?? 'Other',
        pricePaise: discountedPrice(price),
        durationMinutes: minutes,
      } satisfies typeof bookingServices.$inferInsert,
      payment: {
        bookingId: id,
        gatewayOrderId: `order_Demo${String(index).padStart(10, '0')}`,
        gatewayPaymentId: `pay_Demo${String(index).padStart(10, '0')}`,
        amountPaise: parts.totalPaise,
        status: 'paid',
        method: 'upi',
        capturedAt: bookedAt,
        createdAt: bookedAt,
        updatedAt: bookedAt,
      } satisfies typeof payments.$inferInsert,
    };
  });
