import type { Subject } from './fault.ts';

const API = 'provider-api/src';

/** Accounts, and what comes from outside: fields, passwords, pictures, addresses, origins, and what is logged of it. */
export const ACCOUNTS: Subject = {
  name: 'accounts',
  faults: [
    {
      name: 'unnamed-fields-kept',
      breaks: 'What the contract does not name in a body is dropped.',
      file: `${API}/platform/http/create-http-app.ts`,
      before: '    : parse;',
      after: `    : (sent) => {
        const parsed = parse(sent);
        return 'value' in parsed && httpPart === 'body' ? { value: Object.assign({}, sent, parsed.value) } : parsed;
      };`,
      tests: [`${API}/app/mass-assignment.itest.ts`],
    },
  ],
};
