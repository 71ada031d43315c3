import { documentNumber, financialYearOf, localDateOf } from '@sundara/contracts';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { nextNumber } from '../receipts/issue-receipt.ts';

/**
 * The next number of the salons' invoices, 'SSB/26-27/000001': a series of its own, without a gap within a financial
 * year (rule 46 of the CGST Rules, 2017; decision 37). Part of the caller's transaction.
 */
export const issueChargeInvoice = async (tx: TransactionHandle, paidAt: Date): Promise<string> => {
  const year = financialYearOf(localDateOf(paidAt));
  return documentNumber('subscription-invoice', year, await nextNumber(tx, 'subscription-invoice', year));
};
