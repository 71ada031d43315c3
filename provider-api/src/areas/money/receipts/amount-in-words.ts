import type { Paise } from '@sundara/contracts';

const SMALL = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const LARGE = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

const words = (number: number): string[] => {
  for (const [size, name] of LARGE) {
    if (number >= size) return [...words(Math.floor(number / size)), name, ...words(number % size)];
  }
  if (number >= 20) return [TENS[Math.floor(number / 10)] ?? '', ...words(number % 10)];
  return number > 0 ? [SMALL[number] ?? ''] : [];
};

/** 'Rupees One Lakh Five Hundred Eight and Fifty Paise Only': how amounts are written out in India. */
export const amountInWords = (paise: Paise): string => {
  const rupees = words(Math.floor(paise / 100));
  const rest = words(paise % 100);
  const parts = ['Rupees', ...(rupees.length > 0 ? rupees : ['Zero'])];
  return [...parts, ...(rest.length > 0 ? ['and', ...rest, 'Paise'] : []), 'Only'].join(' ');
};
