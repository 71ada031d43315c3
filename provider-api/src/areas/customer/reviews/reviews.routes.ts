import { pagination, reviewBooking, salonReviews, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { cachedRead } from '../../../platform/read-cache/cached-read.ts';
import type { ReadCache } from '../../../platform/read-cache/read-cache.ts';
import { requireShownSalon } from '../../marketplace/index.ts';
import { noSuchBooking } from '../../money/index.ts';
import { findOwnReview } from './own-review.ts';
import { presentReview } from './review.presenter.ts';
import { findReviews } from './reviews.repository.ts';
import { writeReview } from './write-review.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly reads: ReadCache;
  readonly now: () => Date;
}

/** The public reviews of a salon, page by page, and the customer's review of an own visit. */
export const reviewRoutes = (app: FastifyInstance, { database, reads, now }: Dependencies): void => {
  const reviews = cachedRead(reads, salonReviews, async ({ params, query }, db) => {
    await requireShownSalon(db, params.id);
    const { rows, total } = await findReviews(db, params.id, query);
    return succeed('Reviews found', {
      reviews: rows.map(presentReview),
      pagination: pagination(query.page, query.limit, total),
    });
  });

  registerOperation(app, salonReviews, reviews);

  registerOperation(app, reviewBooking, async ({ account, params: { id: bookingId }, body }) => {
    if (!isUuid(bookingId)) throw noSuchBooking();
    await database.transaction((tx) => writeReview(tx, { account, bookingId }, body, now()));
    const review = await findOwnReview(database.db, account.id, bookingId);
    if (!review) throw noSuchBooking();
    return succeed('Thank you for your review', { review });
  });
};
