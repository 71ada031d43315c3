import { amountInWords } from './amount-in-words.ts';

test.each([
  [50_800, 'Rupees Five Hundred Eight Only'],
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and One Paise Only'],
  [2_350, 'Rupees Twenty Three and Fifty Paise Only'],
  [10_000, 'Rupees One Hundred Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [
    12_34_567_89,
    'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Eighty Nine Paise Only',
  ],
  [1_00_00_019_00, 'Rupees One Crore Nineteen Only'],
] as const)('%i paise are %s', (paise, text) => {
  expect(amountInWords(paise)).toBe(text);
});
