import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import { ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';

const runBehindProxy = async (t: TestContext): Promise<string> => {
  const { dataDir } = await stockedRegistry(t);
  const behind = createServer((_, response) => response.end('answered')).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  t.after(() => {
    behind.closeAllConnections();
    behind.close();
  });
  const url = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  return runSite(t, { DATA_DIR: dataDir, API_URL: url, SANDBOX_URL: url, TRUSTED_PROXIES: '127.0.0.1' });
};

/** Pages, files, calls, health checks, and missing addresses. */
const PATHS = [
  ...['/', '/salons', '/no/such/page', '/assets/none/1.0.0/x.js', '/assets/x', '/robots.txt', '/sitemap.xml'],
  ...['/healthz', '/readyz', '/api/public/salons', '/api/uploads/x', '/api/releases/x', '/sandbox/x'],
  ...['/salon/%ED', '/api/public/salons/%', '/assets/%FF.js', '/api/releases/%'],
];

test('every answer has the strict headers; one to who came by https is for https from then on', async (t) => {
  const site = await runBehindProxy(t);
  for (const path of PATHS) {
    const { headers } = await ask(site, path, { headers: { 'x-forwarded-proto': 'https' } });
    assert.equal(headers['x-content-type-options'], 'nosniff', path);
    assert.match(String(headers['content-security-policy']), /frame-ancestors/, path);
    assert.ok(headers['referrer-policy'], path);
    assert.ok(headers['cross-origin-opener-policy'], path);
    assert.ok(headers['cross-origin-resource-policy'], path);
    assert.equal(headers['strict-transport-security'], 'max-age=63072000; includeSubDomains', path);
    const odd = await ask(site, path, { headers: { 'x-forwarded-proto': 'https, evil' } });
    assert.doesNotMatch(odd.body.toString(), /evil/, path);
    const plain = await ask(site, path);
    assert.equal(plain.headers['strict-transport-security'], undefined, path);
  }
  const stranger = await ask(site, '/', { headers: { host: 'stranger.example' } });
  assert.deepEqual([stranger.status, stranger.headers['x-content-type-options']], [421, 'nosniff']);
  shows('T64', { 'kinds of answers': PATHS.length + 1 });
});
