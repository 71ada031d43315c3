import { formatRupees, rupeesOf } from '@sundara/contracts';
import type { ProposalState } from '@sundara/contracts/api';

/** '₹1,23,456.50' for paise. */
export const money = (paise: number): string => formatRupees(rupeesOf(paise));

export const STATE_LABELS: Readonly<Record<ProposalState | 'all', string>> = {
  open: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
  alone: 'Given at once',
  all: 'All',
};
