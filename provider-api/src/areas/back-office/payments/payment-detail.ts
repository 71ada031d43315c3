import { type Paise, toLocalIso } from '@sundara/contracts';
import type { AdminPayment } from '@sundara/contracts/api';
import { asc, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from '../../booking/index.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import {
  findCancellable,
  payments,
  presentRefund,
  refunds,
  SMALLEST_REFUND_PAISE,
} from '../../money/index.ts';
import { presentProposal } from '../approvals/proposal.presenter.ts';
import { findProposalsOf } from '../approvals/proposals.repository.ts';
import { findAlonePaise } from '../approvals/refund-limit.ts';

interface Asker {
  readonly adminId: string;
  readonly limitPaise: Paise;
}

/** What was paid for a booking, its refunds with reasons, and what an admin may still give back. */
export const findPaymentDetail = async (
  db: DatabaseHandle,
  bookingId: string,
  { adminId, limitPaise }: Asker,
  now: Date,
): Promise<AdminPayment | undefined> => {
  const [paid] = await db
    .select({
      salon: { id: salons.id, name: salons.name },
      customer: { name: bookings.customerName, email: bookings.customerEmail },
      payment: payments,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .where(eq(payments.bookingId, bookingId));
  const booking = await findCancellable(db, bookingId);
  if (!paid?.payment.gatewayPaymentId || !booking) return undefined;
  const [given, proposed, alonePaise] = await Promise.all([
    db
      .select({ refund: refunds, askedBy: users.name })
      .from(refunds)
      .leftJoin(users, eq(users.id, refunds.askedBy))
      .where(eq(refunds.bookingId, bookingId))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    findProposalsOf(db, bookingId),
    findAlonePaise(db, { bookingId, adminId, limitPaise }, now),
  ]);
  const { salon, customer, payment } = paid;
  const { paidPaise: leftPaise, refundedPaise } = booking;
  return {
    bookingId,
    salon,
    customer,
    bookingStatus: booking.status,
    start: toLocalIso(booking.start),
    orderId: payment.gatewayOrderId,
    paymentId: paid.payment.gatewayPaymentId,
    method: payment.method,
    capturedAt: payment.capturedAt && toLocalIso(payment.capturedAt),
    paidPaise: leftPaise + refundedPaise,
    refundedPaise,
    leftPaise,
    refunds: given.map(({ refund, askedBy }) => ({
      ...presentRefund(refund),
      amountPaise: refund.amountPaise,
      askedBy,
    })),
    proposals: proposed.map((one) => presentProposal(one, adminId, now)),
    smallestPaise: SMALLEST_REFUND_PAISE,
    alonePaise,
    can: { propose: leftPaise >= SMALLEST_REFUND_PAISE },
  };
};
