import type { GatewayRefund } from '../../gateway/gateway.ts';
import type { RefundRow } from '../../refunds/refunds.repository.ts';
import type { RefundStatus } from '../../refunds/refunds.tables.ts';

const STATUS: Readonly<Record<GatewayRefund['status'], RefundStatus>> = {
  pending: 'sent',
  processed: 'processed',
  failed: 'failed',
};
/** Statuses in the order in which reports about the same attempt may change them. */
const ORDER: readonly RefundStatus[] = ['due', 'sent', 'failed', 'processed'];

/** The facts of a refund of ours that decide which report of the gateway is about it. */
type Known = Pick<RefundRow, 'id' | 'status' | 'amountPaise' | 'gatewayRefundId'>;
type Told = Pick<GatewayRefund, 'id' | 'status' | 'amountPaise' | 'receipt'>;

/**
 * The status that a report gives to a refund: forward only for an attempt that we know, any for a new one; undefined if
 * it changes nothing.
 */
export const statusTold = (
  refund: Pick<RefundRow, 'gatewayRefundId' | 'status'>,
  told: Pick<GatewayRefund, 'id' | 'status'>,
): RefundStatus | undefined => {
  const status = STATUS[told.status];
  const isNewAttempt = refund.gatewayRefundId !== told.id;
  return isNewAttempt || ORDER.indexOf(status) > ORDER.indexOf(refund.status) ? status : undefined;
};

/**
 * Which of a payment's refunds the gateway reports, though ours may not have its id yet: the one that the report names,
 * or else an open one of the same amount. `by-hand`: none, so a person made it at the gateway; undefined for a report
 * of an attempt that is over.
 */
export const refundTold = <Refund extends Known>(
  known: readonly Refund[],
  told: Told,
): Refund | 'by-hand' | undefined => {
  const ours = known.find(({ gatewayRefundId }) => gatewayRefundId === told.id) ?? adoptable(known, told);
  if (ours) return ours;
  const isOver = told.status === 'failed' || (told.status === 'pending' && isNamed(known, told));
  return isOver ? undefined : 'by-hand';
};

const isNamed = (known: readonly Known[], { receipt }: Told): boolean =>
  known.some(({ id }) => id === receipt);

const adoptable = <Refund extends Known>(known: readonly Refund[], told: Told): Refund | undefined => {
  const open = known.filter(({ status }) => status === 'due' || status === 'failed');
  return open.find(({ id, amountPaise }) =>
    isNamed(known, told) ? id === told.receipt : amountPaise === told.amountPaise,
  );
};
