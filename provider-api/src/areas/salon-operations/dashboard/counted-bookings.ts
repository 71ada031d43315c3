import { and, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/index.ts';

const COUNTED = ['pending', 'confirmed', 'completed', 'disputed'] as const;

/** A visit that takes place, took place or is argued about; a cancelled one counts nowhere. */
export const isCounted = inArray(bookings.status, [...COUNTED]);

/** A customer's first booking at a salon that counts, made in a period; a walk-in has no name to be new by. */
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
