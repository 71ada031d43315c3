import { addWalkIn as operation, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { requirePhone } from '../../../platform/phone/parse-phone.ts';
import { momentOf } from '../../booking/index.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { noSuchBooking } from '../../money/index.ts';
import { findSalonBookingDetail } from '../bookings/salon-booking.repository.ts';
import { findBlocksOf } from '../calendar/blocks.repository.ts';
import { addWalkIn } from './add-walk-in.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** Visits that the salon enters itself. */
export const walkInRoutes = (app: FastifyInstance, { database, now }: Dependencies): void => {
  const { db } = database;

  registerOperation(app, operation, async ({ account, body }) => {
    const { start, customer, ...wish } = body;
    const salonId = await actingSalonId(db, account);
    const phone = customer.phone === '' ? '' : requirePhone(customer.phone, 'customer.phone');
    const moment = start === undefined ? undefined : momentOf('start', start);
    const asked = { ...wish, salonId, start: moment, customer: { ...customer, phone } };
    const id = await addWalkIn(database, account, asked, now());
    const at = now();
    const data = await findSalonBookingDetail(db, salonId, id, at);
    if (!data) throw noSuchBooking();
    return succeed('Walk-in written down', { data, blocks: await findBlocksOf(db, salonId, id, at) });
  });
};
