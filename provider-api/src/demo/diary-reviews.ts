import { addMinutes } from '@sundara/contracts';
import { authorName } from '../areas/customer/reviews/author-name.ts';
import type { reviews } from '../areas/customer/reviews/reviews.tables.ts';
import type { DiaryVisit } from './diary-visit.ts';
import { withReplies } from './owner-replies.ts';
import { idOf, seededRandom } from './random.ts';
import { reviewText, starsOf } from './review-texts.ts';

const COUNT = 28;
const DAY_MINUTES = 24 * 60;

/** How many stars guests of the diary give. They are known before the diary is, as the salon's cover depends on them. */
export const diaryStars = (): number[] => {
  const random = seededRandom('diary stars');
  return Array.from({ length: COUNT }, () => starsOf(random));
};

/**
 * What guests of the demo salon's diary said about their visits, within a day of each.
 * @throws RangeError when fewer visits took place than are reviewed
 */
export const diaryReviews = (
  salon: string,
  visits: readonly DiaryVisit[],
  now: Date,
): (typeof reviews.$inferInsert)[] => {
  const random = seededRandom('diary reviews');
  const attended = visits.filter(
    ({ booking: { customerId, status, attendance }, end }) =>
      customerId &&
      status === 'completed' &&
      attendance !== 'no_show' &&
      addMinutes(end, 2 * DAY_MINUTES) < now,
  );
  const reviewed = random.sample(attended, COUNT);
  const said = diaryStars().map((stars, no) => {
    const { booking, services: [service] = [], end } = reviewed[no] ?? {};
    if (!booking || !service || !end)
      throw new RangeError('The demo salon had too few visits to be reviewed.');
    const { id: bookingId, salonId, customerId, customerName } = booking;
    return {
      ...{
        id: idOf(`review of ${bookingId}`),
        bookingId,
        salonId,
        customerId,
        author: authorName(customerName),
      },
      ...reviewText(stars, service.name, random),
      createdAt: addMinutes(end, random.between(60, DAY_MINUTES)),
    };
  });
  return withReplies(salon, said);
};
