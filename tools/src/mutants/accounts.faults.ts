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
      breaks: 'A handler that sends its reply itself sends no field beyond the contract.',
      file: `${API}/areas/identity/sign-in/sign-in.routes.ts`,
      before:
        "registerOperation(app, me, async ({ account }) => succeed('Signed in', { user: presentUser(account) }));",
      after: `registerOperation(app, me, async ({ account, reply }) =>
    reply.serializer(JSON.stringify).send(succeed('Signed in', { user: account })),
  );`,
      tests: [`${API}/app/no-more-fields.itest.ts`],
    },
    {
      name: 'taken-address-tells-phone',
      breaks: 'No reply, of an error neither, tells how another customer is reached.',
      file: `${API}/areas/identity/sign-in/sign-in.routes.ts`,
      before: "if (!user) throw new ApiError('EMAIL_TAKEN', { fields: emailTaken });",
      after: `if (!user) {
      const taken = await findUserByEmail(db, customer.email);
      throw new ApiError('EMAIL_TAKEN', { message: \`Your phone is \${taken?.phone}: sign in instead.\` });
    }`,
      tests: [`${API}/app/no-more-fields.itest.ts`],
    },
    {
      name: 'push-follows',
      breaks: 'No server follows an answer elsewhere.',
      file: `${API}/platform/push/push-sender.ts`,
      before: "redirect: 'error'",
      after: "redirect: 'follow'",
      tests: [`${API}/app/outgoing-requests.itest.ts`],
    },
    {
      name: 'push-to-any-port',
      breaks: 'A browser is called at the push services alone.',
      file: `${API}/platform/push/push-services.ts`,
      before: 'service === origin',
      after: 'address.startsWith(service)',
      tests: [`${API}/app/outgoing-requests.itest.ts`],
    },
    {
      name: 'forgotten-password-tells',
      breaks: 'A door does the same work for an address without an account.',
      file: `${API}/areas/identity/passwords/password.routes.ts`,
      before: '    const sealed = resetRequests.make(email);',
      after: `    const known = await database.pool.query('select 1 from users where email = $1', [email]);
    if (known.rows.length === 0) return succeed('If there is an account with this e-mail, a link is on its way.', {});
    const sealed = resetRequests.make(email);`,
      tests: [`${API}/areas/identity/sign-in/sign-in-work.itest.ts`],
    },
    {
      name: 'spent-link-takes-longer',
      breaks: 'A link that sets no password is refused after the same work, whoever it was mailed to.',
      file: `${API}/areas/identity/passwords/set-password.command.ts`,
      before: 'const userId = await spendNewestLink(tx, account === undefined ? NO_TOKEN : hash, now);',
      after: 'const userId = account && (await spendNewestLink(tx, hash, now));',
      tests: [`${API}/areas/identity/sign-in/sign-in-work.itest.ts`],
    },
    {
      name: 'address-logged',
      breaks: 'No address of a request gets into the log, since it may carry a token.',
      file: `${API}/platform/http/answer-log.ts`,
      before: 'request.log.info({ operation,',
      after: 'request.log.info({ url: request.url, operation,',
      tests: [`${API}/app/log-leaks.itest.ts`],
    },
    {
      name: 'import-of-any-size',
      breaks: 'A file of a million rows is refused before it is read.',
      file: 'shared-contracts/src/api/salon-services.api.ts',
      before: 'IMPORT_BYTES = 1024 * 1024',
      after: 'IMPORT_BYTES = 1024 * 1024 * 1024',
      tests: [`${API}/areas/salon-operations/services/import/million-rows.itest.ts`],
    },
    {
      name: 'any-format-drawn',
      breaks: 'What is not a picture of a kind that we take is refused, and nothing of it is kept.',
      file: `${API}/areas/marketplace/uploads/intake/reencode-image.ts`,
      before: '  if (!type || format !== type) return undefined;\n',
      after: '',
      tests: [`${API}/areas/marketplace/uploads/hostile-uploads.itest.ts`],
    },
    {
      name: 'upload-beside-its-folder',
      breaks: 'No file is kept outside of the folder of uploads.',
      file: `${API}/platform/storage/file-store.ts`,
      before: 'const file = path.join(folder, name);',
      after: "const file = path.join(folder, '..', name);",
      tests: [`${API}/areas/marketplace/uploads/upload-names.itest.ts`],
    },
    {
      name: 'half-an-import-kept',
      breaks: 'A file with a row that is wrong changes nothing.',
      file: `${API}/areas/salon-operations/services/import/import-services.command.ts`,
      before: '  requireNoneRefused(rows);\n',
      after: '',
      tests: [`${API}/areas/salon-operations/services/import/import-load.itest.ts`],
    },
    {
      name: 'whole-import-in-one-step',
      breaks: 'Others are answered while a file of an import is planned.',
      file: `${API}/areas/salon-operations/services/import/plan-import.ts`,
      before: 'rows.length % ROWS_IN_A_STEP === 0',
      after: 'rows.length === 0',
      tests: [`${API}/areas/salon-operations/services/import/plan-import.test.ts`],
    },
    {
      name: 'long-work-at-once',
      breaks: 'An operation whose calls take long works on as many at once as its route says.',
      file: `${API}/platform/http/limit-calls.ts`,
      before: 'take(operationId, config.turns)',
      after: 'take(operationId, undefined)',
      tests: [`${API}/platform/http/limit-calls.itest.ts`],
    },
    {
      name: 'wrong-password-not-logged',
      breaks: 'Each password that was wrong is an event in the log.',
      file: `${API}/platform/http/event-of-error.ts`,
      before: "  PASSWORD_WRONG: 'authn_login_fail',\n",
      after: '',
      tests: [`${API}/app/log-leaks.itest.ts`],
    },
    {
      name: 'private-answer-stored',
      breaks: 'No browser or proxy stores what is not for everybody.',
      file: `${API}/platform/http/register-operation.ts`,
      before:
        "      if (!response.hasHeader('cache-control')) response.header('cache-control', 'no-store');\n",
      after: '',
      tests: [`${API}/app/answer-headers.itest.ts`],
    },
    {
      name: 'unreadable-call-told-barely',
      breaks: 'A call that cannot be read is answered with the headers of every other.',
      file: `${API}/platform/http/answer-client-error.ts`,
      before: '  ...SECURITY_HEADERS,\n',
      after: '',
      tests: [`${API}/app/answer-headers.itest.ts`],
    },
    {
      name: 'cheap-hash',
      breaks: 'A password is kept as what is costly to guess.',
      file: `${API}/areas/identity/passwords/passwords.ts`,
      before: 'memoryCost: 19_456',
      after: 'memoryCost: 1_024',
      tests: [`${API}/areas/identity/passwords/passwords.test.ts`],
    },
    {
      name: 'demo-accounts-in-operation',
      breaks: 'No demo account, whose password everybody knows, is written where others use the site.',
      file: `${API}/app/settings.ts`,
      before: 'return wanted ?? !sign;',
      after: 'return wanted ?? true;',
      tests: [`${API}/app/settings.test.ts`],
    },
    {
      name: 'demo-accounts-asked-for',
      breaks: 'A start that asks for demo accounts where others use the site is refused.',
      file: 'tools/src/start/real-services.ts',
      before: "DEMO_DATA !== 'on' || why",
      after: "DEMO_DATA !== 'yes' || why",
      tests: ['tools/src/start/refusals.itest.ts'],
    },
  ],
};
