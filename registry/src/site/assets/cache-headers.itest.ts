import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import { ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { runStubApi } from '../../testing/stub-api.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** A page differs between visitors, and its next one may run another release. */
const PAGE = 'private, no-cache';
const NEVER = 'no-store';
/** Only files that every build has under one name, and documents for search engines. */
const SHORTLY = 'public, max-age=3600';

/** Answers whose address stays the same when their content changes: pages, documents, calls, and what is not there. */
const CHANGING: readonly (readonly [address: string, status: number, control: string])[] = [
  ['/', 200, PAGE],
  ['/salon/7', 200, PAGE],
  ['/login', 200, PAGE],
  ['/?override=nothing', 200, PAGE],
  ['/?safe', 200, PAGE],
  ['/?safe=forget', 303, NEVER],
  ['/salons', 404, PAGE],
  ['/no/such/page', 404, PAGE],
  ['/wp-login.php', 404, PAGE],
  ['/manifest.webmanifest', 404, PAGE],
  ['/service-worker.js', 404, PAGE],
  ['/favicon.svg', 200, SHORTLY],
  ['/fonts/text.woff2', 200, SHORTLY],
  ['/robots.txt', 200, SHORTLY],
  ['/sitemap.xml', 503, NEVER],
  ['/healthz', 200, NEVER],
  ['/readyz', 200, NEVER],
  ['/assets/remotes/discovery/9.9.9/remoteEntry.js', 404, NEVER],
  ['/assets/remotes/discovery/1.0.0/record.json', 404, NEVER],
  ['/assets/remotes/discovery/remoteEntry.js', 404, NEVER],
  [`/assets/compositions/${'0'.repeat(64)}`, 404, NEVER],
  ['/assets/x', 404, NEVER],
  ['/api/public/salons', 200, NEVER],
  ['/api/auth/me', 401, NEVER],
  ['/api/releases/environments', 401, NEVER],
  ['/api/releases/nothing', 404, NEVER],
  ['/sandbox/x', 200, NEVER],
];

test('what a page names by version or hash is kept for ever, and nothing else for more than an hour', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const api = await runStubApi(t);
  const site = await runSite(t, { DATA_DIR: dataDir, API_URL: api, SANDBOX_URL: api });
  const html = (await ask(site, '/')).body.toString();
  const named = [...html.matchAll(/"(\/(?:assets\/|[\w/.-]+\?v=)[^"\s]*)"/g)].map(
    ([, address = '']) => address,
  );
  const kept = [...new Set(named)];
  assert.ok(kept.length > 8, kept.join());
  for (const address of kept) {
    const { status, headers } = await ask(site, address);
    assert.deepEqual([status, headers['cache-control']], [200, FOR_EVER], address);
  }
  for (const [address, ...expected] of CHANGING) {
    const { status, headers } = await ask(site, address);
    assert.deepEqual([status, headers['cache-control']], expected, address);
  }
  shows('T33', { 'addresses that a page names': kept.length, others: CHANGING.length });
});
