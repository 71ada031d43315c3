import { type Assignment, addMinutes, discountedPrice, quote } from '@sundara/contracts';
import type { bookingServices, bookings } from '../areas/booking/bookings/bookings.tables.ts';
import { whoDoes } from '../areas/booking/bookings/occupations.repository.ts';
import { rangeText } from '../areas/booking/time/time-range.ts';
import type { payments } from '../areas/money/payments/payments.tables.ts';
import type { DemoGuest } from './guests.ts';
import { idOf, type Random } from './random.ts';
import type { DemoService } from './services.ts';

export interface DiaryVisit {
  readonly start: Date;
  readonly booking: typeof bookings.$inferInsert & { readonly id: string; readonly createdAt: Date };
  readonly services: readonly (typeof bookingServices.$inferInsert)[];
  readonly assignments: readonly Assignment[];
  /** Null for a walk-in, which is paid at the salon. */
  readonly payment: (typeof payments.$inferInsert & { readonly gatewayPaymentId: string }) | null;
  /** When it was refunded in full; null if it was not. */
  readonly refundedAt: Date | null;
  /** Whether it occupies somebody; past visits do too, so that no two of them overlap. */
  readonly occupies: boolean;
}

interface Planned {
  readonly sold: readonly DemoService[];
  readonly start: Date;
  readonly guest: DemoGuest;
  readonly assignments: readonly Assignment[];
  /** The visit's index in the diary, from 0. */
  readonly no: number;
}

/** The numbers below are used by `bookings.ts`. */
const FIRST_NUMBER = 20;
/** Names of walk-ins; empty for those who were not asked. */
const WALK_INS = ['', 'Padma', 'Neighbour from no. 14', 'Rohini’s sister', ''];

/** Turns a plan into a visit; chance and the clock decide how it went. */
export const diaryVisit = (salonId: string, plan: Planned, random: Random, now: Date): DiaryVisit => {
  const { sold, start, assignments, no } = plan;
  const end = addMinutes(
    start,
    sold.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
  );
  const fate = fateOf(start, end, random, now);
  const id = idOf(`diary ${no}`);
  const isWalkIn = fate.kind === 'walk-in';
  const bookedAt = isWalkIn ? start : bookedBefore(start, random, now);
  const prices = isWalkIn ? walkInPrice(sold) : quote(sold);
  const cancelledAt = fate.status === 'cancelled' ? cancelledBefore(start, bookedAt, now, fate.late) : null;
  const completedAt = fate.status === 'completed' ? end : null;
  const refundedAt = fate.refunded ? cancelledAt : null;
  const booking: DiaryVisit['booking'] = {
    ...{ id, salonId, during: rangeText({ start, end }), ...prices },
    status: fate.status,
    source: isWalkIn ? 'walk-in' : 'online',
    attendance: fate.attendance,
    ...whoComes(plan, isWalkIn, random),
    createdAt: bookedAt,
    confirmedAt: bookedAt,
    updatedAt: cancelledAt ?? completedAt ?? bookedAt,
    ...{ completedAt, cancelledAt, cancelledBy: cancelledAt && fate.by },
    ...(fate.by === 'salon' && { cancelReason: 'Our stylist is not well today. We are sorry!' }),
  };
  const services = sold.map((service, position) => ({
    ...{ bookingId: id, position, serviceId: service.id, name: service.name },
    description: service.description ?? '',
    category: service.category,
    pricePaise: discountedPrice(service),
    durationMinutes: service.durationMinutes,
    specialistId: whoDoes(assignments, service.id),
  }));
  const occupies = fate.status !== 'cancelled';
  const payment = isWalkIn ? null : paymentOf(booking, FIRST_NUMBER + no, refundedAt);
  return { start, booking, services, assignments, payment, refundedAt, occupies };
};

interface Fate {
  readonly kind: 'booked' | 'walk-in';
  readonly status: 'confirmed' | 'completed' | 'cancelled';
  readonly attendance: 'attended' | 'no_show' | null;
  readonly by: 'customer' | 'salon' | null;
  readonly late: boolean;
  readonly refunded: boolean;
}

const GOES_WELL = { kind: 'booked', attendance: null, by: null, late: false, refunded: false } as const;

const fateOf = (start: Date, end: Date, random: Random, now: Date): Fate => {
  const chance = random.next();
  if (end > now) {
    const status = 'confirmed';
    // Some of the visits that are going on now are walk-ins.
    return start <= now && chance < 0.3
      ? { ...GOES_WELL, kind: 'walk-in', status }
      : { ...GOES_WELL, status };
  }
  if (chance < 0.035) return { ...GOES_WELL, status: 'cancelled', by: 'customer', refunded: true };
  if (chance < 0.05) return { ...GOES_WELL, status: 'cancelled', by: 'salon', refunded: true };
  if (chance < 0.08) return { ...GOES_WELL, status: 'cancelled', by: 'customer', late: true };
  if (chance < 0.15) return { ...GOES_WELL, status: 'completed', attendance: 'no_show' };
  const attendance = chance < 0.9 ? 'attended' : null;
  return { ...GOES_WELL, kind: chance < 0.25 ? 'walk-in' : 'booked', status: 'completed', attendance };
};

const walkInPrice = (sold: readonly DemoService[]) => {
  const basePaise = sold.reduce((sum, service) => sum + discountedPrice(service), 0);
  return { basePaise, discountPaise: 0, feePaise: 0, gstPaise: 0, totalPaise: basePaise };
};

const DAY = 24 * 60;

/** 4 hours to 8 days before the start, or before now if the visit is in the future. */
const bookedBefore = (start: Date, random: Random, now: Date): Date => {
  const from = start < now ? start : now;
  return addMinutes(from, -random.between(4 * 60, 8 * DAY));
};

const cancelledBefore = (start: Date, bookedAt: Date, now: Date, late: boolean): Date => {
  if (late) return addMinutes(start, -50);
  const dayBefore = addMinutes(start, -26 * 60);
  const soonest = addMinutes(bookedAt, 40);
  const at = new Date(Math.max(dayBefore.getTime(), soonest.getTime()));
  return at < now ? at : bookedAt;
};

const whoComes = ({ guest, no }: Planned, isWalkIn: boolean, random: Random) => {
  if (!isWalkIn) {
    const { id, name, email, phone } = guest;
    return { customerId: id, customerName: name, customerEmail: email, customerPhone: phone ?? '' };
  }
  const name = random.pick(WALK_INS);
  const phone = name === '' ? '' : `+9190000${String(100 + no).padStart(5, '0')}`;
  return { customerId: null, customerName: name, customerEmail: '', customerPhone: phone };
};

const paymentOf = (
  { id, totalPaise, createdAt }: DiaryVisit['booking'],
  index: number,
  refundedAt: Date | null,
): NonNullable<DiaryVisit['payment']> => {
  // The payment sandbox reads the amount from it.
  const number = `${String(index).padStart(3, '0')}${String(totalPaise).padStart(7, '0')}`;
  return {
    bookingId: id,
    gatewayOrderId: `order_Demo${number}`,
    gatewayPaymentId: `pay_Demo${number}`,
    amountPaise: totalPaise,
    status: refundedAt ? 'refunded' : 'paid',
    method: index % 3 === 0 ? 'card' : 'upi',
    capturedAt: createdAt,
    createdAt,
    updatedAt: refundedAt ?? createdAt,
  };
};
