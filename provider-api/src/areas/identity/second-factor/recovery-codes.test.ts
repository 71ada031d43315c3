import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

test('there are ten codes, all different, without letters that look like digits', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hj-km-np-tv-z]{4}-){3}[0-9a-hj-km-np-tv-z]{4}$/);
});

test('a code is known again however it is typed', () => {
  const hash = hashRecoveryCode('k3f8-0qzt-9m1a-xw7r');
  for (const typed of ['K3F8-0QZT-9M1A-XW7R', 'k3f80qzt9m1axw7r', ' k3f8 Oqzt 9mla xw7r ']) {
    expect(hashRecoveryCode(typed)).toBe(hash);
  }
  expect(hashRecoveryCode('k3f8-0qzt-9m1a-xw7q')).not.toBe(hash);
});
