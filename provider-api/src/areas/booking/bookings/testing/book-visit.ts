import { NO_WISHES } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/open-database.ts';
import { lockSalon } from '../../../marketplace/salons/salon-lock.ts';
import { holdVisit } from '../../../money/checkout/hold-visit.command.ts';
import { confirmBooking } from '../../../money/settlement/confirm-booking.command.ts';
import { endOf, startOf } from '../../time/time-range.ts';
import { bookings } from '../bookings.tables.ts';
import type { Visit } from '../visit.ts';

export interface VisitWish {
  readonly customerId: string;
  readonly visit: Visit;
  readonly start: Date;
  readonly specialistId?: string;
}

const CONTACT = { name: 'Asha Rao', email: 'asha@people.example', phone: '+91 90000 00001' };

/** Holds a visit as `payment.createOrder` does. @returns the booking's id; undefined when nobody is free */
export const hold = async (database: Database, wish: VisitWish, now: Date): Promise<string | undefined> => {
  const held = await holdVisit(
    database,
    { ...wish, contact: CONTACT, wishes: NO_WISHES, forSomebodyElse: true },
    now,
  );
  return typeof held === 'string' ? undefined : held.id;
};

/** Confirms it as a captured payment does. @returns false when nobody is free for it any more */
export const confirm = (database: Database, id: string, now: Date): Promise<boolean> =>
  database.transaction(async (tx) => {
    const whose = { salonId: bookings.salonId, customerId: bookings.customerId };
    const [found] = await tx.select(whose).from(bookings).where(eq(bookings.id, id));
    const salon = found && (await lockSalon(tx, found.salonId));
    const [booking] = await tx
      .select({ status: bookings.status, start: startOf(bookings.during), end: endOf(bookings.during) })
      .from(bookings)
      .where(eq(bookings.id, id))
      .for('update');
    if (!found?.customerId || !salon || !booking) throw new Error(`There is no booking ${id}.`);
    return confirmBooking(tx, { ...booking, ...found, customerId: found.customerId, id, salon }, now);
  });

/** Holds and confirms a visit. @returns the booking's id; throws when nobody is free */
export const bookVisit = async (database: Database, wish: VisitWish, now: Date): Promise<string> => {
  const id = await hold(database, wish, now);
  if (id === undefined || !(await confirm(database, id, now))) throw new Error('Nobody is free for it.');
  return id;
};
