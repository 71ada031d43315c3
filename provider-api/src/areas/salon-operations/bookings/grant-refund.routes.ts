import { grantRefund as operation, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { findOwnSalon } from '../../marketplace/index.ts';
import { type CancellingDependencies, noSuchBooking, presentRefund } from '../../money/index.ts';
import { grantRefund } from './grant-refund.command.ts';

/** Refunds that a salon grants; the salon is found by its owner, never by an id from the request. */
export const grantRefundRoutes = (app: FastifyInstance, dependencies: CancellingDependencies): void => {
  registerOperation(app, operation, async ({ account, params, body }) => {
    const salon = await findOwnSalon(dependencies.database.db, account.id);
    if (!salon || !isUuid(params.id)) throw noSuchBooking();
    const refund = await grantRefund(dependencies, {
      ...body,
      bookingId: params.id,
      salonId: salon.id,
      account,
    });
    return succeed(refund ? 'Refund granted' : 'Nothing was granted', {
      refund: refund && presentRefund(refund),
    });
  });
};
