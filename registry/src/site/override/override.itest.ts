import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Override } from '@sundara/contracts/federation';
import { promote } from '../../acts/promote.ts';
import { withdraw } from '../../acts/withdraw.ts';
import { dataOf } from '../../testing/page-data.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import {
  ACTOR,
  bookingRelease,
  discoveryRelease,
  SHELL,
  stock,
  stockedRegistry,
} from '../../testing/stocked-registry.ts';
import { signOverride } from './token.ts';

const SECRET = 'a secret of this test alone';
const RELEASES = [SHELL, discoveryRelease('1.0.0'), bookingRelease('1.0.0')];

const tokenOf = (given: Partial<Override> = {}, environment = 'qa'): string =>
  signOverride(SECRET, environment, {
    by: 'Asha',
    until: new Date(Date.now() + 3_600_000).toISOString(),
    versions: { booking: '1.1.0' },
    faults: {},
    ...given,
  }) ?? '';

/** A site whose environments local, qa and production run booking 1.0.0, with 1.1.0 published. */
const start = async (t: TestContext, variables: Readonly<Record<string, string>> = {}) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  for (const name of ['qa', 'production']) await promote(stocked.registry, name, RELEASES, ACTOR);
  const site = await runSite(t, { DATA_DIR: stocked.dataDir, OVERRIDE_SECRET: SECRET, ...variables });
  const get = (path: string, { cookie = '', host = 'qa.localhost' } = {}) =>
    ask(site, path, { headers: { host, ...(cookie && { cookie }) } });
  const page = async (token: string, path = '/', host = 'qa.localhost') =>
    dataOf(await get(path, { cookie: `sundara-override=${token}`, host }));
  return { ...stocked, site, get, page };
};

test('a link leads to the clean address with a cookie, and the cookie to the page with those versions', async (t) => {
  const { get } = await start(t);
  const link = await get(`/salon/7?tab=services&override=${tokenOf()}`);
  assert.equal(link.status, 303);
  assert.equal(link.headers.location, '/salon/7?tab=services');
  assert.equal(link.headers['cache-control'], 'no-store');
  const [cookie = ''] = link.headers['set-cookie'] ?? [];
  assert.match(cookie, /; HttpOnly; SameSite=Lax$/);
  const answer = await get('/salon/7', { cookie: cookie.split(';')[0] ?? '' });
  const { composition, qa, sequence, canary } = dataOf(answer);
  assert.equal(composition.remotes.booking?.version, '1.1.0');
  assert.equal(composition.remotes.booking?.previous?.version, '1.0.0');
  assert.equal(composition.remotes.discovery?.version, '1.0.0');
  assert.deepEqual(qa?.defaults, { shell: '1.0.0', discovery: '1.0.0', booking: '1.0.0' });
  assert.equal(qa?.override?.by, 'Asha');
  assert.deepEqual([sequence, canary], [1, false]);
  assert.match(answer.headers['cache-control'] ?? '', /private/);
  assert.match(answer.headers.vary ?? '', /cookie/);
  const powersOf = ({ headers }: typeof answer) => String(headers['permissions-policy']);
  assert.match(powersOf(answer), /display-capture=\(self\)/);
  const elsewhere = await get('/salon/7', { host: 'production.localhost' });
  assert.match(powersOf(elsewhere), /display-capture=\(\)/);
  assert.match(answer.body.toString(), /Leave the test versions/);
});

test('nobody else gets what one browser runs', async (t) => {
  const { get, page } = await start(t);
  assert.equal((await page(tokenOf())).composition.remotes.booking?.version, '1.1.0');
  const other = await get('/');
  assert.equal(dataOf(other).composition.remotes.booking?.version, '1.0.0');
  assert.equal(dataOf(other).qa?.override, undefined);
  assert.doesNotMatch(other.body.toString(), /Leave the test versions/);
});

test('an override that is over, forged, of another environment or of unknown releases is said, and not followed', async (t) => {
  const { page } = await start(t);
  const cases = {
    expired: tokenOf({ until: new Date(Date.now() - 1000).toISOString() }),
    invalid: `${tokenOf()}x`,
    'unknown-release': tokenOf({ versions: { booking: '9.9.9' } }),
  };
  for (const [ignored, token] of Object.entries(cases)) {
    const { composition, qa } = await page(token);
    assert.equal(composition.remotes.booking?.version, '1.0.0');
    assert.equal(qa?.ignored, ignored);
    assert.equal(qa?.override, undefined);
  }
  assert.equal((await page(tokenOf({}, 'production'))).qa?.ignored, 'invalid');
  assert.equal((await page(tokenOf({ composition: 'a'.repeat(64) }))).qa?.ignored, 'unknown-release');
});

test('an override to a withdrawn version is in force no more, from the next page on', async (t) => {
  const { registry, page } = await start(t);
  const token = tokenOf();
  assert.equal((await page(token)).composition.remotes.booking?.version, '1.1.0');
  await withdraw(registry, { id: 'booking', version: '1.1.0' }, ACTOR);
  const { composition, qa } = await page(token);
  assert.deepEqual(
    [composition.remotes.booking?.version, qa?.ignored, qa?.override],
    ['1.0.0', 'withdrawn', undefined],
  );
});

test('where everybody runs a withdrawn version, overrides of other parts go on', async (t) => {
  const { registry, page } = await start(t);
  await promote(registry, 'qa', [{ id: 'booking', version: '1.1.0' }], ACTOR);
  await withdraw(registry, { id: 'booking', version: '1.1.0' }, ACTOR);
  const { composition, qa } = await page(tokenOf({ versions: {}, faults: { discovery: 'slow' } }));
  assert.deepEqual([composition.remotes.booking?.version, qa?.ignored], ['1.1.0', undefined]);
  // A withdrawn version is never used as the previous one, not even when an override requests that failure.
  await withdraw(registry, { id: 'booking', version: '1.0.0' }, ACTOR);
  const before = await page(tokenOf({ versions: {}, faults: { booking: 'previous-version' } }));
  assert.equal(before.composition.remotes.booking?.version, '1.1.0');
});

test('a link that is over shows the page and says so; it takes no override away', async (t) => {
  const { get } = await start(t);
  const over = tokenOf({ until: new Date(Date.now() - 1000).toISOString() });
  const answer = await get(`/?override=${over}`, { cookie: `sundara-override=${tokenOf()}` });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers['set-cookie'], undefined);
  assert.equal(dataOf(answer).qa?.ignored, 'expired');
});

test('?safe shows one page without the override, ?safe=forget ends it', async (t) => {
  const { get, page } = await start(t);
  const token = tokenOf();
  const safe = await page(token, '/?safe');
  assert.equal(safe.composition.remotes.booking?.version, '1.0.0');
  assert.equal(safe.qa?.ignored, 'safe');
  assert.equal((await page(token)).composition.remotes.booking?.version, '1.1.0');
  const forget = await get('/salon/7?safe=forget', { cookie: `sundara-override=${token}` });
  assert.equal(forget.status, 303);
  assert.equal(forget.headers.location, '/salon/7');
  assert.match(forget.headers['set-cookie']?.[0] ?? '', /^sundara-override=; .*Max-Age=0/);
});

test('a link never leads to another site', async (t) => {
  const { get } = await start(t);
  for (const path of ['//evil.example/', '/\\evil.example/'])
    assert.equal((await get(`${path}?override=${tokenOf()}`)).headers.location, '/evil.example/');
});

test('in an environment that allows none neither link nor cookie nor ?safe does anything at all', async (t) => {
  const { get } = await start(t);
  const token = tokenOf({}, 'production');
  const plain = await get('/', { host: 'production.localhost' });
  for (const path of ['/', `/?override=${token}`, '/?safe=forget', '/?safe']) {
    const answer = await get(path, { host: 'production.localhost', cookie: `sundara-override=${token}` });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['set-cookie'], undefined);
    assert.deepEqual(dataOf(answer), dataOf(plain));
    assert.equal(dataOf(answer).qa, undefined);
    assert.doesNotMatch(answer.body.toString(), /Leave the test versions/);
  }
  assert.equal(plain.headers['cache-control'], 'private, no-cache');
  assert.equal(plain.headers.vary, 'accept-encoding, host');
});

test('which environments allow overrides is a setting, and it can be none', async (t) => {
  const { page } = await start(t, { OVERRIDE_ENVIRONMENTS: 'none' });
  const { composition, qa } = await page(tokenOf());
  assert.equal(composition.remotes.booking?.version, '1.0.0');
  assert.equal(qa, undefined);
});

test('a whole composition of another environment can be run', async (t) => {
  const { registry, page } = await start(t);
  const { composition } = await promote(
    registry,
    'staging',
    [...RELEASES.slice(0, 2), bookingRelease('1.1.0')],
    ACTOR,
  );
  const shown = await page(tokenOf({ composition, versions: {} }));
  assert.equal(shown.composition.id, composition);
  assert.equal(shown.composition.remotes.booking?.version, '1.1.0');
});

test('an override follows its environment: what it leaves alone is promoted under it', async (t) => {
  const { registry, page, ...stocked } = await start(t);
  await stock(t, { registry, ...stocked }, [discoveryRelease('1.5.0')]);
  const token = tokenOf();
  assert.equal((await page(token)).composition.remotes.discovery?.version, '1.0.0');
  await promote(registry, 'qa', [{ id: 'discovery', version: '1.5.0' }], ACTOR);
  const { composition, sequence } = await page(token);
  assert.deepEqual(
    [composition.remotes.discovery?.version, composition.remotes.booking?.version, sequence],
    ['1.5.0', '1.1.0', 2],
  );
});

test('failures are asked for by the addresses of files, of the server or of the build', async (t) => {
  const { page } = await start(t);
  const shown = await page(tokenOf({ faults: { booking: 'down', discovery: 'tampered' } }));
  const { booking, discovery } = shown.composition.remotes;
  assert.equal(booking?.entry.url, '/assets/~down/remotes/booking/1.1.0/remoteEntry.js');
  assert.equal(booking?.previous?.entry.url, '/assets/~down/remotes/booking/1.0.0/remoteEntry.js');
  assert.equal(discovery?.entry.url, '/assets/~tampered/remotes/discovery/1.0.0/remoteEntry.js');
  const build = await page(tokenOf({ faults: { booking: 'not-found' } }));
  assert.equal(
    build.composition.remotes.booking?.previous?.entry.url,
    '/assets/remotes/booking/1.0.0/remoteEntry.js',
  );
});

test('a wrong contract and the version before are made by composing', async (t) => {
  const { page } = await start(t);
  const wrong = (await page(tokenOf({ faults: { booking: 'wrong-contract' } }))).composition.remotes.booking;
  assert.equal(wrong?.declaration.contracts.shellApi, '^999.0.0');
  assert.equal(wrong?.previous?.declaration.contracts.shellApi, '^1.0.0');
  const before = await page(tokenOf({ faults: { booking: 'previous-version' } }));
  assert.equal(before.composition.remotes.booking?.version, '1.0.0');
  assert.equal(before.composition.remotes.booking?.previous, undefined);
});

test('the key of overrides is made once and kept, for this user alone', async (t) => {
  const { site, ...first } = await start(t, { OVERRIDE_SECRET: '' });
  const link = async (origin: string) => {
    const body = Buffer.from(
      JSON.stringify({ by: 'Asha', versions: { booking: '1.1.0' }, minutes: 5, path: '/pay' }),
    );
    const headers = { host: 'qa.localhost', 'content-type': 'application/json' };
    const made = await ask(origin, '/api/releases/override-links', { method: 'POST', headers, body });
    return new URL(JSON.parse(made.body.toString()).url);
  };
  const { pathname, search } = await link(site);
  const again = await runSite(t, { DATA_DIR: first.dataDir });
  const answer = await ask(again, pathname + search, { headers: { host: 'qa.localhost' } });
  assert.deepEqual([answer.status, answer.headers.location], [303, '/pay']);
});
