import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type TestContext, test } from 'node:test';
import { ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';

const DEMO_ONLY = [
  '/api/mailbox',
  '/api/mailbox?x=1',
  '/api/%6dailbox/7/content',
  '/sandbox/books',
  '/sandbox/%62ooks',
  '/sandbox/behaviour',
  '/sandbox/payments/pay_1/authorise',
  '/sandbox/subscriptions/sub_1/charge',
];
const CHECKOUT = ['/sandbox/checkout.js', '/sandbox/checkout?order=1', '/sandbox/orders/order_1/pay'];

/** A site in front of servers that answer every request. */
const openSite = async (t: TestContext, variables: Record<string, string> = {}) => {
  const { dataDir } = await stockedRegistry(t);
  const behind = createServer((_, reply) => reply.end('open')).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  t.after(() => behind.close());
  const address = behind.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const site = await runSite(t, { DATA_DIR: dataDir, API_URL: url, SANDBOX_URL: url, ...variables });
  const statusOf = async (path: string, host: string, headers: Record<string, string> = {}) =>
    (await ask(site, path, { headers: { host, ...headers } })).status;
  return { statusOf };
};

test('mails and the controls of the sandbox are there on this machine, in its own environment', async (t) => {
  const { statusOf } = await openSite(t);
  for (const host of ['localhost:3000', '127.0.0.1', 'local.localhost'])
    for (const path of [...DEMO_ONLY, ...CHECKOUT])
      assert.equal(await statusOf(path, host), 200, host + path);
});

test('under any other name they are not, while payments go on', async (t) => {
  const { statusOf } = await openSite(t, { SITE_HOSTS: 'sundara.example=local' });
  for (const host of ['production.localhost', 'qa.localhost:3000', 'sundara.example'])
    for (const [paths, status] of [
      [DEMO_ONLY, 404],
      [CHECKOUT, 200],
    ] as const)
      for (const path of paths) assert.equal(await statusOf(path, host), status, host + path);
});

test('nor in another environment, nor for who comes from another machine', async (t) => {
  const other = await openSite(t, { ENVIRONMENT: 'qa' });
  const proxied = await openSite(t, { TRUSTED_PROXIES: '127.0.0.1' });
  const from = { 'x-forwarded-for': '203.0.113.9' };
  for (const path of DEMO_ONLY) {
    assert.equal(await other.statusOf(path, 'localhost'), 404, path);
    assert.equal(await proxied.statusOf(path, 'localhost', from), 404, path);
  }
  assert.equal(await proxied.statusOf('/sandbox/checkout.js', 'localhost', from), 200);
});

test("the API's description is for the environments of the settings", async (t) => {
  const usual = await openSite(t);
  const closed = await openSite(t, { OPENAPI_ENVIRONMENTS: 'none' });
  for (const path of ['/api/openapi.json', '/api/openapi%2Ejson?x=1']) {
    assert.equal(await usual.statusOf(path, 'localhost'), 200);
    assert.equal(await usual.statusOf(path, 'qa.localhost'), 200);
    assert.equal(await usual.statusOf(path, 'production.localhost'), 404);
    assert.equal(await closed.statusOf(path, 'localhost'), 404);
  }
});
