import { disputeBooking, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { noSuchBooking } from '../../money/index.ts';
import { findBookingDetail } from '../bookings/booking-detail.repository.ts';
import { type DisputeDependencies, openDispute } from './open-dispute.command.ts';

/** Reporting a problem with a visit (resolutions S4). */
export const disputeRoutes = (app: FastifyInstance, dependencies: DisputeDependencies): void => {
  registerOperation(app, disputeBooking, async ({ account, params, body }) => {
    const wish = { customerId: account.id, bookingId: params.id, reason: body.reason };
    await openDispute(dependencies, wish);
    const { db } = dependencies.database;
    const data = await findBookingDetail(db, account.id, params.id, dependencies.now());
    if (!data) throw noSuchBooking();
    return succeed('We look into it', { data });
  });
};
