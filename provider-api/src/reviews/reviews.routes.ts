import { pagination, salonReviews, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { keepForAMoment } from '../http/keep-for-a-moment.ts';
import { registerOperation } from '../http/register-operation.ts';
import { requireShownSalon } from '../salons/shown-salon.ts';
import { presentReview } from './review.presenter.ts';
import { findReviews } from './reviews.repository.ts';

/** What customers said of a salon, page by page; anyone may read it. */
export const reviewRoutes = (app: FastifyInstance, { db }: Database): void => {
  registerOperation(app, salonReviews, async ({ params, query, reply }) => {
    await requireShownSalon(db, params.id);
    const { rows, total } = await findReviews(db, params.id, query);
    keepForAMoment(reply);
    return succeed('Reviews found', {
      reviews: rows.map(presentReview),
      pagination: pagination(query.page, query.limit, total),
    });
  });
};
