import type { Subject } from './fault.ts';

const API = 'provider-api/src';
const AUTH = 'provider-api/src/areas/identity/sessions';
const PASSWORDS = 'provider-api/src/areas/identity/passwords';
const SECOND_FACTOR = 'provider-api/src/areas/identity/second-factor';
const SHELL = 'shell/src';

/** Signing in, staying signed in and signing out, on the server and in the browser. */
export const SESSION: Subject = {
  name: 'session',
  faults: [
    {
      name: 'stolen-cookie-goes-on',
      breaks: 'A refresh cookie that is shown again ends its session.',
      file: `${AUTH}/refresh-session.command.ts`,
      before: '    await revokeSession(tx, user.id, session.id, now);\n',
      after: '',
      tests: [`${AUTH}/refresh.itest.ts`],
    },
    {
      name: 'refresh-from-elsewhere',
      breaks: 'No other site can have a session go on.',
      file: `${AUTH}/refresh-session.command.ts`,
      before:
        "if (isFromElsewhere(request)) throw new ApiError('UNAUTHENTICATED', { event: 'malicious_cors' });",
      after: '',
      tests: [`${AUTH}/refresh.itest.ts`],
    },
    {
      name: 'ended-session-goes-on',
      breaks: 'Log-out, disabling and a new password end sessions on the next call.',
      file: `${API}/areas/identity/accounts/accounts.repository.ts`,
      before: '!revokedAt && expiresAt > now && row.sessionVersion === sessionVersion',
      after: 'expiresAt > now',
      tests: [`${AUTH}/revocation.itest.ts`],
    },
    {
      name: 'log-out-keeps-session',
      breaks: 'Log-out ends the session on the server.',
      file: `${API}/areas/identity/sign-in/sign-in.routes.ts`,
      before: 'await revokeSession(db, account.id, account.sessionId, new Date());',
      after: '',
      tests: [`${AUTH}/revocation.itest.ts`],
    },
    {
      name: 'disabled-account-signs-in',
      breaks: 'Nobody signs in to a disabled account.',
      file: `${API}/areas/identity/sign-in/sign-in.routes.ts`,
      before: "if (!user.isActive) throw new ApiError('ACCOUNT_DISABLED');",
      after: '',
      tests: [`${AUTH}/revocation.itest.ts`],
    },
    {
      name: 'token-without-end',
      breaks: 'A token is worth nothing after 15 minutes.',
      file: `${API}/areas/identity/accounts/tokens.ts`,
      before: "known.endsAt > now().getTime() ? known.claims : 'over'",
      after: 'known.claims',
      tests: [`${API}/areas/identity/accounts/tokens.itest.ts`],
    },
    {
      name: 'guesses-not-counted',
      breaks: 'Whoever guesses passwords is stopped.',
      file: `${API}/areas/identity/attempts/count-attempts.ts`,
      before: 'if (count > limit.most) {',
      after: 'if (count < 0) {',
      tests: [`${PASSWORDS}/change-password.itest.ts`],
    },
    {
      name: 'second-factor-skipped',
      breaks: 'An account with a second factor opens with its code alone.',
      file: `${API}/areas/identity/sign-in/sign-in.routes.ts`,
      before: 'await checkSecondFactor(db, user, body.code, sealer);',
      after: '',
      tests: [`${SECOND_FACTOR}/second-factor.itest.ts`],
    },
    {
      name: 'code-used-twice',
      breaks: 'A code of the authenticator is good once.',
      file: `${SECOND_FACTOR}/second-factor.repository.ts`,
      before: '.where(and(ofUser(userId), unused))',
      after: '.where(ofUser(userId))',
      tests: [`${SECOND_FACTOR}/second-factor.itest.ts`],
    },
    {
      name: 'recovery-code-used-twice',
      breaks: 'A recovery code is good once.',
      file: `${SECOND_FACTOR}/second-factor.repository.ts`,
      before: 'sql`array_remove(',
      after: 'sql`array_append(',
      tests: [`${SECOND_FACTOR}/second-factor.itest.ts`],
    },
    {
      name: 'reset-link-used-twice',
      breaks: 'A mailed link sets one password.',
      file: `${API}/areas/identity/mailed-links/mailed-links.ts`,
      before: 'and(eq(tokenHash, hash), isNull(usedAt), gt(expiresAt, now))',
      after: 'and(eq(tokenHash, hash), gt(expiresAt, now))',
      tests: [`${PASSWORDS}/forgotten-password.itest.ts`],
    },
    {
      name: 'reset-link-without-end',
      breaks: 'A mailed link works for half an hour.',
      file: `${API}/areas/identity/mailed-links/mailed-links.ts`,
      before: 'and(eq(tokenHash, hash), isNull(usedAt), gt(expiresAt, now))',
      after: 'and(eq(tokenHash, hash), isNull(usedAt))',
      tests: [`${PASSWORDS}/forgotten-password.itest.ts`],
    },
    {
      name: 'token-kept-after-log-out',
      breaks: 'A browser keeps no token after log-out.',
      file: `${SHELL}/session/token-storage.ts`,
      before: '      mark(true);\n      remove();\n',
      after: '      mark(true);\n',
      tests: [`${SHELL}/session/token-storage.test.tsx`],
    },
    {
      name: 'log-out-undone-by-exchange',
      breaks: 'Whoever logs out while a token is exchanged stays logged out.',
      file: `${SHELL}/session/refresher.ts`,
      before: 'if (storage.read() !== ended) return GONE;',
      after: '',
      tests: [`${SHELL}/session/refresh.test.ts`],
    },
    {
      name: 'cookie-of-somebody-else',
      breaks: 'No page goes on with the session of somebody else.',
      file: `${SHELL}/session/refresher.ts`,
      before: "samePerson(token, ended) ? { kind: 'token', token } : GONE",
      after: "{ kind: 'token', token }",
      tests: [`${SHELL}/session/refresh.test.ts`],
    },
    {
      name: 'other-tabs-not-followed',
      breaks: 'Log-out in one tab ends the session in the others.',
      file: `${SHELL}/session/other-tabs.ts`,
      before: 'if (key === TOKEN_KEY || key === null) restore();',
      after: 'if (key === null) restore();',
      tests: [`${SHELL}/session/other-tabs.test.tsx`],
    },
    {
      name: 'customer-in-admin-area',
      breaks: 'A page opens to the roles that its declaration names.',
      file: `${SHELL}/router/guard.ts`,
      before: "if (access === 'signed-in' || access.includes(session.user.role)) return undefined;",
      after: 'if (session.user.role) return undefined;',
      tests: [`${SHELL}/router/guard.test.ts`],
    },
    {
      name: 'open-redirect',
      breaks: 'Signing in leads to no other site.',
      file: `${SHELL}/sign-in/next-path.ts`,
      before: "return origin === BASE && !pathname.startsWith('//')",
      after: 'return origin === BASE',
      tests: [`${SHELL}/sign-in/next-path.test.ts`],
    },
  ],
};
