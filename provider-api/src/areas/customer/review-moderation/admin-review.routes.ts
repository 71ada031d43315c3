import {
  adminReviews,
  hideReview as hideOperation,
  showReview as showOperation,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { presentAdminReview } from './admin-review.presenter.ts';
import { findAdminReview, findAdminReviews } from './admin-reviews.repository.ts';
import { hideReview, noReview, showReview } from './moderate-review.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly now: () => Date;
}

/** Moderation of the reviews of all salons by admins: always with a reason, never silent. */
export const adminReviewRoutes = (app: FastifyInstance, { database, outbox, now }: Dependencies): void => {
  const { db } = database;
  const shown = async (id: string) => {
    const row = await findAdminReview(db, id);
    if (!row) throw noReview();
    return { review: presentAdminReview(row) };
  };

  registerList(app, adminReviews, async ({ query }) => {
    const { rows, ...found } = await findAdminReviews(db, query);
    return { ...found, rows: rows.map(presentAdminReview) };
  });

  registerOperation(app, hideOperation, async ({ params: { id: reviewId }, body, account }) => {
    await database.transaction((tx) => hideReview(tx, { account, reviewId }, body, now()));
    outbox.wake();
    return succeed('The review is hidden', await shown(reviewId));
  });

  registerOperation(app, showOperation, async ({ params: { id: reviewId }, account }) => {
    await database.transaction((tx) => showReview(tx, { account, reviewId }, now()));
    outbox.wake();
    return succeed('The review is shown again', await shown(reviewId));
  });
};
