import { aToken } from '../testing/token.builder.ts';
import { readClaims, samePerson } from './token-claims.ts';

const CLAIMS = { id: 'u1', role: 'customer', iat: 100, exp: 1_000 };

test('a token tells who somebody is, and when it was signed and ends', () => {
  expect(readClaims(aToken(CLAIMS))).toEqual(CLAIMS);
  expect(readClaims(aToken({ sub: 'u1', role: 'salon' }))).toEqual({ id: 'u1', role: 'salon' });
  expect(readClaims(aToken({ ...CLAIMS, iat: '100', exp: null }))).toEqual({ id: 'u1', role: 'customer' });
});

test('it is read as base64url and UTF-8', () => {
  const claims = { ...CLAIMS, id: 'ఆశ>>??>>' };
  expect(aToken(claims)).toMatch(/[-_]/);
  expect(readClaims(aToken(claims))).toEqual(claims);
});

const [head, middle] = aToken(CLAIMS).split('.');
test.each([
  ['nothing', ''],
  ['one part', 'token'],
  ['no signature', `${head}.${middle}`],
  ['an empty middle', `${head}..signature`],
  ['no base64 inside', `${head}.??.signature`],
  ['no JSON inside', `${head}.${btoa('text')}.signature`],
  ['no object inside', `${head}.${btoa('7')}.signature`],
  ['broken UTF-8 inside', `${head}.${btoa('{"id":"\xff","role":"admin"}')}.signature`],
  ['no id', aToken({ role: 'customer' })],
  ['an empty id', aToken({ id: '', role: 'customer' })],
  ['an id that is no text', aToken({ id: 7, role: 'customer' })],
  ['a role that nobody has', aToken({ id: 'u1', role: 'owner' })],
])('a token with %s tells nothing', (_, token) => {
  expect(readClaims(token)).toBeUndefined();
});

test('two tokens are of one person by their id alone', () => {
  const [one, again, other] = [CLAIMS, { ...CLAIMS, exp: 2_000 }, { ...CLAIMS, id: 'u2' }].map(aToken);
  expect(samePerson(one, again)).toBe(true);
  expect(samePerson(one, other)).toBe(false);
});

test('a token that is missing or can’t be read is of nobody, not even of another like it', () => {
  const token = aToken(CLAIMS);
  for (const [one, other] of [
    [undefined, undefined],
    [undefined, token],
    [token, undefined],
    ['', ''],
    ['a.b', 'a.b'],
    [token, 'a.b'],
    ['a.b', token],
  ])
    expect(samePerson(one, other)).toBe(false);
});
