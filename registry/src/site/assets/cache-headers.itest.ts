import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import { ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { runStubApi } from '../../testing/stub-api.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = /^(no-store|no-cache|private, no-cache)$/;
/** Files that every build has under one name, and documents for search engines. */
const SHORTLY = /^public, max-age=(\d+)$/;
const HOUR_SECONDS = 3_600;

/** Answers whose address stays the same when their content changes: pages, documents, calls, and what is not there. */
const CHANGING = [
  ...['/', '/salons', '/salon/7', '/login', '/no/such/page', '/wp-login.php', '/robots.txt', '/sitemap.xml'],
  ...[
    '/healthz',
    '/readyz',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/service-worker.js',
    '/fonts/text.woff2',
  ],
  ...[
    '/assets/remotes/discovery/9.9.9/remoteEntry.js',
    '/assets/remotes/discovery/1.0.0/record.json',
    '/assets/x',
  ],
  ...[
    '/api/public/salons',
    '/api/auth/me',
    '/api/releases/environments',
    '/api/releases/nothing',
    '/sandbox/x',
  ],
  ...['/?override=nothing', '/?safe', '/?safe=forget'],
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
  for (const address of CHANGING) {
    const { headers } = await ask(site, address);
    const control = String(headers['cache-control']);
    const seconds = Number(SHORTLY.exec(control)?.[1] ?? Number.POSITIVE_INFINITY);
    assert.ok(ASKED_AGAIN.test(control) || seconds <= HOUR_SECONDS, `${address}: ${control}`);
  }
  shows('T33', { 'addresses that a page names': kept.length, others: CHANGING.length });
});
