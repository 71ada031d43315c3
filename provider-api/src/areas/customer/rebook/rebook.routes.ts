import { rebookOffer, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { noSuchBooking } from '../../money/index.ts';
import { findRebookOffer } from './rebook-offer.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** Offers a customer the same visit again. */
export const rebookRoutes = (app: FastifyInstance, { database: { db }, now }: Dependencies): void => {
  registerOperation(app, rebookOffer, async ({ account, params }) => {
    const offer = await findRebookOffer(db, account.id, params.id, now());
    if (!offer) throw noSuchBooking();
    const { serviceIds, gone, ...rest } = offer;
    return succeed('The same again', { offer: { ...rest, serviceIds: [...serviceIds], gone: [...gone] } });
  });
};
