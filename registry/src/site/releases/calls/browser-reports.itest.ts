import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendBrowserReports } from '@sundara/contracts/api';
import { serveConsole } from '../../../testing/served-console.ts';

const REPORT = {
  type: 'csp-violation',
  age: 10,
  url: 'http://production.localhost/salons?q=hair',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?who=asha',
    documentURL: 'http://production.localhost/salons?q=hair',
  },
};
const OLDER = {
  'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'data', 'document-uri': '' },
};

test('what browsers refused stands in the console of its environment, whichever way they tell it', async (t) => {
  const { call, state } = await serveConsole(t);
  const send = (type: string, body: unknown, headers = {}) =>
    call(sendBrowserReports.path, {
      host: 'production.localhost',
      body,
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...headers },
    });
  assert.deepEqual((await state()).findings, []);
  for (const sent of [
    await send('application/reports+json', [REPORT, REPORT, { type: 'deprecation', body: null }]),
    await send('application/csp-report', OLDER),
  ])
    assert.equal(sent.status, 200);
  const { findings } = await state();
  assert.deepEqual(
    findings.map(({ lastAt, ...finding }) => [Number.isNaN(Date.parse(lastAt)), finding]),
    [
      [
        false,
        {
          kind: 'policy',
          rule: 'script-src-elem',
          blocked: 'https://evil.example/x.js',
          page: '/salons',
          count: 2,
        },
      ],
      [false, { kind: 'policy', rule: 'img-src', blocked: 'data', page: '', count: 1 }],
    ],
  );
  const wrong = await send('application/reports+json', { some: 'thing' });
  assert.deepEqual([wrong.status, wrong.json.code], [400, 'VALIDATION_FAILED']);
  const large = await send('application/reports+json', [{ ...REPORT, more: 'x'.repeat(65_536) }]);
  assert.deepEqual([large.status, large.json.code], [413, 'BODY_TOO_LARGE']);
  const foreign = await send('application/reports+json', [REPORT], { 'sec-fetch-site': 'cross-site' });
  assert.equal(foreign.status, 400);
  assert.equal((await state()).findings[0]?.count, 2);
});

test('one address is not taken at its word without end', async (t) => {
  const { call } = await serveConsole(t);
  const send = () => call(sendBrowserReports.path, { body: [REPORT], headers: { 'x-any': 'one' } });
  const statuses = new Set<number>();
  for (let turn = 0; turn < 121; turn += 1) statuses.add((await send()).status);
  assert.deepEqual([...statuses], [200, 429]);
});
