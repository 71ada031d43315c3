import { addMinutes } from '@sundara/contracts';
import { authorName } from '../areas/customer/reviews/author-name.ts';
import { reviews, reviewVersions } from '../areas/customer/reviews/reviews.tables.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import type { demoBookings } from './bookings.ts';
import { idOf } from './random.ts';

type DemoVisit = ReturnType<typeof demoBookings>[number];

interface Words {
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
}
interface Said extends Words {
  /** The service of the visit, and the customer. */
  readonly service: string;
  readonly by: string;
  /** The review's text on its first day. */
  readonly before?: Words;
  readonly reply?: string;
}

const DAY_MINUTES = 24 * 60;

/** The demo customer has reviewed all visits but her latest, so that one can still be reviewed. */
const SAID: readonly Said[] = [
  {
    service: 'Haircut and Finish',
    by: 'Meera Nair',
    rating: 5,
    title: 'Exactly the length I asked for',
    comment: 'Latha listened first and cut second. Three weeks later it still falls the way it did that day.',
    reply: 'Thank you, Meera. Your hair did half of the work.',
  },
  {
    service: 'Spa Pedicure',
    by: 'Meera Nair',
    rating: 4,
    title: 'Well worth the hour',
    comment:
      'They began ten minutes late, but then took the whole hour. I wrote three stars at first; my feet disagree.',
    before: { rating: 3, title: 'Began late', comment: 'They began ten minutes late.' },
  },
  {
    service: 'Turmeric Glow Facial',
    by: 'Sravani Rao',
    rating: 5,
    title: 'My skin remembers it',
    comment: 'Gentle, unhurried, and nobody tried to sell me a cream.',
    reply: 'We only sell what you ask for. Thank you, Sravani.',
  },
];

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
