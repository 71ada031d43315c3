import { asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import { users } from '../auth/auth.tables.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { cardColumns, literal } from '../salons/salons.repository.ts';
import { salons } from '../salons/salons.tables.ts';

interface Query {
  readonly page: number;
  readonly limit: number;
  readonly q?: string | undefined;
}

const serviceCount = sql<number>`(select count(*)::int from services where services.salon_id = salons.id)`;
const bookingCount = sql<number>`(select count(*)::int from bookings where bookings.salon_id = salons.id and bookings.status not in ('held', 'expired'))`;

/** One page of all salons by name, with owner and counts; `q` searches name, e-mail, number and locality. */
export const findSalonsForAdmin = async (db: DatabaseHandle, { q, page, limit }: Query) => {
  const pattern = q ? `%${literal(q)}%` : undefined;
  const condition = pattern
    ? or(
        ilike(salons.name, pattern),
        ilike(salons.email, pattern),
        ilike(salons.contactNumber, pattern),
        ilike(salons.sublocality, pattern),
      )
    : undefined;
  const [rows, [total]] = await Promise.all([
    db
      .select({
        salon: cardColumns,
        owner: { id: users.id, name: users.name, email: users.email },
        services: serviceCount,
        bookings: bookingCount,
      })
      .from(salons)
      .leftJoin(users, eq(users.id, salons.ownerId))
      .where(condition)
      .orderBy(asc(salons.name), asc(salons.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(salons).where(condition),
  ]);
  return { rows, total: total?.total ?? 0 };
};

/** How many salons there are; a pending one is not active yet, or no longer. */
export const countSalons = async (db: DatabaseHandle) => {
  const [counts] = await db
    .select({ total: count(), active: sql<number>`count(*) filter (where ${salons.isActive})::int` })
    .from(salons);
  const { total = 0, active = 0 } = counts ?? {};
  return { total, active, pending: total - active };
};
