import { createHash } from 'node:crypto';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { attempts, users } from '../../areas/identity/accounts/accounts.tables.ts';
import { signInCodes } from '../../areas/identity/codes/sign-in-codes.tables.ts';
import { PASSWORD } from '../../areas/identity/sessions/testing/auth-app.ts';
import { WRONG_PASSWORD } from './testing/logged-app.ts';
import { testRefusals } from './testing/refusal.ts';

const FORGED = 'e30.e30.AAAA';

testRefusals([
  {
    ...{ does: 'signs in with a wrong password', event: 'authn_login_fail', reason: 'INVALID_CREDENTIALS' },
    operation: 'auth.login',
    act: async (browser, api) => {
      const { email } = await api.person();
      await browser.signIn(email, WRONG_PASSWORD);
      return { email, secrets: [WRONG_PASSWORD] };
    },
  },
  {
    ...{ does: 'signs in as nobody', event: 'authn_login_fail', reason: 'INVALID_CREDENTIALS' },
    operation: 'auth.login',
    act: async (browser) => {
      await browser.signIn('Nobody@people.example', WRONG_PASSWORD);
      return { email: 'nobody@people.example', secrets: [WRONG_PASSWORD] };
    },
  },
  {
    ...{ does: 'gives a wrong code', event: 'authn_login_fail', reason: 'SECOND_FACTOR_WRONG' },
    operation: 'auth.login',
    act: async (browser, api) => {
      const { email } = await api.protectedPerson();
      const body = { email, password: PASSWORD, code: 'abcd-efgh' };
      await browser.call('POST', '/api/auth/login', { body });
      return { email, secrets: [body.code] };
    },
  },
  {
    ...{ does: 'gives a wrong mailed code', event: 'authn_login_fail', reason: 'SIGN_IN_CODE_WRONG' },
    operation: 'auth.signInByCode',
    act: async (browser, api) => {
      const { email } = await api.person();
      const { challenge } = (await browser.call('POST', '/api/auth/code', { body: { email } })).json;
      await api.database.db.update(signInCodes).set({ codeHash: 'of no code' });
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
    act: async (browser, api) => {
      const { id, email } = await api.person();
      await api.database.db.update(users).set({ isActive: false }).where(eq(users.id, id));
      await browser.signIn(email);
      return { email };
    },
  },
  {
    ...{ does: 'tries once too often', event: 'authn_login_lock', reason: 'SIGN_IN_LINK_SENT' },
    operation: 'auth.login',
    act: async (browser, api) => {
      const { email } = await api.person();
      const key = createHash('sha256').update(`sign-in ${email}`).digest('hex');
      await api.database.db.insert(attempts).values({ key, count: 10, endsAt: addMinutes(new Date(), 15) });
      await browser.signIn(email, WRONG_PASSWORD);
      return { email };
    },
  },
]);
