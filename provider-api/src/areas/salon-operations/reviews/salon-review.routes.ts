import { ownReviews, removeReply, replyToReview, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import { countByStars, presentRatingCounts } from '../../customer/index.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { answerReview, noSuchReview, takeBackAnswer } from './answer-review.command.ts';
import { presentSalonReview } from './salon-review.presenter.ts';
import { findSalonReview, findSalonReviews, sumUpReviews } from './salon-reviews.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** The reviews of the own salon, and its answers. */
export const salonReviewRoutes = (app: FastifyInstance, { database, now }: Dependencies): void => {
  const { db } = database;
  const shown = async (salonId: string, id: string) => {
    const row = await findSalonReview(db, salonId, id);
    if (!row) throw noSuchReview();
    return { review: presentSalonReview(row) };
  };

  registerList(app, ownReviews, async ({ account, query }) => {
    const salonId = await actingSalonId(db, account);
    const [{ rows, total }, { unanswered, hidden, ...sums }, stars] = await Promise.all([
      findSalonReviews(db, salonId, query),
      sumUpReviews(db, salonId),
      countByStars(db, salonId),
    ]);
    const { reviews } = sums;
    return {
      ...{ rows: rows.map(presentSalonReview), total },
      counts: { unanswered, answered: reviews - unanswered, all: reviews + hidden },
      summary: { ...sums, ratingCounts: presentRatingCounts(stars) },
    };
  });

  registerOperation(app, replyToReview, async ({ account, params: { id: reviewId }, body }) => {
    const salonId = await actingSalonId(db, account);
    await database.transaction((tx) => answerReview(tx, { account, salonId, reviewId }, body.text, now()));
    return succeed('Your answer is published', await shown(salonId, reviewId));
  });

  registerOperation(app, removeReply, async ({ account, params: { id: reviewId } }) => {
    const salonId = await actingSalonId(db, account);
    await database.transaction((tx) => takeBackAnswer(tx, { account, salonId, reviewId }, now()));
    return succeed('Your answer is taken back', await shown(salonId, reviewId));
  });
};
