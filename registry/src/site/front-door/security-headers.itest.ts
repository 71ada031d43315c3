import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import { answerToBytes } from '@sundara/node/testing';
import { ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { bodyLimitOf } from './body-limits.ts';
import { FRONT_DOOR_LIMITS } from './limits.ts';

const runBehindProxy = async (
  t: TestContext,
  limits: Parameters<typeof runSite>[2] = {},
): Promise<string> => {
  const { dataDir } = await stockedRegistry(t);
  const behind = createServer((_, response) => response.end('answered')).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  t.after(() => {
    behind.closeAllConnections();
    behind.close();
  });
  const url = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  const variables = { DATA_DIR: dataDir, API_URL: url, SANDBOX_URL: url, TRUSTED_PROXIES: '127.0.0.1' };
  return runSite(t, variables, limits);
};

/** Files of releases, which pages of other origins may read. */
const FILES = ['/assets/none/1.0.0/x.js', '/assets/x'];
/** Pages, files, calls, health checks, and missing addresses. */
const PATHS = [
  ...FILES,
  ...['/', '/salons', '/no/such/page', '/robots.txt', '/sitemap.xml', '/healthz', '/readyz'],
  ...['/api/public/salons', '/api/uploads/x', '/api/releases/x', '/sandbox/x'],
  ...['/salon/%ED', '/api/public/salons/%', '/assets/%FF.js', '/api/releases/%'],
];
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

const requireStrict = ({ status, headers }: Answered, path: string, what = path): void => {
  const strict = ['x-content-type-options', 'cross-origin-opener-policy', 'cross-origin-resource-policy'];
  assert.deepEqual(
    strict.map((name) => headers[name]),
    ['nosniff', 'same-origin-allow-popups', FILES.includes(path) ? 'cross-origin' : 'same-origin'],
    what,
  );
  assert.ok(headers['referrer-policy'], what);
  // The headers of a 304 take the place of those that the browser has.
  if (status !== 304) assert.match(String(headers['content-security-policy']), /frame-ancestors/, what);
  if (path.startsWith('/api/')) assert.equal(headers['cache-control'], 'no-store', what);
};

test('every answer has the strict headers; one to who came by https is for https from then on', async (t) => {
  const site = await runBehindProxy(t);
  let answers = 0;
  const askSecurely = async (path: string, question: NonNullable<Parameters<typeof ask>[2]> = {}) => {
    const headers = { 'x-forwarded-proto': 'https', ...question.headers };
    const answer = await ask(site, path, { ...question, headers });
    answers += 1;
    const what = `${question.method ?? 'GET'} ${path}: ${answer.status}`;
    requireStrict(answer, path, what);
    assert.equal(answer.headers['strict-transport-security'], 'max-age=63072000; includeSubDomains', what);
    return answer;
  };
  for (const path of PATHS) {
    for (const method of METHODS) await askSecurely(path, { method });
    const odd = await ask(site, path, { headers: { 'x-forwarded-proto': 'https, evil' } });
    assert.doesNotMatch(odd.body.toString(), /evil/, path);
    const plain = await ask(site, path);
    assert.equal(plain.headers['strict-transport-security'], undefined, path);
  }
  const stranger = await askSecurely('/', { headers: { host: 'stranger.example' } });
  const { headers } = await askSecurely('/');
  const known = await askSecurely('/', { headers: { 'if-none-match': String(headers.etag) } });
  const body = Buffer.alloc(bodyLimitOf('POST', '/api/contact') + 1);
  const large = await askSecurely('/api/contact', {
    ...{ method: 'POST', body },
    headers: { 'content-length': `${body.length}` },
  });
  assert.deepEqual([stranger.status, known.status, large.status], [421, 304, 413]);
  shows('T64', { 'answers with the headers': answers });
});

const HEAD = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n';
const LAST = 'Connection: close\r\n\r\n';
/** What Node, rather than a route, would answer, and with which status. */
const RAW: Readonly<Record<string, readonly [bytes: string, status: number]>> = {
  'no HTTP': ['nothing of it\r\n\r\n', 400],
  'a header that is none': [`${HEAD}none\r\n${LAST}`, 400],
  'a length that is none': [`${HEAD}Content-Length: x\r\n${LAST}`, 400],
  'two lengths': [`${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n${LAST}xx`, 400],
  'a length, and chunks': [`${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n${LAST}0\r\n\r\n`, 400],
  'a head that is too large': [`${HEAD}X: ${'y'.repeat(20_000)}\r\n${LAST}`, 431],
  'a head that does not end': [HEAD, 408],
  'no host': [`GET /robots.txt HTTP/1.1\r\n${LAST}`, 400],
  'two hosts': [`${HEAD}Host: qa.localhost\r\n${LAST}`, 400],
  'a TRACE, which would tell what came': [`TRACE /robots.txt HTTP/1.1\r\nHost: localhost\r\n${LAST}`, 404],
  'an expectation that nobody knows': [`${HEAD}Expect: a-miracle\r\n${LAST}`, 200],
};

test('an answer to what cannot be read has them too', async (t) => {
  const site = await runBehindProxy(t, { frontDoor: { ...FRONT_DOOR_LIMITS, patienceMs: 1_500 } });
  const asked = Object.entries(RAW).map(async ([what, [bytes, status]]) => {
    const answer = await answerToBytes(site, bytes);
    assert.equal(answer.status, status, what);
    requireStrict(answer, '/robots.txt', what);
    if (status >= 400) assert.equal(answer.headers['cache-control'], 'no-store', what);
  });
  await Promise.all(asked);
  shows('T64', { 'answers to what cannot be read': asked.length });
});
