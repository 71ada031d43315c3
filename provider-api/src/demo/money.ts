import { postCapture, postRefundDue, postRefundPaid } from '../areas/money/ledger/post.ts';
import { payments } from '../areas/money/payments/payments.tables.ts';
import { issueCreditNote, issueReceipt } from '../areas/money/receipts/issue-receipt.ts';
import { refunds } from '../areas/money/refunds/refunds.tables.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import type { demoBookings } from './bookings.ts';
import { idOf } from './random.ts';

type DemoVisits = ReturnType<typeof demoBookings>;

/** Records the demo visits' payments through the ledger, so that balances, receipts and refunds agree. */
export const writeDemoMoney = async (tx: TransactionHandle, visits: DemoVisits): Promise<void> => {
  await tx.insert(payments).values(visits.map(({ payment }) => payment));
  for (const visit of visits) {
    const { booking, payment } = visit;
    await postCapture(tx, booking.id, payment.gatewayPaymentId, payment.capturedAt);
    await issueReceipt(tx, booking.id, payment.capturedAt);
    if (booking.cancelledAt) await writeDemoRefund(tx, visit, booking.cancelledAt);
  }
};

/** A full refund that is already processed: nothing is sent to the gateway, and nobody is notified. */
export const writeDemoRefund = async (
  tx: TransactionHandle,
  {
    booking,
    payment,
    reason = 'customer-cancelled',
  }: {
    readonly booking: Pick<DemoVisits[number]['booking'], 'id'>;
    readonly payment: Pick<DemoVisits[number]['payment'], 'gatewayPaymentId' | 'amountPaise'>;
    readonly reason?: 'customer-cancelled' | 'salon-cancelled';
  },
  at: Date,
): Promise<void> => {
  const id = idOf(`refund ${booking.id}`);
  const refund = {
    id,
    bookingId: booking.id,
    gatewayPaymentId: payment.gatewayPaymentId,
    gatewayRefundId: payment.gatewayPaymentId.replace('pay_', 'rfnd_'),
    key: `cancel-${booking.id}`,
    amountPaise: payment.amountPaise,
    reason,
    status: 'processed',
    createdAt: at,
    updatedAt: at,
    processedAt: at,
  } as const;
  await tx.insert(refunds).values(refund);
  await postRefundDue(tx, refund, at);
  await postRefundPaid(tx, refund, at);
  await issueCreditNote(tx, id, at);
};
