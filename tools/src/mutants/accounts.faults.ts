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
    {
      name: 'password-of-spaces',
      breaks: 'A password of one character alone is refused, spaces too.',
      file: `${API}/areas/identity/passwords/common-passwords.ts`,
      before: 'new Set(plain).size < 2 || ',
      after: '',
      tests: [
        `${API}/areas/identity/passwords/common-passwords.test.ts`,
        `${API}/areas/identity/passwords/password-rules.itest.ts`,
      ],
    },
    {
      name: 'password-cut',
      breaks: 'A password is compared to its last character.',
      file: `${API}/areas/identity/passwords/passwords.ts`,
      before: "password.normalize('NFC')",
      after: "password.normalize('NFC').slice(0, 72)",
      tests: [`${API}/areas/identity/passwords/password-rules.itest.ts`],
    },
    {
      name: 'pixels-without-limit',
      breaks: 'A picture is refused by its header before its pixels need memory.',
      file: `${API}/areas/marketplace/uploads/intake/reencode-image.ts`,
      before: 'const MOST_PIXELS = 40_000_000;',
      after: 'const MOST_PIXELS = 400_000_000;',
      tests: [`${API}/areas/marketplace/uploads/picture-bombs.itest.ts`],
    },
    {
      name: 'reply-not-shaped',
      breaks: 'The contract shapes each reply, so that no other field leaves.',
      file: `${API}/platform/http/reply-serializer.ts`,
      before: 'write ??= writerOf(schema);',
      after: 'write ??= JSON.stringify;',
      tests: [`${API}/app/no-more-fields.itest.ts`],
    },
  ],
};
