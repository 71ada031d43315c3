import { authenticatorUri, digitsOf, makeSecret, stepOfCode } from './authenticator.ts';

/** '12345678901234567890', the key of the examples in RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at second %i the code of RFC 6238 is %s, of step %i', (second, code, step) => {
  expect(stepOfCode(SECRET, code, new Date(second * 1_000))).toBe(step);
});

test('a code is good for the step before and the step after its own, and no longer', () => {
  const stepAt = (second: number) => stepOfCode(SECRET, '081804', new Date(second * 1_000));
  expect([1_111_111_050, 1_111_111_079, 1_111_111_080, 1_111_111_139, 1_111_111_140].map(stepAt)).toEqual([
    37_037_036,
    37_037_036,
    37_037_036,
    37_037_036,
    undefined,
  ]);
  expect(stepAt(1_111_111_049)).toBeUndefined();
});

test('secrets have 160 bits, and the app is told whose they are', () => {
  const secret = makeSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeSecret()).not.toBe(secret);
  const uri = new URL(authenticatorUri(secret, 'rose@salons.example'));
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/Sundara:rose%40salons\.example\?/);
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(uri.searchParams.get('issuer')).toBe('Sundara');
});

test('digits may be typed in groups; anything else is no code of the app', () => {
  expect(digitsOf(' 123 456')).toBe('123456');
  expect(['12345', '1234567', 'k3f8-0qzt-9m2a-xw7r', '１２３４５６'].map(digitsOf)).toEqual(
    Array.from({ length: 4 }),
  );
});
