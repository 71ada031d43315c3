import { hashPassword, hashUnknownPassword, passwordMatches } from './passwords.ts';

/** Argon2id as OWASP recommends it for 19 MiB, and a salt of its own for each. */
const COSTLY = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

test('a password is kept as what is costly to guess, and never twice as the same', async () => {
  const [one, other, unknown] = await Promise.all([
    hashPassword('x'),
    hashPassword('x'),
    hashUnknownPassword(),
  ]);
  for (const hash of [one, other, unknown]) expect(hash).toMatch(COSTLY);
  expect(one).not.toBe(other);
  expect(await passwordMatches(one, 'x')).toBe(true);
  expect(await passwordMatches(one, 'y')).toBe(false);
});
