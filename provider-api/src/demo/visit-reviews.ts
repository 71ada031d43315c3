import { addMinutes } from '@sundara/contracts';
import { authorName } from '../areas/customer/reviews/author-name.ts';
import { reviews, reviewVersions } from '../areas/customer/reviews/reviews.tables.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import type { demoBookings } from './bookings.ts';
import { idOf } from './random.ts';
import { SAID } from './said-of-visits.ts';

type DemoVisit = ReturnType<typeof demoBookings>[number];

const DAY_MINUTES = 24 * 60;

/** Writes guests' reviews of their demo visits, an hour after each; the salon's rating is updated automatically. */
export const writeDemoReviews = async (
  tx: TransactionHandle,
  visits: readonly DemoVisit[],
): Promise<void> => {
  for (const { service, by, before, reply, ...words } of SAID) {
    const visit = visits.find((each) => each.service.name === service && each.booking.customerName === by);
    if (!visit) throw new RangeError(`${by} had no ${service}.`);
    const { id: bookingId, salonId, customerId } = visit.booking;
    const id = idOf(`review of ${bookingId}`);
    const createdAt = addMinutes(visit.end, 60);
    const nextDay = addMinutes(createdAt, DAY_MINUTES);
    await tx.insert(reviews).values({
      ...{ ...words, id, bookingId, salonId, customerId, createdAt },
      author: authorName(by),
      editedAt: before ? nextDay : null,
      ...(reply && { reply, repliedAt: nextDay }),
    });
    if (before) await tx.insert(reviewVersions).values({ ...before, reviewId: id, writtenAt: createdAt });
  }
};
