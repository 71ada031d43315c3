import { and, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/index.ts';

const COUNTED = ['pending', 'confirmed', 'completed', 'disputed'] as const;

/** Visits that take place, took place or are disputed; cancelled ones are never counted. */
export const isCounted = inArray(bookings.status, [...COUNTED]);

/** A customer's first counted booking at a salon, made in the period; walk-ins have no account to count by. */
export const isFirstOfCustomer = ({ from, to }: { from: Date; to: Date }): SQL | undefined => {
  const earlier = alias(bookings, 'earlier');
  return and(
    isCounted,
    isNotNull(bookings.customerId),
    gte(bookings.createdAt, from),
    lt(bookings.createdAt, to),
    sql`not exists (select 1 from ${bookings} ${earlier}
      where ${earlier.salonId} = ${bookings.salonId} and ${earlier.customerId} = ${bookings.customerId}
      and ${inArray(earlier.status, [...COUNTED])}
      and (${earlier.createdAt}, ${earlier.id}) < (${bookings.createdAt}, ${bookings.id}))`,
  );
};
