import { addMinutes, discountedPrice, HOLD_MINUTES } from '@sundara/contracts';
import type { TransactionHandle } from '../database/database-handle.ts';
import type { Database } from '../database/open-database.ts';
import { isPostgresError } from '../database/postgres-error.ts';
import { bookingServices, bookings } from './bookings.tables.ts';
import { findOwnHolds, type Hold, refreshHold, releaseHolds } from './hold.repository.ts';
import { expirePassedHolds, findFreeSeat, lockSalon } from './seats.repository.ts';
import { type Period, rangeText } from './time-range.ts';
import type { Visit } from './visit.ts';

export interface HoldRequest {
  readonly customerId: string;
  readonly visit: Visit;
  readonly start: Date;
  /** As the booking shall show them. */
  readonly contact: BookingContact;
  readonly specialRequests: string;
}

export interface BookingContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * Holds a seat for the visit for 10 minutes (resolutions T3), with services, prices and customer as they are now
 * (resolutions M6). The same customer asking again for the same visit gets the same hold while it stands; an
 * earlier hold of theirs that is in the way gives way. A process that dies leaves a hold that ends by itself.
 * @returns undefined when every seat is taken
 */
export const holdVisit = async (
  database: Database,
  request: HoldRequest,
  now: Date,
): Promise<Hold | undefined> => {
  try {
    return await database.transaction((tx) => holdSeat(tx, request, now));
  } catch (error) {
    // The lock decides; where something went round it, the constraint does.
    if (isPostgresError(error, 'EXCLUSION_VIOLATION', 'bookings_no_overlap')) return undefined;
    throw error;
  }
};

const holdSeat = async (
  tx: TransactionHandle,
  request: HoldRequest,
  now: Date,
): Promise<Hold | undefined> => {
  const { customerId, visit, start } = request;
  const period = { start, end: addMinutes(start, visit.durationMinutes) };
  const salon = await lockSalon(tx, visit.salon.id);
  if (!salon?.isActive) return undefined;
  await expirePassedHolds(tx, visit.salon.id, period, now);

  const own = await findOwnHolds(tx, customerId, visit.salon.id, period);
  const same = own.find((hold) => isSameVisit(hold, visit, period));
  if (same) return refreshHold(tx, same, request, now);
  await releaseHolds(tx, own, now);

  const seat = await findFreeSeat(tx, visit.salon.id, salon.seats, period);
  return seat === undefined ? undefined : insertHold(tx, request, { period, seat, now });
};

const isSameVisit = (hold: Hold, visit: Visit, { start, end }: Period): boolean =>
  hold.start.getTime() === start.getTime() &&
  hold.end.getTime() === end.getTime() &&
  hold.totalPaise === visit.quote.totalPaise &&
  hold.serviceIds.length === visit.services.length &&
  visit.services.every(({ id }) => hold.serviceIds.includes(id));

const insertHold = async (
  tx: TransactionHandle,
  { customerId, visit, contact, specialRequests }: HoldRequest,
  { period, seat, now }: { period: Period; seat: number; now: Date },
): Promise<Hold> => {
  const holdExpiresAt = addMinutes(now, HOLD_MINUTES);
  const [booking] = await tx
    .insert(bookings)
    .values({
      salonId: visit.salon.id,
      customerId,
      seat,
      during: rangeText(period),
      status: 'held',
      holdExpiresAt,
      specialRequests,
      customerName: contact.name,
      customerEmail: contact.email,
      customerPhone: contact.phone,
      ...visit.quote,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: bookings.id });
  if (!booking) throw new Error('The hold was not written.');
  await tx.insert(bookingServices).values(
    visit.services.map((service, position) => ({
      bookingId: booking.id,
      position,
      serviceId: service.id,
      name: service.name,
      description: service.description,
      category: service.category,
      pricePaise: discountedPrice(service),
      durationMinutes: service.durationMinutes,
    })),
  );
  const serviceIds = visit.services.map(({ id }) => id);
  return { id: booking.id, ...period, holdExpiresAt, totalPaise: visit.quote.totalPaise, serviceIds };
};
