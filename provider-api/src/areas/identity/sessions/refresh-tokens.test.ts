import { createRefreshTokens, hashRefreshToken } from './refresh-tokens.ts';

const tokens = createRefreshTokens('a secret that only tests know, long enough');
const BYTES = 32;

test('a session begins with 256 bits that no other has (ASVS 5, 7.2.3)', () => {
  const many = Array.from({ length: 1_000 }, tokens.first);
  expect(new Set(many).size).toBe(many.length);
  expect(many.every((token) => Buffer.from(token, 'base64url').length === BYTES)).toBe(true);
});

test('the next token is one for each, as long, and of this secret alone', () => {
  const [one, other] = [tokens.first(), tokens.first()];
  expect(tokens.next(one)).toBe(tokens.next(one));
  expect(tokens.next(one)).not.toBe(tokens.next(other));
  expect(Buffer.from(tokens.next(one), 'base64url').length).toBe(BYTES);
  expect(createRefreshTokens('another secret, which is as long').next(one)).not.toBe(tokens.next(one));
});

test('what is stored does not tell the token', () => {
  const token = tokens.first();
  expect(hashRefreshToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashRefreshToken(token)).not.toContain(token);
});
