import { paiseOf, refundText, rupeesOf, toLocalIso } from '@sundara/contracts';
import { cancelBooking, cancelBookingByPut, cancellationPreview, succeed } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { bookings, presentCustomerBooking } from '../../booking/index.ts';
import {
  type CancellingDependencies,
  cancelBooking as cancel,
  findCancellable,
  noSuchBooking,
  presentRefund,
  refundToCustomer,
  requireCancellable,
  requireOwn,
} from '../../money/index.ts';
import { findBookings, latestVisitFirst } from './bookings.repository.ts';

/** Cancellation by the customer: the refund preview, and the cancellation by either of two methods (resolutions E6). */
export const cancellationRoutes = (app: FastifyInstance, dependencies: CancellingDependencies): void => {
  const { db } = dependencies.database;

  registerOperation(app, cancellationPreview, async ({ account, params }) => {
    const found = isUuid(params.id) ? await findCancellable(db, params.id) : undefined;
    const booking = requireOwn(found, { customerId: account.id });
    const now = dependencies.now();
    requireCancellable(booking, 'customer', now);
    const answer = refundToCustomer(booking, now);
    return succeed('What comes back', {
      offer: {
        paid: rupeesOf(booking.paidPaise),
        refund: rupeesOf(answer.refundPaise),
        percent: answer.percent,
        until: answer.until && toLocalIso(answer.until),
        later: answer.laterPaise === null ? null : rupeesOf(answer.laterPaise),
        text: refundText({ paidPaise: booking.paidPaise, now, by: 'customer' }, answer),
      },
    });
  });

  for (const operation of [cancelBooking, cancelBookingByPut]) {
    registerOperation(app, operation, async ({ account, params, body }) => {
      if (!isUuid(params.id)) throw noSuchBooking();
      const expected = body?.expectedRefund;
      const canceller = { by: 'customer', accountId: account.id } as const;
      const expectedPaise = expected === undefined ? undefined : paiseOf(expected);
      const refund = await cancel(dependencies, params.id, canceller, expectedPaise);
      const { rows } = await findBookings(db, eq(bookings.id, params.id), latestVisitFirst, ONE);
      const [row] = rows;
      if (!row) throw noSuchBooking();
      return succeed('Booking cancelled successfully!', {
        data: presentCustomerBooking(row, dependencies.now()),
        refund: refund && presentRefund(refund),
      });
    });
  }
};

const ONE = { page: 1, limit: 1 };
