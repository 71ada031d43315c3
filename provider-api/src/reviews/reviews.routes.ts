import { pagination, salonReviews, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { cachedRead } from '../catalogue/cached-read.ts';
import type { ReadCache } from '../catalogue/read-cache.ts';
import type { Database } from '../database/open-database.ts';
import { registerOperation } from '../http/register-operation.ts';
import { requireShownSalon } from '../salons/shown-salon.ts';
import { presentReview } from './review.presenter.ts';
import { findReviews } from './reviews.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly reads: ReadCache;
}

/** What customers said of a salon, page by page; anyone may read it. */
export const reviewRoutes = (app: FastifyInstance, { database: { db }, reads }: Dependencies): void => {
  const reviews = cachedRead(reads, salonReviews, async ({ params, query }) => {
    await requireShownSalon(db, params.id);
    const { rows, total } = await findReviews(db, params.id, query);
    return succeed('Reviews found', {
      reviews: rows.map(presentReview),
      pagination: pagination(query.page, query.limit, total),
    });
  });

  registerOperation(app, salonReviews, reviews);
};
