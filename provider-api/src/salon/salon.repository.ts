import { rupeesOf } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { cardColumns } from '../salons/salons.repository.ts';
import { salons } from '../salons/salons.tables.ts';

/** The salon of an owner; an owner has at most one. */
export const findOwnSalon = async (db: DatabaseHandle, ownerId: string) =>
  (await db.select(cardColumns).from(salons).where(eq(salons.ownerId, ownerId)).limit(1))[0];

/**
 * A salon's figures in a period: money for its services (not our fee) by capture, appointments by the visit's
 * start, new customers by their first booking here (resolutions M10, T5). Balance in rupees.
 */
export const findSalonFigures = async (
  db: DatabaseHandle,
  salonId: string,
  { from, to }: { from: Date; to: Date },
) => {
  const { rows } = await db.execute<{ balance: number; appointments: number; new_customers: number }>(sql`
    select
      (select coalesce(sum(greatest(0, b.base_paise - b.discount_paise - p.refunded_paise)), 0)::float8
         from payments p join bookings b on b.id = p.booking_id
        where b.salon_id = ${salonId} and p.captured_at >= ${from} and p.captured_at < ${to}
          and p.status in ('paid', 'refunded')) as balance,
      (select count(*)::int from bookings b
        where b.salon_id = ${salonId} and b.status in ('pending', 'confirmed', 'completed', 'disputed')
          and lower(b.during) >= ${from} and lower(b.during) < ${to}) as appointments,
      (select count(*)::int from (
         select min(b.created_at) as first from bookings b
          where b.salon_id = ${salonId} and b.status in ('pending', 'confirmed', 'completed', 'disputed')
          group by b.customer_id) firsts
        where firsts.first >= ${from} and firsts.first < ${to}) as new_customers`);
  const [figures] = rows;
  return {
    balance: rupeesOf(figures?.balance ?? 0),
    appointments: figures?.appointments ?? 0,
    newCustomers: figures?.new_customers ?? 0,
  };
};
