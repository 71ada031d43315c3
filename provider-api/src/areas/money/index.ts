/** What other areas may use from this one: payments and what follows from them. */

export {
  type CancellingDependencies,
  cancelBooking,
  cancelWithin,
} from './cancellations/cancel-booking.command.ts';
export { type Cancellable, findCancellable, lockCancellable } from './cancellations/cancellable.ts';
export { noSuchBooking, requireOwn } from './cancellations/own-booking.ts';
export { type Noticed, noticeStartOf, refundToCustomer } from './cancellations/refund-notice.ts';
export { requireCancellable } from './cancellations/require-cancellable.ts';
export { lockHoldsOf } from './checkout/hold-limits.ts';
export { findSalonBalances, findSpent } from './ledger/balances.ts';
export { gatewayEvents, payments } from './payments/payments.tables.ts';
export { MOST_STATEMENT_DAYS } from './payouts/statement.routes.ts';
export { findStatementFile } from './payouts/statement-file.ts';
export type { Company } from './receipts/company.ts';
export { findIssued, findReceiptFacts } from './receipts/receipt.repository.ts';
export { describeReceipt, type ReceiptDocument, receiptFileName } from './receipts/receipt-document.ts';
export { receiptPdf } from './receipts/receipt-pdf.ts';
export { receipts } from './receipts/receipts.tables.ts';
export { REFUND_CHECK, REFUND_SEND } from './refunds/refund.job-kinds.ts';
export { presentRefund } from './refunds/refund.presenter.ts';
export {
  findRefundable,
  findRefundByKey,
  findRefunds,
  type RefundRow,
} from './refunds/refunds.repository.ts';
export { type RefundReason, refunds } from './refunds/refunds.tables.ts';
export { requestRefund, SMALLEST_REFUND_PAISE } from './refunds/request-refund.command.ts';
export { writeConfirmation } from './settlement/confirm-booking.command.ts';
export { PAYMENT_RECONCILE } from './settlement/reconcile.job.ts';
export { MAIL_BOOKING_REFUNDED } from './settlement/refund-mail.kind.ts';
export { endSubscription } from './subscriptions/cancel.command.ts';
export { describeInvoice, findInvoiceFacts } from './subscriptions/invoice-document.ts';
export { findRunning, RUNNING } from './subscriptions/subscription.repository.ts';
export { subscriptions } from './subscriptions/subscriptions.tables.ts';
export type { SyncDependencies } from './subscriptions/sync.job.ts';
export { SUBSCRIPTION_ODD_CHARGE } from './subscriptions/unexpected-charge.ts';
