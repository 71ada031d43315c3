import { bookingServices, bookings } from '../areas/booking/bookings/bookings.tables.ts';
import { occupations } from '../areas/booking/bookings/occupations.tables.ts';
import { rangeText } from '../areas/booking/time/time-range.ts';
import { postCaptures } from '../areas/money/ledger/post.ts';
import { payments } from '../areas/money/payments/payments.tables.ts';
import { issueReceipts } from '../areas/money/receipts/issue-receipt.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import { insertMany } from '../platform/database/insert-many.ts';
import type { DiaryVisit } from './diary-visit.ts';
import { writeDemoRefund } from './money.ts';

/** Writes visits with whom they occupy, their payments, receipts and refunds, in few statements. */
export const writeVisits = async (tx: TransactionHandle, visits: readonly DiaryVisit[]): Promise<void> => {
  const rows = visits.map(({ booking }) => booking);
  await insertMany(tx, bookings, rows);
  const sold = visits.flatMap(({ services }) => services);
  await insertMany(tx, bookingServices, sold);
  const standing = visits.filter(({ booking }) => booking.status === 'confirmed');
  await insertMany(tx, occupations, standing.flatMap(occupationsOf));
  const paid = visits.flatMap(({ booking, payment, refundedAt }) => {
    const money = { customerState: null, id: booking.id, ...amountsOf(booking) };
    const reason = booking.cancelledBy === 'salon' ? 'salon-cancelled' : 'customer-cancelled';
    return payment
      ? ([{ booking: { ...money, salonId: booking.salonId }, payment, refundedAt, reason }] as const)
      : [];
  });
  const paying = paid.map(({ payment }) => payment);
  await insertMany(tx, payments, paying);
  const captures = paid.map(({ booking, payment }) => ({
    ...{ booking, gatewayPaymentId: payment.gatewayPaymentId, at: payment.createdAt },
  }));
  await postCaptures(tx, captures);
  await issueReceipts(tx, captures);
  for (const { refundedAt, ...refund } of paid) if (refundedAt) await writeDemoRefund(tx, refund, refundedAt);
};

const occupationsOf = ({ booking, assignments }: DiaryVisit) =>
  assignments.map(({ resourceId, start, busyUntil }) => ({
    ...{ bookingId: booking.id, salonId: booking.salonId, specialistId: resourceId },
    during: rangeText({ start, end: busyUntil }),
  }));

const amountsOf = ({ basePaise, discountPaise, feePaise, gstPaise, totalPaise }: DiaryVisit['booking']) => ({
  ...{ basePaise, discountPaise, feePaise, gstPaise, totalPaise },
});
