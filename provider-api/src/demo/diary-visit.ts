import { type Assignment, addMinutes, discountedPrice, quote } from '@sundara/contracts';
import type { bookingServices, bookings } from '../areas/booking/bookings/bookings.tables.ts';
import { whoDoes } from '../areas/booking/bookings/occupations.repository.ts';
import { rangeText } from '../areas/booking/time/time-range.ts';
import type { payments } from '../areas/money/payments/payments.tables.ts';
import { type Fate, fateOf } from './fates.ts';
import type { DemoGuest } from './guests.ts';
import { idOf, type Random } from './random.ts';
import type { DemoService } from './services.ts';

export interface DiaryVisit {
  readonly start: Date;
  readonly end: Date;
  readonly booking: typeof bookings.$inferInsert & { readonly id: string; readonly createdAt: Date };
  readonly services: readonly (typeof bookingServices.$inferInsert)[];
  readonly assignments: readonly Assignment[];
  /** Null for a walk-in, which is paid at the salon. */
  readonly payment:
    | (typeof payments.$inferInsert & { readonly gatewayPaymentId: string; readonly createdAt: Date })
    | null;
  /** When it was refunded in full; null if it was not. */
  readonly refundedAt: Date | null;
  /** Whether it occupies somebody; past visits do too, so that no two of them overlap. */
  readonly occupies: boolean;
}

interface Planned {
  /** Makes ids that no other visit has. */
  readonly key: string;
  readonly sold: readonly DemoService[];
  readonly start: Date;
  readonly guest: DemoGuest;
  readonly assignments: readonly Assignment[];
  /** Three digits or capitals, other than those of all other payments of the demo. */
  readonly number: string;
}

/** Names of walk-ins; empty for those who were not asked. */
const WALK_INS = ['', 'Padma', 'Neighbour from no. 14', 'Rohini’s sister', ''];

/** Turns a plan into a visit; chance and the clock decide how it went. */
export const diaryVisit = (salonId: string, plan: Planned, random: Random, now: Date): DiaryVisit => {
  const fate = fateOf(plan.start, endOf(plan), random, now);
  return visitOf(salonId, plan, fate, random, now);
};

const endOf = ({ sold, start }: Pick<Planned, 'sold' | 'start'>): Date =>
  addMinutes(
    start,
    sold.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
  );

/** Turns a plan into a visit that went that way. */
export const visitOf = (
  salonId: string,
  plan: Planned,
  fate: Fate,
  random: Random,
  now: Date,
): DiaryVisit => {
  const { sold, start, assignments } = plan;
  const end = endOf(plan);
  const id = idOf(plan.key);
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
    cancelReason: fate.by === 'salon' ? 'Our stylist is not well today. We are sorry!' : '',
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
  const payment = isWalkIn ? null : paymentOf(booking, plan.number, refundedAt);
  return { start, end, booking, services, assignments, payment, refundedAt, occupies };
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

const whoComes = ({ guest, number }: Planned, isWalkIn: boolean, random: Random) => {
  if (!isWalkIn) {
    const { id, name, email, phone } = guest;
    return { customerId: id, customerName: name, customerEmail: email, customerPhone: phone ?? '' };
  }
  const name = random.pick(WALK_INS);
  const phone = name === '' ? '' : `+9190000${String(80 + Number(number)).padStart(5, '0')}`;
  return { customerId: null, customerName: name, customerEmail: '', customerPhone: phone };
};

const paymentOf = (
  { id, totalPaise, createdAt }: DiaryVisit['booking'],
  number: string,
  refundedAt: Date | null,
): NonNullable<DiaryVisit['payment']> => {
  // The payment sandbox reads the amount from it.
  const digits = `${number}${String(totalPaise).padStart(7, '0')}`;
  return {
    bookingId: id,
    gatewayOrderId: `order_Demo${digits}`,
    gatewayPaymentId: `pay_Demo${digits}`,
    amountPaise: totalPaise,
    status: refundedAt ? 'refunded' : 'paid',
    method: totalPaise % 3 === 0 ? 'card' : 'upi',
    capturedAt: createdAt,
    createdAt,
    updatedAt: refundedAt ?? createdAt,
  };
};
