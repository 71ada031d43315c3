import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords.ts';

/** The checks ask for as many of the commonest that a site would take at all. */
const ASKED = 3_000;

it('refuses more of the commonest passwords of breaches than are asked for', async () => {
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= 8);
  expect(longEnough.length).toBeGreaterThan(5 * ASKED);
  const taken: string[] = [];
  for (const password of longEnough) if (!(await isCommonPassword(password))) taken.push(password);
  expect(taken).toEqual([]);
});

test.each([
  ...['password', 'Password@123', 'HYDERABAD123', '1234567890', 'qwertyuiop', 'sundara123'],
  ...[' '.repeat(8), '\u00a0'.repeat(12), 'zzzzzzzzz', ' baseball ', 'ｐａｓｓｗｏｒｄ'],
])('%j is a password that guessers try', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(['marigold-lamp-42', 'Demo#2026', 'three slow scissors', 'मेरी पुरानी साइकिल'])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
