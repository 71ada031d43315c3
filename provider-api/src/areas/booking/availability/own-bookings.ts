import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookings, STANDING } from '../bookings/bookings.tables.ts';
import type { VisitOptions } from './visit-request.ts';

/** What does not block the asker: their own holds, and a booking of their own at this salon that they name. */
export const findAsker = async (
  db: DatabaseHandle,
  request: FastifyRequest,
  salonId: string,
  bookingId: string | undefined,
): Promise<Pick<VisitOptions, 'customerId' | 'bookingId'>> => {
  const customerId = await findCustomerId(request);
  if (!customerId || !bookingId || !isUuid(bookingId) || !isUuid(salonId)) return { customerId };
  const [own] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(bookings.customerId, customerId),
        eq(bookings.salonId, salonId),
        inArray(bookings.status, [...STANDING]),
      ),
    );
  return { customerId, bookingId: own?.id };
};

/** Anyone may ask; a bad token is ignored. */
const findCustomerId = async (request: FastifyRequest): Promise<string | undefined> => {
  try {
    return (await request.authenticate())?.id;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};
