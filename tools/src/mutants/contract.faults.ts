import type { Subject } from './fault.ts';

const HTTP = 'provider-api/src/platform/http';
const REQUESTS_TEST = 'provider-api/src/app/contract-requests.itest.ts';

const SITE = 'registry/src/site';

/** Whether the API's document, and the site's part of the contract, say what their server takes and answers. */
export const CONTRACT: Subject = {
  name: 'contract',
  faults: [
    {
      name: 'refusal-without-a-documented-status',
      breaks: 'Every answer has a status that the document names for its operation.',
      file: 'shared-contracts/src/operation/operation-errors.ts',
      before: "  'VALIDATION_FAILED',\n",
      after: '',
      tests: [REQUESTS_TEST],
    },
    {
      name: 'rules-left-out-of-the-document',
      breaks: 'A request that the document allows is refused only by a rule that the document tells.',
      file: `${HTTP}/register-operation.ts`,
      before: "...(rules && { 'x-rules': rules }),",
      after: '',
      tests: [REQUESTS_TEST],
    },
    {
      name: 'stack-in-a-refusal',
      breaks: 'No answer shows a stack.',
      file: `${HTTP}/error-handler.ts`,
      before: "const message = BROKEN_REQUESTS[error.code] ?? 'The request is not valid.';",
      after: 'const message = error.stack ?? error.message;',
      tests: [REQUESTS_TEST],
    },
    {
      name: 'query-not-validated',
      breaks: 'A request that breaks the document is refused.',
      file: `${HTTP}/create-http-app.ts`,
      before: '? (query) => parse(readWords(schema, query))',
      after: '? (query) => ({ value: readWords(schema, query) })',
      tests: ['provider-api/src/app/contract-violations.itest.ts'],
    },
    {
      name: 'text-without-a-limit',
      breaks: 'Every text of a request has a greatest length.',
      file: 'shared-contracts/src/api/text.ts',
      before: 'z.string().check(z.trim(), z.maxLength(longest), keepable);',
      after: 'z.string().check(z.trim(), keepable);',
      tests: ['provider-api/src/app/contract-payloads.itest.ts'],
    },
    {
      name: 'call-of-the-site-not-parsed',
      breaks: 'The site refuses a call that breaks its contract.',
      file: `${SITE}/releases/http/serve-operation.ts`,
      before: 'body: parsedBy(operation.body, request.body),',
      after: 'body: request.body,',
      tests: [`${SITE}/releases/contract.itest.ts`],
    },
    {
      name: 'broken-address-past-the-hooks',
      breaks: 'An address that is no text has the headers of every other answer.',
      file: `${SITE}/app.ts`,
      before: 'rewriteUrl: servedAddress,',
      after: '',
      tests: [`${SITE}/doors.itest.ts`],
    },
    {
      name: 'broken-request-for-a-file-is-our-fault',
      breaks: 'A request that is wrong is told so, and is no fault of the site.',
      file: `${SITE}/assets/assets.ts`,
      before: 'if (statusCode < 500) return',
      after: 'if (statusCode < 400) return',
      tests: [`${SITE}/doors.itest.ts`],
    },
  ],
};
