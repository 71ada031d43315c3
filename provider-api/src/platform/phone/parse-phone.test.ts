import { parsePhone, requirePhone } from './parse-phone.ts';

test.each([
  '98480 12345',
  '09848012345',
  '+91 98480-12345',
  '9848012345',
  '0091 98480 12345',
  '+91 (98480) 12345',
])('%j is kept as the Indian number that it means', (text) => {
  expect(parsePhone(text)).toBe('+919848012345');
});

test('a number of another country stays one', () => {
  expect(parsePhone('+44 20 7183 8750')).toBe('+442071838750');
});

test.each(['', '1', '12345', 'call me', 'my number is 98480 12345', '98480 12345 67890', '9'.repeat(10_000)])(
  '%.20j is no number',
  (text) => {
    expect(parsePhone(text)).toBeUndefined();
  },
);

test('a field without a number is named', () => {
  expect(() => requirePhone('1')).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      details: expect.objectContaining({
        fields: [{ path: 'phone', message: 'Phone is not a valid number' }],
      }),
    }),
  );
});
