import { formatPhone } from './phone.ts';

test.each([
  ['+919848012345', '+91 98480 12345'],
  ['+442071838750', '+442071838750'],
  ['', ''],
  ['98480 12345', '98480 12345'],
])('the number %j reads as %j', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
