import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagination, salonSitemap, succeed } from '@sundara/contracts/api';
import { shows, sized, testSeed } from '@sundara/contracts/testing';
import { BROKEN_ENCODINGS, HOSTILE, STACK } from '@sundara/contracts/testing/contract';
import fc from 'fast-check';
import { ask, runSite } from '../testing/running-site.ts';
import { stockedRegistry } from '../testing/stocked-registry.ts';
import { runStubApi } from '../testing/stub-api.ts';

const RUNS = sized({ quick: 400, deep: 20_000 });

/** Addresses that the site answers itself, with a place in each for what comes from outside. */
const DOORS = [
  ...['/HERE', '/salon/HERE', '/?q=HERE', '/?override=HERE', '/?safe=HERE', '/salons?HERE=1&page=HERE'],
  ...['/assets/HERE', '/assets/remotes/discovery/1.0.0/HERE', '/assets/shell/HERE/shell.js'],
  ...['/-/HERE', '/sitemap.xml?HERE', '/sitemaps/HERE', '/robots.txt?HERE', '/readyz?HERE', '/healthz/HERE'],
  ...[
    '/manifest.webmanifest?v=HERE',
    '/service-worker.js?HERE',
    '/api/releases/HERE',
    '/api/HERE',
    '/sandbox/HERE',
  ],
];
const METHODS = ['GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const;
/** Headers that the site reads. */
const HEADERS = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'if-none-match',
    'if-modified-since',
    'range',
  ],
  ...['origin', 'authorization', 'content-type', 'x-forwarded-for', 'x-forwarded-proto', 'traceparent'],
] as const;
/** What a person, a browser or a script may be told, with its reason; all else would be a fault of the site. */
const ANSWERS = [
  200, 204, 206, 301, 302, 303, 304, 308, 400, 401, 403, 404, 405, 406, 413, 415, 416, 421, 429,
];

const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
const raw = fc.constantFrom(...BROKEN_ENCODINGS);
const hostile = fc.constantFrom(...HOSTILE);
const path = fc
  .tuple(fc.constantFrom(...DOORS), fc.oneof(hostile.map(encoded), raw))
  .map(([door, text]) => door.replaceAll('HERE', text));
/** Node sends no control characters and nothing beyond Latin-1 in a header. */
const header = hostile.map((text) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').trim());
const headers = fc.dictionary(fc.constantFrom(...HEADERS), header, { maxKeys: 3, noNullPrototype: true });

test('every door of the site answers what is hostile with a reason, without a fault and without a stack', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const sitemap = succeed('', { salons: [], pagination: pagination(1, 10_000, 0) });
  const api = await runStubApi(t, { [`${salonSitemap.path}?page=1`]: { status: 200, body: sitemap } });
  const site = await runSite(t, {
    DATA_DIR: dataDir,
    API_URL: api,
    SANDBOX_URL: api,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const asked = fc.asyncProperty(
    fc.constantFrom(...METHODS),
    path,
    headers,
    async (method, address, sent) => {
      const answer = await ask(site, address, { method, headers: { host: 'localhost', ...sent } });
      const told = `${answer.status} ${answer.body.toString().slice(0, 300)}`;
      assert.ok(ANSWERS.includes(answer.status), told);
      assert.doesNotMatch(answer.body.toString(), STACK);
      assert.equal(answer.headers['x-content-type-options'], 'nosniff', told);
    },
  );
  await fc.assert(asked, { seed: testSeed(t), numRuns: RUNS });
  shows('T57', { 'requests to other doors of the site': RUNS });
});
