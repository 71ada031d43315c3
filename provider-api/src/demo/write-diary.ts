import type { Assignment } from '@sundara/contracts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { bookingServices, bookings } from '../areas/booking/bookings/bookings.tables.ts';
import { occupations } from '../areas/booking/bookings/occupations.tables.ts';
import { rangeText } from '../areas/booking/time/time-range.ts';
import { postCaptures } from '../areas/money/ledger/post.ts';
import { payments } from '../areas/money/payments/payments.tables.ts';
import { issueReceipts } from '../areas/money/receipts/issue-receipt.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import { demoDiary } from './diary.ts';
import type { DiaryVisit } from './diary-visit.ts';
import type { DemoGuest } from './guests.ts';
import { writeDemoRefund } from './money.ts';
import type { DemoSalon } from './salons.ts';

/**
 * Writes the everyday visits of the demo salon, with their payments and refunds, in few statements.
 * @param taken who does the other visits of the salon, and when
 */
export const writeDemoDiary = async (
  tx: TransactionHandle,
  demo: DemoSalon,
  guests: readonly DemoGuest[],
  taken: readonly Assignment[],
  now: Date,
): Promise<void> => {
  const visits = demoDiary(demo, guests, taken, now);
  await tx.insert(bookings).values(visits.map(({ booking }) => booking));
  await numberAnew(tx, demo.salon.id);
  await tx.insert(bookingServices).values(visits.flatMap(({ services }) => services));
  const standing = visits.filter(({ booking }) => booking.status === 'confirmed');
  if (standing.length > 0) await tx.insert(occupations).values(standing.flatMap(occupationsOf));
  const paid = visits.flatMap(({ booking, payment, refundedAt }) => {
    const money = { customerState: null, id: booking.id, ...amountsOf(booking) };
    const reason = booking.cancelledBy === 'salon' ? 'salon-cancelled' : 'customer-cancelled';
    return payment
      ? ([{ booking: { ...money, salonId: booking.salonId }, payment, refundedAt, reason }] as const)
      : [];
  });
  await tx.insert(payments).values(paid.map(({ payment }) => payment));
  const captures = paid.map(({ booking, payment }) => ({
    ...{ booking, gatewayPaymentId: payment.gatewayPaymentId, at: payment.createdAt ?? now },
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

/** Numbers the salon's bookings from 1 in the order in which they were booked. */
const numberAnew = async (tx: TransactionHandle, salonId: string): Promise<void> => {
  await tx
    .update(bookings)
    .set({ no: null })
    .where(and(eq(bookings.salonId, salonId), isNotNull(bookings.no)));
  await tx.execute(sql`
    update bookings set no = counted.no
      from (select id, row_number() over (order by created_at, id) as no
              from bookings where salon_id = ${salonId}) counted
     where counted.id = bookings.id`);
};
