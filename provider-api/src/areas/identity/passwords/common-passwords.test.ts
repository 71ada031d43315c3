import { isCommonPassword } from './common-passwords.ts';

test.each(['password', 'Password@123', 'HYDERABAD123', '1234567890', 'qwertyuiop'])(
  '%s is a password that guessers try, in any case',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['marigold-lamp-42', 'Demo#2026', 'three slow scissors'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
