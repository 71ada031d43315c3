import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type TestContext, test } from 'node:test';
import { dataOf } from '../../testing/page-data.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { createCheckoutHash } from './checkout-script.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A sandbox that serves this as its checkout script. */
const sandbox = async (t: TestContext, script: { text: string }) => {
  const server = createServer(({ url }, response) =>
    response.writeHead(url === '/sandbox/checkout.js' ? 200 : 404).end(script.text),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

test('with the sandbox every script of a page names its hash, and the page holds them to it', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const SANDBOX_URL = await sandbox(t, { text: 'pay' });
  const page = await ask(await runSite(t, { DATA_DIR: dataDir, SANDBOX_URL }), '/');
  assert.equal(dataOf(page).config.checkoutScriptIntegrity, hashOf('pay'));
  assert.equal(page.headers['integrity-policy'], 'blocked-destinations=(script), endpoints=(site)');
  assert.match(`${page.headers['content-security-policy']}`, /require-trusted-types-for 'script'/);
  assert.equal(page.headers['reporting-endpoints'], 'site="/api/releases/browser-reports"');
});

test('with a gateway of another origin both are only reported on', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const CHECKOUT_SCRIPT_URL = 'https://checkout.gateway.example/v1/checkout.js';
  const page = await ask(await runSite(t, { DATA_DIR: dataDir, CHECKOUT_SCRIPT_URL }), '/');
  assert.equal(dataOf(page).config.checkoutScriptIntegrity, undefined);
  assert.equal(page.headers['integrity-policy'], undefined);
  assert.equal(
    page.headers['integrity-policy-report-only'],
    'blocked-destinations=(script), endpoints=(site)',
  );
  assert.doesNotMatch(`${page.headers['content-security-policy']}`, /trusted-types/);
  assert.match(`${page.headers['content-security-policy-report-only']}`, /^require-trusted-types-for/);
});

test('a sandbox that is away holds up no page, and its hash is there when it is back', async (t) => {
  const script = { text: 'pay' };
  const sandboxUrl = await sandbox(t, script);
  let time = 0;
  const checkout = createCheckoutHash({ checkoutScriptUrl: '/sandbox/checkout.js', sandboxUrl }, () => time);
  assert.equal(checkout.known(), undefined);
  await checkout.look();
  assert.equal(checkout.known(), hashOf('pay'));
  script.text = 'another';
  time = 60_000;
  assert.equal(checkout.known(), hashOf('pay'), 'what is known goes out while it is looked up');
  await checkout.look();
  assert.equal(checkout.known(), hashOf('another'));
  const away = createCheckoutHash({
    checkoutScriptUrl: '/sandbox/checkout.js',
    sandboxUrl: 'http://127.0.0.1:19',
  });
  await away.look();
  assert.equal(away.known(), undefined);
});
