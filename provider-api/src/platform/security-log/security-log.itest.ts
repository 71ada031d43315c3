import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { UserRow } from '../../areas/identity/accounts/accounts.repository.ts';
import { createTokens } from '../../areas/identity/accounts/tokens.ts';
import { hashCode } from '../../areas/identity/codes/request-sign-in-code.ts';
import { signInCodes } from '../../areas/identity/codes/sign-in-codes.tables.ts';
import { hashLinkToken, makeLinkToken } from '../../areas/identity/mailed-links/link-token.ts';
import { signInLinks } from '../../areas/identity/mailed-links/sign-in-links.tables.ts';
import { PASSWORD } from '../../areas/identity/sessions/testing/auth-app.ts';
import { readClaims } from '../../areas/identity/sessions/testing/read-claims.ts';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { TOKEN_SECRET } from '../../testing/test-settings.ts';
import type { Database } from '../database/open-database.ts';
import { type LoggedApp, loggedApp, RECOVERY_CODE, SECRET, WRONG_PASSWORD } from './testing/logged-app.ts';

forEachDatabase((_, open) => {
  let database: Database;
  let api: LoggedApp;
  before(async () => {
    database = await open();
    api = await loggedApp(database);
  });
  after(() => api.app.close());

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

  for (const [operation, signIn] of Object.entries(WAYS))
    it(`writes who came by ${operation}, and with which second factor`, async () => {
      for (const [reason, code] of FACTORS) {
        const user = await (code ? api.protectedPerson() : api.person());
        const account = await api.accountOf(user.email);
        api.lines.length = 0;
        assert.equal((await signIn(user, code?.())).status, 200);
        const [line, ...more] = api.allEvents();
        assert.deepEqual(
          [line?.event, line?.reason, line?.operation, line?.account, more],
          ['authn_login_success', reason, operation, account, []],
        );
        assert(!code || !api.lines.join('').includes(code()), 'the code itself is not written');
      }
    });

  it('names the admin who gives a role, and the account that has it now', async () => {
    const [user, admin] = [await api.person(), await api.signedIn('admin')];
    const [account, subject] = [await api.accountOf(admin.user.email), await api.accountOf(user.email)];
    const { name, email, phone } = user;
    api.lines.length = 0;
    const { statusCode } = await api.app.inject({
      ...{
        method: 'PUT',
        url: `/api/admin/users/${user.id}`,
        payload: { name, email, phone, role: 'salon' },
      },
      headers: { authorization: `Bearer ${admin.token}` },
    });
    assert.equal(statusCode, 200);
    const [line, ...more] = api.events();
    assert.deepEqual(
      [line?.event, line?.reason, line?.account, line?.subject, more],
      ['authz_change', 'customer to salon', account, subject, []],
    );
  });

  it('tells the same network of an address, and another of another one', async () => {
    api.lines.length = 0;
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3::9', '203.0.113.7', '203.0.113.8'])
      await api.browser(address).signIn('nobody-else@people.example', WRONG_PASSWORD);
    const [one, same, other, another] = api.events().map(({ network }) => network);
    assert.equal(one, same, 'an IPv6 address stands for its household');
    assert.equal(new Set([one, other, another]).size, 3);
  });

  it('says nothing of what happens every day', async () => {
    const { browser, token, user } = await api.signedIn();
    const { sid, sv } = readClaims(token);
    const late = createTokens(TOKEN_SECRET, () => addMinutes(new Date(), -16));
    const claims = { userId: user.id, role: user.role, sessionId: sid, sessionVersion: sv } as const;
    const over = await late.sign(claims);
    api.lines.length = 0;
    await api.browser().refresh();
    await browser.refresh();
    await browser.me(token);
    assert.equal((await browser.me(over)).status, 401);
    await browser.call('GET', '/api/auth/me');
    await browser.call('GET', '/api/nothing');
    assert.deepEqual(api.lines, []);
  });

  it('counts each kind for who watches the process', async () => {
    await api.browser().signIn('nobody@people.example', WRONG_PASSWORD);
    const { json } = await api.browser().call('GET', '/healthz');
    assert.deepEqual(json.securityEvents, api.app.securityLog.counts());
    assert(json.securityEvents.authn_login_fail > 0);
  });
});
