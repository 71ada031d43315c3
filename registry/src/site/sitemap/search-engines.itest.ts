import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagination, salonHead, salonSitemap, succeed } from '@sundara/contracts/api';
import { firstData } from '@sundara/contracts/federation';
import { promote } from '../../acts/promote.ts';
import { aDeclaration, aRemoteRecord, aRoute } from '../../testing/release-records.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import { ACTOR, emptyRegistry, SHELL, stock } from '../../testing/stocked-registry.ts';
import { runStubApi, type StubAnswers } from '../../testing/stub-api.ts';

const discovery = aRemoteRecord(
  'discovery',
  '1.0.0',
  aDeclaration('discovery', {
    routes: [
      aRoute({ path: '/', description: 'Find a salon.' }),
      aRoute({ path: '/salons', description: 'All salons.', canonicalQuery: ['specialty'] }),
      aRoute({ path: '/salon/:id', head: firstData(salonHead, { params: { id: ':id' } }) }),
      aRoute({ path: '/dashboard', access: ['customer'] }),
      aRoute({ path: '/dashboard/:id', access: ['customer'] }),
    ],
  }),
);
const HEAD = {
  title: 'Marigold House, Kondapur',
  description: 'Rated 4.6 by 31 customers.',
  image: null,
  structuredData: JSON.stringify({ '@type': 'BeautySalon', url: '/salon/s1' }),
};
const MAP = succeed('', {
  salons: [{ id: 's1', changedAt: '2026-11-20T10:00:00.000Z' }],
  pagination: pagination(1, 10_000, 10_001),
});
const NOT_FOUND = { success: false, status: 'error', code: 'NOT_FOUND', message: '', msg: '', next: '' };

const opened = async (t: Parameters<typeof stock>[0], answers: StubAnswers = {}, more = {}) => {
  const registry = await emptyRegistry(t);
  await stock(t, registry, [SHELL, discovery]);
  for (const environment of ['local', 'qa'])
    await promote(registry.registry, environment, [SHELL, discovery], ACTOR);
  const apiUrl = await runStubApi(t, {
    '/api/public/salons/s1/head': { status: 200, body: succeed('', { head: HEAD }) },
    '/api/public/salons/gone/head': { status: 404, body: NOT_FOUND },
    [`${salonSitemap.path}?page=1`]: { status: 200, body: MAP },
    ...answers,
  });
  const site = await runSite(t, { DATA_DIR: registry.dataDir, API_URL: apiUrl, ...more });
  const get = async (path: string, host = 'localhost:3000') => {
    const { status, headers, body } = await ask(site, path, { headers: { host } });
    return { status, headers, text: body.toString() };
  };
  return get;
};

test("a salon's page carries its own words, address and data in the HTML", async (t) => {
  const get = await opened(t);
  const { status, text } = await get('/salon/s1?utm_source=mail');
  assert.equal(status, 200);
  assert.match(text, /<title>Marigold House, Kondapur · Sundara<\/title>/);
  assert.match(text, /<meta name="description" content="Rated 4.6 by 31 customers.">/);
  assert.match(text, /<link rel="canonical" href="http:\/\/localhost:3000\/salon\/s1">/);
  assert.match(text, /"url":"http:\/\/localhost:3000\/salon\/s1"/);
});

test('a salon that is not there is answered 404 and not to be shown; an API in trouble costs the words alone', async (t) => {
  const get = await opened(t, { '/api/public/salons/slow/head': { status: 503, body: {} } });
  const gone = await get('/salon/gone');
  assert.equal(gone.status, 404);
  assert.match(gone.text, /<meta name="robots" content="noindex">/);
  const slow = await get('/salon/slow');
  assert.equal(slow.status, 200);
  assert.match(slow.text, /<title>A page · Sundara<\/title>/);
});

test('of the query only what names another page stands in the address to be found', async (t) => {
  const get = await opened(t);
  const { text } = await get('/salons/?view=map&specialty=Nails&q=x');
  assert.match(text, /<link rel="canonical" href="http:\/\/localhost:3000\/salons\?specialty=Nails">/);
});

test('robots.txt leads to the map and keeps private areas out', async (t) => {
  const get = await opened(t);
  const { headers, text } = await get('/robots.txt');
  assert.match(headers['content-type'] ?? '', /^text\/plain/);
  assert.equal(
    text,
    'User-agent: *\nDisallow: /dashboard\nDisallow: /dashboard/\nAllow: /\n\nSitemap: http://localhost:3000/sitemap.xml\n',
  );
});

test('the map leads to the public pages and to every salon', async (t) => {
  const get = await opened(t);
  const index = await get('/sitemap.xml');
  assert.match(index.headers['content-type'] ?? '', /^application\/xml/);
  const maps = [...index.text.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  );
  assert.deepEqual(maps, ['/sitemaps/pages.xml', '/sitemaps/salons-1.xml', '/sitemaps/salons-2.xml']);
  const pages = (await get('/sitemaps/pages.xml')).text;
  assert.deepEqual(
    [...pages.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address),
    ['http://localhost:3000/', 'http://localhost:3000/salons'],
  );
  assert.match(
    (await get('/sitemaps/salons-1.xml')).text,
    /<loc>http:\/\/localhost:3000\/salon\/s1<\/loc><lastmod>2026-11-20T10:00:00.000Z<\/lastmod>/,
  );
  assert.equal((await get('/sitemaps/salons-x.xml')).status, 404);
});

test('an environment that is not to be found has no map, and says so on each page', async (t) => {
  const get = await opened(t);
  const host = 'qa.localhost:3000';
  assert.equal((await get('/robots.txt', host)).text, 'User-agent: *\nDisallow: /\n');
  assert.equal((await get('/sitemap.xml', host)).status, 404);
  assert.match((await get('/', host)).text, /<meta name="robots" content="noindex">/);
});

test('a map that the API cannot tell is no empty map', async (t) => {
  const get = await opened(t, { [`${salonSitemap.path}?page=1`]: { status: 503, body: {} } });
  const { status, headers } = await get('/sitemap.xml');
  assert.deepEqual([status, headers['retry-after']], [503, '60']);
});

test('of several names of an environment the first one is the address', async (t) => {
  const get = await opened(t, {}, { SITE_HOSTS: 'sundara.example=local,www.sundara.example=local' });
  assert.match(
    (await get('/', 'www.sundara.example')).text,
    /<link rel="canonical" href="http:\/\/sundara.example\/">/,
  );
});
