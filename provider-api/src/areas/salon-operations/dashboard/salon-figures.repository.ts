import { rupeesOf, toLocalIso } from '@sundara/contracts';
import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { inEach, periodAmong } from '../../../platform/database/periods.ts';
import { bookings } from '../../booking/index.ts';
import { startingIn } from '../../customer/index.ts';
import { findSalonBalances } from '../../money/index.ts';
import { isCounted } from './counted-bookings.ts';
import { busyPeriod, type FigurePeriods } from './figure-periods.ts';

const start = sql`lower(${bookings.during})`;

/**
 * A salon's figures for a period, step by step, and for the whole previous period: money for its services (without our
 * fee) by capture, in rupees; appointments by the visit's start; new customers by their first booking here, walk-ins
 * not included (resolutions M10, T5).
 */
export const findSalonFigures = async (
  db: DatabaseHandle,
  salonId: string,
  { before, steps, end }: FigurePeriods,
) => {
  const bounds = [before, ...steps, end];
  const [balances, appointments, newcomers] = await Promise.all([
    findSalonBalances(db, salonId, bounds),
    countVisits(db, salonId, bounds),
    countNewCustomers(db, salonId, [before, steps[0] ?? end, end]),
  ]);
  const [moneyBefore = 0, ...money] = balances;
  const [visitsBefore = 0, ...visits] = appointments;
  const [newBefore = 0, newCustomers = 0] = newcomers;
  return {
    balance: rupeesOf(sumOf(money)),
    appointments: sumOf(visits),
    newCustomers,
    previous: { balance: rupeesOf(moneyBefore), appointments: visitsBefore, newCustomers: newBefore },
    series: steps.map((step, index) => ({
      start: toLocalIso(step),
      revenue: rupeesOf(money[index] ?? 0),
      bookings: visits[index] ?? 0,
    })),
  };
};

/** Visits of the last twelve weeks by weekday (0 is Monday) and hour of their start; hours without any are omitted. */
export const findBusyHours = async (db: DatabaseHandle, salonId: string, now: Date) => {
  const here = sql`${start} at time zone 'Asia/Kolkata'`;
  return db
    .select({
      weekday: sql<number>`extract(isodow from ${here})::int - 1`.mapWith(Number),
      hour: sql<number>`extract(hour from ${here})::int`.mapWith(Number),
      bookings: count(),
    })
    .from(bookings)
    .where(and(eq(bookings.salonId, salonId), isCounted, startingIn(busyPeriod(now))))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1`, sql`2`);
};

const countVisits = async (db: DatabaseHandle, salonId: string, bounds: readonly Date[]) => {
  const rows = await db
    .select({ period: periodAmong(start, bounds).mapWith(Number), visits: count() })
    .from(bookings)
    .where(and(eq(bookings.salonId, salonId), isCounted, within(bounds)))
    .groupBy(sql`1`);
  return inEach(bounds, rows, ({ visits }) => visits);
};

const countNewCustomers = async (db: DatabaseHandle, salonId: string, bounds: readonly Date[]) => {
  const firsts = db
    .select({ first: sql`min(${bookings.createdAt})`.as('first') })
    .from(bookings)
    .where(and(eq(bookings.salonId, salonId), isCounted, isNotNull(bookings.customerId)))
    .groupBy(bookings.customerId)
    .as('firsts');
  const rows = await db
    .select({ period: periodAmong(sql`${firsts.first}`, bounds).mapWith(Number), people: count() })
    .from(firsts)
    .groupBy(sql`1`);
  return inEach(bounds, rows, ({ people }) => people);
};

const within = (bounds: readonly Date[]): SQL | undefined => {
  const [from, to] = [bounds[0], bounds.at(-1)];
  return from && to ? startingIn({ from, to }) : undefined;
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
