import { paiseOf, refundText, rupeesOf, toLocalIso } from '@sundara/contracts';
import { cancelBooking, cancelBookingByPut, cancellationPreview, succeed } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { presentRefund } from '../../money/refunds/refund.presenter.ts';
import { presentCustomerBooking } from '../../booking/bookings/booking.presenter.ts';
import { findBookings, latestVisitFirst } from './bookings.repository.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { type CancellingDependencies, cancelBooking as cancel } from '../../money/cancellations/cancel-booking.command.ts';
import { findCancellable, requireCancellable } from '../../money/cancellations/cancellable.ts';
import { noSuchBooking, requireOwn } from '../../money/cancellations/own-booking.ts';
import { refundToCustomer } from '../../money/cancellations/refund-notice.ts';

/** Cancelling as a customer: what it gives back, and doing it, by either of two methods (resolutions E6). */
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
