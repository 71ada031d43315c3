import { paiseOf } from '@sundara/contracts';
import type { AdminPayment } from '@sundara/contracts/api';
import { money } from '../../features/proposal/proposal-labels.ts';

/** Paise for typed rupees like '1,250.50'; undefined for what is no amount. */
export const paiseIn = (text: string): number | undefined => {
  const typed = text.replaceAll(/[\s,₹]/g, '');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(typed) ? paiseOf(Number(typed)) : undefined;
};

type Limits = Pick<AdminPayment, 'leftPaise' | 'smallestPaise'>;

/** What is wrong with an amount; empty if it can be refunded. */
export const amountError = (paise: number | undefined, { leftPaise, smallestPaise }: Limits): string => {
  if (paise === undefined) return 'Write an amount, as 250 or 250.50';
  if (paise < smallestPaise) return `The smallest refund is ${money(smallestPaise)}`;
  return paise > leftPaise ? `Only ${money(leftPaise)} is left` : '';
};
