import { rupeesOf, toLocalIso } from '@sundara/contracts';
import type { Refund } from '@sundara/contracts/api';
import type { RefundRow } from './refunds.repository.ts';

/** A refund as the customer sees it. */
export const presentRefund = (refund: RefundRow): Refund => ({
  id: refund.id,
  amount: rupeesOf(refund.amountPaise),
  reason: refund.reason,
  status: refund.status,
  createdAt: toLocalIso(refund.createdAt),
  processedAt: refund.processedAt && toLocalIso(refund.processedAt),
});
