import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { before, it } from 'node:test';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import type { InjectOptions } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { TOKEN_SECRET } from '../../../testing/test-settings.ts';
import type { UserRow } from '../accounts/accounts.repository.ts';
import { createTokens } from '../accounts/tokens.ts';
import { type AuthApp, authApp } from './testing/auth-app.ts';
import { readClaims } from './testing/read-claims.ts';

const ENDPOINTS = [
  '/api/auth/me',
  '/api/auth/sessions',
  '/api/customer/preferences',
  '/api/customer/favourites',
  '/api/customer/bookings',
] as const;
const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PUBLIC_PEM = RSA.publicKey.export({ type: 'spki', format: 'pem' });
const HOUR = 3600;
/** Beside each single bit, a quick run flips several this often; a deep one so often that it is 10,000 tokens. */
const QUICK_FLIPS = 300;
const DEEP_TOKENS = 10_000;
const MOST_BITS = 8;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token as an attacker may make it, signed by HMAC. */
const forge = (head: object, body: object, secret: string | Buffer = TOKEN_SECRET, hash = 'sha256') => {
  const text = `${base64url(head)}.${base64url(body)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
};
const forgeByRsa = (head: object, body: object) => {
  const text = `${base64url(head)}.${base64url(body)}`;
  return `${text}.${sign('sha256', Buffer.from(text), RSA.privateKey).toString('base64url')}`;
};

forEachDatabase((kind, open) => {
  let database: Database;
  let api: AuthApp;
  let user: UserRow;
  let genuine: string;
  let device: string;
  let refresh: string;
  let stranger: string;
  let refusal: { readonly status: number; readonly body: unknown };
  before(async () => {
    database = await open();
    api = await authApp(database);
    const own = await api.signedIn();
    ({ user, token: genuine } = own);
    [device = '', refresh = ''] = [own.browser.cookies.get('sundara_device'), own.browser.refreshCookie];
    stranger = (await api.signedIn()).token;
    refusal = await answerTo({ url: '/api/auth/me' });
    assert.equal(refusal.status, 401);
  });
  const answerTo = async (options: InjectOptions) => {
    const reply = await api.app.inject(options);
    return { status: reply.statusCode, body: reply.json() };
  };
  const statusOf = async (url: string, authorization: string): Promise<number> =>
    (await answerTo({ url, headers: { authorization } })).status;
  /** The one answer to whatever is no token of ours, as to no token at all; it says nothing of the reason. */
  const assertRefused = async (url: string, authorization: string, what: string): Promise<void> =>
    assert.deepEqual(await answerTo({ url, headers: { authorization } }), refusal, what);

  it('lets the genuine token in everywhere', async () => {
    for (const url of ENDPOINTS) assert.equal(await statusOf(url, `Bearer ${genuine}`), 200, url);
    const again = forge({ alg: 'HS256' }, readClaims(genuine));
    assert.equal(await statusOf('/api/auth/me', `Bearer ${again}`), 200, 'the way of forging is sound');
  });

  it('refuses every forged token at every endpoint', async () => {
    const claims = readClaims(genuine);
    const [header = '', payload = '', signature = ''] = genuine.split('.');
    const now = Math.floor(Date.now() / 1000);
    const HS256 = { alg: 'HS256' };
    const other = readClaims(stranger);
    const unsigned = ['none', 'None', 'NONE', 'nOnE'].flatMap((alg) => [
      `${base64url({ alg })}.${payload}.`,
      `${base64url({ alg })}.${payload}.${signature}`,
      forge({ alg }, claims),
    ]);
    const jwk = { kty: 'oct', k: Buffer.from('mine').toString('base64url'), alg: 'HS256' };
    const forged: Readonly<Record<string, readonly string[]>> = {
      'no algorithm': [
        ...unsigned,
        forge({}, claims),
        forge({ alg: '' }, claims),
        forge({ alg: ['HS256'] }, claims),
      ],
      'another algorithm': [
        forge({ alg: 'HS384' }, claims, TOKEN_SECRET, 'sha384'),
        forge({ alg: 'HS512' }, claims, TOKEN_SECRET, 'sha512'),
        forge({ alg: 'hs256' }, claims),
        forgeByRsa({ alg: 'RS256' }, claims),
        forgeByRsa({ alg: 'PS256' }, claims),
      ],
      'algorithms confused': [
        forge(HS256, claims, PUBLIC_PEM),
        forgeByRsa(HS256, claims),
        forge({ alg: 'RS256' }, claims),
        forge({ alg: 'ES256' }, claims),
        forge({ alg: 'EdDSA' }, claims),
      ],
      'another secret': [
        ...['', ' ', 'secret', `${TOKEN_SECRET} `, TOKEN_SECRET.slice(1)].map((secret) =>
          forge(HS256, claims, secret),
        ),
        forge(HS256, claims, Buffer.alloc(32)),
        await createTokens('the secret of another server, just as long').sign({
          userId: user.id,
          role: 'admin',
          sessionId: claims.sid,
          sessionVersion: 1,
        }),
      ],
      'tricks in the header': [
        forge({ ...HS256, kid: '/dev/null' }, claims, ''),
        forge({ ...HS256, kid: "' union select 'mine" }, claims, 'mine'),
        forge({ ...HS256, jwk }, claims, 'mine'),
        forge({ ...HS256, jku: 'https://elsewhere.example/keys' }, claims, 'mine'),
        forge({ ...HS256, x5c: ['bWluZQ=='] }, claims, 'mine'),
        forge({ ...HS256, crit: ['sundara'], sundara: true }, claims),
        forge({ ...HS256, crit: ['b64'], b64: false }, claims),
        forge({ ...HS256, crit: [] }, claims),
      ],
      'another audience or issuer': [
        forge(HS256, { ...claims, aud: 'elsewhere' }),
        forge(HS256, { ...claims, aud: ['elsewhere'] }),
        forge(HS256, { ...claims, aud: undefined }),
        forge(HS256, { ...claims, iss: 'elsewhere' }),
        forge(HS256, { ...claims, iss: undefined }),
      ],
      'another time': [
        forge(HS256, { ...claims, exp: now - 1 }),
        forge(HS256, { ...claims, exp: 1 }),
        forge(HS256, { ...claims, exp: 'never' }),
        forge(HS256, { ...claims, exp: undefined }),
        forge(HS256, { ...claims, nbf: now + HOUR }),
      ],
      'another session': [
        forge(HS256, { ...claims, sid: undefined }),
        forge(HS256, { ...claims, sid: 'x' }),
        forge(HS256, { ...claims, sid: [claims.sid] }),
        forge(HS256, { ...claims, sid: user.id }),
        forge(HS256, { ...claims, sid: other.sid }),
        forge(HS256, { ...claims, sub: other.sub }),
        forge(HS256, { ...claims, sub: undefined }),
      ],
      'another session version': [0, 2, -1, '1', 1.5, null].map((sv) => forge(HS256, { ...claims, sv })),
      'other things that we sign or make': [device, refresh, TOKEN_SECRET],
      'no token': [
        '',
        'token',
        'a.b.c',
        '..',
        `${header}..${signature}`,
        `${header}.${payload}`,
        'null',
        'undefined',
      ],
      'a token in two pieces or twice': [
        ` ${genuine}`.replace('.', ' .'),
        genuine.replace('.', '.\n'),
        `${genuine}\t${genuine}`,
        `${genuine}, ${genuine}`,
        `${genuine}.${genuine}`,
        `${genuine}.`,
        `${genuine}=`,
        `${genuine}%00`,
      ],
    };
    for (const [name, tokens] of Object.entries(forged)) {
      for (const [index, token] of tokens.entries()) {
        for (const url of ENDPOINTS)
          await assertRefused(url, `Bearer ${token}`, `${name}, ${index}, at ${url}`);
      }
    }
    for (const authorization of [genuine, `Basic ${genuine}`, `Bearer${genuine}`, `Token ${genuine}`])
      await assertRefused('/api/auth/me', authorization, authorization.slice(0, 10));
  });

  it('reads a token in the header alone', async () => {
    for (const options of [
      { url: `/api/auth/me?token=${genuine}&access_token=${genuine}` },
      { url: '/api/auth/me', headers: { cookie: `token=${genuine}; sundara_refresh=${refresh}` } },
      { url: '/api/auth/me', headers: { 'x-access-token': genuine } },
    ]) {
      assert.deepEqual(await answerTo(options), refusal);
    }
  });

  // The database plays no part: one of the two is enough.
  if (kind === 'embedded') return;

  it('refuses a genuine token with flipped bits, or cut off anywhere', async (test) => {
    const random = randomOf(testSeed(test));
    let checked = 0;
    const refused = async (token: string, what: string): Promise<void> => {
      const url = ENDPOINTS[checked % ENDPOINTS.length] ?? ENDPOINTS[0];
      checked += 1;
      await assertRefused(url, `Bearer ${token}`, what);
    };
    const bytes = Buffer.from(genuine, 'latin1');
    const bits = Array.from({ length: bytes.length * 8 }, (_, bit) => bit);
    const flip = async (some: readonly number[]): Promise<void> => {
      const flipped = Buffer.from(bytes);
      for (const bit of some) flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      await refused(flipped.toString('latin1'), `bits ${some}`);
    };
    for (const bit of bits) await flip([bit]);
    const all = sized({ quick: bits.length + QUICK_FLIPS, deep: DEEP_TOKENS });
    while (checked < all) {
      const some = Array.from({ length: random.between(1, MOST_BITS) }, () => random.pick(bits));
      // Each once: a bit that is flipped twice is as it was.
      await flip([...new Set(some)]);
    }
    assert.equal(checked, all);
    for (let length = 0; length < genuine.length; length += 1)
      await refused(genuine.slice(0, length), `the first ${length} characters`);
    assert.equal(checked, all + genuine.length);
    shows('T50', { 'tokens with flipped bits': all, 'tokens cut off': genuine.length, 'other answers': 0 });
  });
});
