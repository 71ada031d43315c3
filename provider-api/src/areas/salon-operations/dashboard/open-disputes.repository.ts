import { toLocalIso } from '@sundara/contracts';
import type { OpenDispute } from '@sundara/contracts/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookings, disputes, salonAnswerBy } from '../../booking/index.ts';

/** An owner who has more sees them in the list of bookings. */
const MOST = 5;

/** Undecided disputes that the salon has not answered, the oldest first, found among all undecided ones, which are few. */
export const findOpenDisputes = async (db: DatabaseHandle, salonId: string): Promise<OpenDispute[]> => {
  const rows = await db
    .select({
      bookingId: disputes.bookingId,
      customer: bookings.customerName,
      createdAt: disputes.createdAt,
    })
    .from(disputes)
    .innerJoin(bookings, eq(bookings.id, disputes.bookingId))
    .where(and(eq(bookings.salonId, salonId), isNull(disputes.resolvedAt), isNull(disputes.salonAnswer)))
    .orderBy(disputes.createdAt, disputes.bookingId)
    .limit(MOST);
  return rows.map(({ createdAt, ...dispute }) => ({
    ...dispute,
    answerBy: toLocalIso(salonAnswerBy(createdAt)),
  }));
};
