import type { Subject } from './fault.ts';

const SHELL = 'shell/src';

/** Signing in, staying signed in and signing out, on the server and in the browser. */
export const SESSION: Subject = {
  name: 'session',
  faults: [
    {
      name: 'token-kept-after-log-out',
      breaks: 'A browser keeps no token after log-out.',
      file: `${SHELL}/session/token-storage.ts`,
      before: '      mark(true);\n      remove();\n',
      after: '      mark(true);\n',
      tests: [`${SHELL}/session/token-storage.test.ts`],
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
      tests: [`${SHELL}/session/other-tabs.test.ts`],
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
