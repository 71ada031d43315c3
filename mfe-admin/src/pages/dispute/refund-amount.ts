import { formatRupees, type Paise, paiseOf, rupeesOf } from '@sundara/contracts';

/** The gateway sends nothing smaller. */
const SMALLEST_PAISE: Paise = 100;

/** What is wrong with an amount in rupees that is to go back of what is left; undefined where nothing is. */
export const amountFault = (text: string, leftPaise: Paise): string | undefined => {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text.trim())) return 'Write an amount in rupees, 254.00';
  const paise = paiseOf(Number(text));
  if (paise > leftPaise) return `Only ${formatRupees(rupeesOf(leftPaise))} is left of this payment`;
  if (paise > 0 && paise < SMALLEST_PAISE)
    return `The smallest refund is ${formatRupees(rupeesOf(SMALLEST_PAISE))}`;
  return undefined;
};
