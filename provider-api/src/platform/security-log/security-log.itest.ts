import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, it } from 'node:test';
import { addMinutes, type SecurityEvent } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { UserRow } from '../../areas/identity/accounts/accounts.repository.ts';
import { attempts, refreshTokens, sessions, users } from '../../areas/identity/accounts/accounts.tables.ts';
import { createTokens } from '../../areas/identity/accounts/tokens.ts';
import { hashCode } from '../../areas/identity/codes/request-sign-in-code.ts';
import { signInCodes } from '../../areas/identity/codes/sign-in-codes.tables.ts';
import { hashLinkToken, makeLinkToken } from '../../areas/identity/mailed-links/link-token.ts';
import { signInLinks } from '../../areas/identity/mailed-links/sign-in-links.tables.ts';
import { hashRecoveryCode } from '../../areas/identity/second-factor/recovery-codes.ts';
import { secondFactors } from '../../areas/identity/second-factor/second-factor.tables.ts';
import { hashRefreshToken } from '../../areas/identity/sessions/refresh-tokens.ts';
import { type AuthApp, authApp, PASSWORD } from '../../areas/identity/sessions/testing/auth-app.ts';
import { readClaims } from '../../areas/identity/sessions/testing/read-claims.ts';
import type { TestBrowser } from '../../areas/identity/sessions/testing/test-browser.ts';
import { payments } from '../../areas/money/payments/payments.tables.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { makeSalon, putVisit } from '../../testing/payments/booking-bench.ts';
import { TOKEN_SECRET } from '../../testing/test-settings.ts';
import type { Database } from '../database/open-database.ts';
import { createSealer } from '../sealer/sealer.ts';

const WRONG = 'not this one';
const FORGED = 'e30.e30.AAAA';
/** The second factor of every account here that has one. */
const SECRET = 'JBSWY3DPEHPK3PXP';
const RECOVERY_CODE = 'abcd-efgh-jkmn-pqrs';

/** An action, with the event that it must cause; `act` returns the e-mail of the account concerned, if known. */
interface Case {
  readonly does: string;
  readonly event: SecurityEvent;
  readonly reason: string;
  readonly operation: string;
  readonly act: (browser: TestBrowser) => Promise<{ email?: string; secrets?: readonly string[] }>;
}

forEachDatabase((_, open) => {
  let database: Database;
  let api: AuthApp;
  const lines: string[] = [];
  before(async () => {
    database = await open();
    const stream = { write: (line: string) => void lines.push(line) };
    api = await authApp(database, { logger: { level: 'silent', stream } });
  });
  after(() => api.app.close());

  const visitOf = async (customerId: string): Promise<string> => {
    const start = addMinutes(new Date(), 3 * 1440);
    return putVisit(database, await makeSalon(database), { id: customerId }, start, 60);
  };
  /** An account whose second factor is on. */
  const protectedPerson = async () => {
    const user = await api.person('salon');
    const sealedSecret = createSealer(TOKEN_SECRET).seal(SECRET, user.id);
    const row = { userId: user.id, sealedSecret, confirmedAt: new Date() };
    await database.db
      .insert(secondFactors)
      .values({ ...row, recoveryHashes: [hashRecoveryCode(RECOVERY_CODE)] });
    return user;
  };
  const FACTORS: readonly (readonly [reason: string, code?: () => string])[] = [
    ['SIGNED_IN'],
    ['SIGNED_IN_WITH_AUTHENTICATOR', () => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate()],
    ['SIGNED_IN_WITH_RECOVERY_CODE', () => RECOVERY_CODE],
  ];
  /** Each way to sign in to an account, with its second factor where it has one. */
  const WAYS: Readonly<
    Record<string, (user: UserRow, factor?: string) => Promise<{ readonly status: number }>>
  > = {
    'auth.login': ({ email }, code) =>
      api.browser().call('POST', '/api/auth/login', { body: { email, password: PASSWORD, code } }),
    'auth.signInByCode': async ({ email }, secondFactor) => {
      const browser = api.browser();
      const { challenge } = (await browser.call('POST', '/api/auth/code', { body: { email } })).json;
      const row = { codeHash: hashCode(challenge, '170293') };
      const mine = eq(signInCodes.challengeHash, hashLinkToken(challenge));
      await database.db.update(signInCodes).set(row).where(mine);
      const body = { code: '170293', secondFactor };
      return browser.call('POST', `/api/auth/code/${challenge}`, { body });
    },
    'auth.signInByLink': async ({ id: userId, sessionVersion }, code) => {
      const token = makeLinkToken();
      const [createdAt, expiresAt] = [new Date(), addMinutes(new Date(), 15)];
      const link = { tokenHash: hashLinkToken(token), userId, sessionVersion, createdAt, expiresAt };
      await database.db.insert(signInLinks).values(link);
      return api.browser().call('POST', `/api/auth/sign-in-link/${token}`, { body: { code } });
    },
  };

  const CASES: readonly Case[] = [
    {
      ...{ does: 'signs in with a wrong password', event: 'authn_login_fail', reason: 'INVALID_CREDENTIALS' },
      operation: 'auth.login',
      act: async (browser) => {
        const { email } = await api.person();
        await browser.signIn(email, WRONG);
        return { email, secrets: [WRONG] };
      },
    },
    {
      ...{ does: 'signs in as nobody', event: 'authn_login_fail', reason: 'INVALID_CREDENTIALS' },
      operation: 'auth.login',
      act: async (browser) => {
        await browser.signIn('Nobody@people.example', WRONG);
        return { email: 'nobody@people.example', secrets: [WRONG] };
      },
    },
    {
      ...{ does: 'gives a wrong code', event: 'authn_login_fail', reason: 'SECOND_FACTOR_WRONG' },
      operation: 'auth.login',
      act: async (browser) => {
        const { email } = await protectedPerson();
        const body = { email, password: PASSWORD, code: 'abcd-efgh' };
        await browser.call('POST', '/api/auth/login', { body });
        return { email, secrets: [body.code] };
      },
    },
    {
      ...{ does: 'gives a wrong mailed code', event: 'authn_login_fail', reason: 'SIGN_IN_CODE_WRONG' },
      operation: 'auth.signInByCode',
      act: async (browser) => {
        const { email } = await api.person();
        const { challenge } = (await browser.call('POST', '/api/auth/code', { body: { email } })).json;
        await database.db.update(signInCodes).set({ codeHash: 'of no code' });
        const body = { code: '170293' };
        await browser.call('POST', `/api/auth/code/${challenge}`, { body });
        return { secrets: [challenge, body.code] };
      },
    },
    {
      ...{ does: 'makes a challenge up', event: 'authn_token_invalid', reason: 'SIGN_IN_CODE_INVALID' },
      operation: 'auth.signInByCode',
      act: async (browser) => {
        await browser.call('POST', `/api/auth/code/${FORGED}`, { body: { code: '123456' } });
        return { secrets: [FORGED] };
      },
    },
    {
      ...{ does: 'signs in to a disabled account', event: 'authz_fail', reason: 'ACCOUNT_DISABLED' },
      operation: 'auth.login',
      act: async (browser) => {
        const { id, email } = await api.person();
        await database.db.update(users).set({ isActive: false }).where(eq(users.id, id));
        await browser.signIn(email);
        return { email };
      },
    },
    {
      ...{ does: 'tries once too often', event: 'authn_login_lock', reason: 'SIGN_IN_LINK_SENT' },
      operation: 'auth.login',
      act: async (browser) => {
        const { email } = await api.person();
        const key = createHash('sha256').update(`sign-in ${email}`).digest('hex');
        await database.db.insert(attempts).values({ key, count: 10, endsAt: addMinutes(new Date(), 15) });
        await browser.signIn(email, WRONG);
        return { email };
      },
    },
    {
      ...{ does: 'shows a refresh token again', event: 'authn_token_reuse', reason: 'UNAUTHENTICATED' },
      operation: 'auth.refresh',
      act: async (browser) => {
        const { email } = await api.person();
        await browser.signIn(email);
        const shown = browser.refreshCookie ?? '';
        await browser.refresh();
        const usedAt = addMinutes(new Date(), -1);
        const tokenHash = hashRefreshToken(shown);
        await database.db.update(refreshTokens).set({ usedAt }).where(eq(refreshTokens.tokenHash, tokenHash));
        browser.cookies.set('sundara_refresh', shown);
        await browser.refresh();
        return { email, secrets: [shown] };
      },
    },
    {
      ...{ does: 'makes a refresh token up', event: 'authn_token_invalid', reason: 'UNAUTHENTICATED' },
      operation: 'auth.refresh',
      act: async (browser) => {
        browser.cookies.set('sundara_refresh', 'made-up');
        await browser.refresh();
        return { secrets: ['made-up'] };
      },
    },
    {
      ...{ does: 'refreshes from a page elsewhere', event: 'malicious_cors', reason: 'VALIDATION_FAILED' },
      operation: 'auth.refresh',
      act: async (browser) => {
        await browser.refresh({ origin: 'https://elsewhere.example' });
        return { secrets: ['elsewhere'] };
      },
    },
    {
      ...{ does: 'forges a token', event: 'authn_token_invalid', reason: 'UNAUTHENTICATED' },
      operation: 'auth.me',
      act: async (browser) => {
        await browser.me(FORGED);
        return { secrets: [FORGED] };
      },
    },
    {
      ...{ does: 'goes on after signing out', event: 'session_use_after_expire', reason: 'UNAUTHENTICATED' },
      operation: 'auth.me',
      act: async (browser) => {
        const { id, email } = await api.person();
        const { token } = (await browser.signIn(email)).json;
        await database.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.userId, id));
        await browser.me(token);
        return { email, secrets: [token] };
      },
    },
    {
      ...{ does: 'makes the link of a document up', event: 'authn_token_invalid', reason: 'NOT_FOUND' },
      operation: 'GET /api/documents/*',
      act: async (browser) => {
        await browser.call('GET', `/api/documents/${FORGED}`);
        return { secrets: [FORGED] };
      },
    },
    {
      ...{ does: 'asks for what only admins may', event: 'authz_fail', reason: 'FORBIDDEN' },
      operation: 'admin.users',
      act: async (browser) => {
        const { email } = await api.person();
        const { token } = (await browser.signIn(email)).json;
        await browser.call('GET', '/api/admin/users', { token });
        return { email, secrets: [token] };
      },
    },
    {
      ...{ does: "asks for somebody else's booking", event: 'authz_fail', reason: 'NOT_FOUND' },
      operation: 'customer.cancellation',
      act: async (browser) => {
        const [{ id }, { email }] = [await api.person(), await api.person()];
        const { token } = (await browser.signIn(email)).json;
        const visit = await visitOf(id);
        await browser.call('GET', `/api/customer/bookings/${visit}/cancellation`, { token });
        return { email, secrets: [visit] };
      },
    },
    {
      ...{ does: 'signs a payment wrongly', event: 'crypt_signature_fail', reason: 'PAYMENT_NOT_VERIFIED' },
      operation: 'payment.verify',
      act: async (browser) => {
        const { id, email } = await api.person();
        const { token } = (await browser.signIn(email)).json;
        const order = {
          gatewayOrderId: `order_${id.slice(0, 8)}`,
          amountPaise: 0,
          status: 'created',
        } as const;
        await database.db.insert(payments).values({ ...order, bookingId: await visitOf(id) });
        const body = { orderId: order.gatewayOrderId, paymentId: 'pay_1', signature: 'ab'.repeat(32) };
        await browser.call('POST', '/api/payment/verify', { token, body });
        return { email, secrets: [body.signature] };
      },
    },
    {
      ...{ does: 'signs a webhook wrongly', event: 'crypt_signature_fail', reason: 'UNAUTHENTICATED' },
      operation: 'POST /api/payment/webhook',
      act: async (browser) => {
        const headers = { 'x-razorpay-signature': 'cd'.repeat(32), 'x-razorpay-event-id': 'e1' };
        await browser.call('POST', '/api/payment/webhook', { body: { event: 'x' }, headers });
        return { secrets: [headers['x-razorpay-signature']] };
      },
    },
  ];

  interface Line {
    readonly event: string;
    readonly reason: string;
    readonly operation: string;
    readonly reqId: string;
    readonly network: string;
    readonly account?: string;
    readonly subject?: string;
  }
  const allEvents = (): Line[] => lines.map((line): Line => JSON.parse(line)).filter(({ event }) => event);
  /** Without sign-ins, which begin most cases. */
  const events = (): Line[] => allEvents().filter(({ event }) => event !== 'authn_login_success');
  const HASH = /^[\w-]{22}$/;

  /** The keyed hash of an account, as a failed sign-in logs it. */
  const accountOf = async (email: string): Promise<string | undefined> => {
    lines.length = 0;
    await api.browser().signIn(email, WRONG);
    return events()[0]?.account;
  };

  for (const { does, event, reason, operation, act } of CASES)
    it(`writes one line where somebody ${does}, and none of the values`, async () => {
      lines.length = 0;
      const browser = api.browser();
      const counted = api.app.securityLog.counts()[event];
      const { email, secrets = [] } = await act(browser);
      const found = events();
      const [line] = found;
      assert(line && found.length === 1, lines.join(''));
      assert.deepEqual([line.event, line.reason, line.operation], [event, reason, operation]);
      assert.match(line.network, HASH);
      assert.match(line.reqId, /^[0-9a-f-]{36}$/);
      const values = [browser.address, PASSWORD, ...browser.cookies.values(), ...secrets];
      for (const value of [...values, ...(email ? [email, email.split('@')[0] ?? email] : [])])
        assert(!lines.join('').includes(value), value);
      assert(api.app.securityLog.counts()[event] > counted);
      assert.equal(line.account, email && (await accountOf(email)));
    });

  for (const [operation, signIn] of Object.entries(WAYS))
    it(`writes who came by ${operation}, and with which second factor`, async () => {
      for (const [reason, code] of FACTORS) {
        const user = await (code ? protectedPerson() : api.person());
        const account = await accountOf(user.email);
        lines.length = 0;
        assert.equal((await signIn(user, code?.())).status, 200);
        const [line, ...more] = allEvents();
        assert.deepEqual(
          [line?.event, line?.reason, line?.operation, line?.account, more],
          ['authn_login_success', reason, operation, account, []],
        );
        assert(!code || !lines.join('').includes(code()), 'the code itself is not written');
      }
    });

  it('names the admin who gives a role, and the account that has it now', async () => {
    const [user, admin] = [await api.person(), await api.signedIn('admin')];
    const [account, subject] = [await accountOf(admin.user.email), await accountOf(user.email)];
    const { name, email, phone } = user;
    lines.length = 0;
    const { statusCode } = await api.app.inject({
      ...{
        method: 'PUT',
        url: `/api/admin/users/${user.id}`,
        payload: { name, email, phone, role: 'salon' },
      },
      headers: { authorization: `Bearer ${admin.token}` },
    });
    assert.equal(statusCode, 200);
    const [line, ...more] = events();
    assert.deepEqual(
      [line?.event, line?.reason, line?.account, line?.subject, more],
      ['authz_change', 'customer to salon', account, subject, []],
    );
  });

  it('tells the same network of an address, and another of another one', async () => {
    lines.length = 0;
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3::9', '203.0.113.7', '203.0.113.8'])
      await api.browser(address).signIn('nobody-else@people.example', WRONG);
    const [one, same, other, another] = events().map(({ network }) => network);
    assert.equal(one, same, 'an IPv6 address stands for its household');
    assert.equal(new Set([one, other, another]).size, 3);
  });

  it('says nothing of what happens every day', async () => {
    const { browser, token, user } = await api.signedIn();
    const { sid, sv } = readClaims(token);
    const late = createTokens(TOKEN_SECRET, () => addMinutes(new Date(), -16));
    const claims = { userId: user.id, role: user.role, sessionId: sid, sessionVersion: sv } as const;
    const over = await late.sign(claims);
    lines.length = 0;
    await api.browser().refresh();
    await browser.refresh();
    await browser.me(token);
    assert.equal((await browser.me(over)).status, 401);
    await browser.call('GET', '/api/auth/me');
    await browser.call('GET', '/api/nothing');
    assert.deepEqual(lines, []);
  });

  it('counts each kind for who watches the process', async () => {
    const { json } = await api.browser().call('GET', '/healthz');
    assert.deepEqual(json.securityEvents, api.app.securityLog.counts());
    for (const { event } of CASES) assert(json.securityEvents[event] > 0, event);
  });
});
