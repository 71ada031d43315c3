import { formatRupees, type Paise, paiseOf, rupeesOf } from '@sundara/contracts';

/** The gateway's smallest refund. */
const SMALLEST_PAISE: Paise = 100;

/** What is wrong with a refund in rupees, given the amount left; undefined if nothing is. */
export const amountFault = (text: string, leftPaise: Paise): string | undefined => {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text.trim())) return 'Write an amount in rupees, 254.00';
  const paise = paiseOf(Number(text));
  if (paise > leftPaise) return `Only ${formatRupees(rupeesOf(leftPaise))} is left of this payment`;
  if (paise > 0 && paise < SMALLEST_PAISE)
    return `The smallest refund is ${formatRupees(rupeesOf(SMALLEST_PAISE))}`;
  return undefined;
};
