import type { LookKind } from '@sundara/contracts/api';

/** The problem, and what to do. */
export const LOOK_LABELS: Readonly<Record<LookKind, readonly [title: string, next: string]>> = {
  'not-settled': ['Paid, but not settled', 'Compare the order with the gateway’s books, then try again.'],
  'refund-failed': ['Refund failed', 'The gateway could not pay it out. Find out why there, then try again.'],
  'refund-stuck': ['Refund stuck', 'It could not be sent or followed. Read the error, then try again.'],
  'late-capture': ['Paid too late', 'The time was gone. All of it goes back by itself.'],
  'paid-twice': ['Paid twice', 'The second payment goes back by itself.'],
  'odd-charge': ['Plan charged another amount', 'Put the plan right at the gateway, then try again.'],
  'plan-silent': ['Plan without news', 'The gateway did not tell how it stands. Try again.'],
};

/** Why money was refunded, by the code of the refund. */
const REFUND_LABELS: Readonly<Record<string, string>> = {
  'slot-gone': 'Paid too late',
  'paid-twice': 'Paid twice',
  'customer-cancelled': 'Cancelled by the customer',
  'salon-cancelled': 'Cancelled by the salon',
  discretion: 'Granted by the salon',
  'by-hand': 'Given by hand',
};
export const refundText = (reason: string): string => REFUND_LABELS[reason] ?? reason;

const STATUS_LABELS: Readonly<Record<string, string>> = {
  due: 'Being sent',
  sent: 'With the bank',
  processed: 'Paid out',
  failed: 'Failed',
};
export const statusText = (status: string): string => STATUS_LABELS[status] ?? status;
