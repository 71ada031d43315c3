import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createOverrideLink } from '@sundara/contracts/api';
import { promote } from '../../../acts/promote.ts';
import { withdraw } from '../../../acts/withdraw.ts';
import { makeComposition } from '../../../compose/make-composition.ts';
import { OVERRIDE_SECRET, serveReleaseCalls } from '../../../testing/served-release-calls.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../../../testing/stocked-registry.ts';
import { verifyOverride } from '../../override/token.ts';

const { path } = createOverrideLink;
const WISH = {
  by: 'Meera',
  versions: { booking: '2.0.0-rc.1' },
  minutes: 60,
  path: '/salon/42?tab=services',
};

const served = async (t: Parameters<typeof stockedRegistry>[0]) => {
  const stocked = await stockedRegistry(t);
  const { registry } = stocked;
  await stock(t, stocked, [bookingRelease('2.0.0-rc.1')]);
  const releases = ['shell', 'discovery', 'booking'].map((id) => ({ id, version: '1.0.0' }));
  const { composition } = await promote(registry, 'qa', releases, ACTOR);
  await promote(registry, 'production', releases, ACTOR);
  return { call: await serveReleaseCalls(t, stocked), composition, registry };
};

test('what is wrong with a wish is told field by field', async (t) => {
  const { call } = await served(t);
  const wrong = async (given: Readonly<Record<string, unknown>>) => {
    const { status, json } = await call(path, { body: { ...WISH, ...given } });
    assert.deepEqual(
      [status, json.code, json.success],
      [400, 'VALIDATION_FAILED', false],
      JSON.stringify(given),
    );
    return json;
  };
  assert.equal((await wrong({ by: undefined })).message, 'By is required');
  assert.deepEqual(
    (await wrong({ minutes: 10_081 })).fields.map((field: { path: string }) => field.path),
    ['minutes'],
  );
  await wrong({ minutes: 0 });
  await wrong({ path: 'salon' });
  await wrong({ path: '//evil.example/' });
  await wrong({ path: '/\\evil.example/' });
  await wrong({ path: '/\t/evil.example/' });
  await wrong({ versions: { booking: 'latest' } });
  await wrong({ faults: { booking: 'on fire' } });
  assert.match((await wrong({ faults: { stranger: 'down' } })).message, /no remote 'stranger'/);
  await wrong({ faults: { shell: 'down' } });
  await wrong({ faults: { constructor: 'down' } });
  assert.match(
    (await wrong({ versions: { booking: 'http://localhost:4001' } })).message,
    /only published releases/,
  );
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`r${index}`, '1.0.0']));
  assert.match((await wrong({ versions: many })).message, /At most 50/);
});

test('a whole composition is enough for a link: bisect tries each by one', async (t) => {
  const { call, registry, composition } = await served(t);
  const base = await registry.readComposition(composition);
  const booking = { id: 'booking', version: '2.0.0-rc.1' };
  const whole = await registry.keepComposition(await makeComposition(registry, base, [booking]));
  const { status, json } = await call(path, {
    body: { by: 'Meera', composition: whole, minutes: 60, path: '/' },
  });
  assert.equal(status, 200, JSON.stringify(json));
  const { override } = json;
  assert.deepEqual([override.composition, override.versions, override.faults], [whole, {}, {}]);
});

test('what was withdrawn is refused with who, when and why, by its version and by its composition', async (t) => {
  const { call, registry, composition } = await served(t);
  const booking = { id: 'booking', version: '2.0.0-rc.1' };
  const base = await registry.readComposition(composition);
  const whole = await registry.keepComposition(await makeComposition(registry, base, [booking]));
  await withdraw(registry, booking, { who: 'asha', why: 'takes payments twice' });
  for (const wish of [{}, { versions: {}, composition: whole }]) {
    const { status, json } = await call(path, { body: { ...WISH, ...wish } });
    assert.deepEqual([status, json.code], [422, 'RELEASE_REFUSED']);
    assert.match(json.message, /booking@2\.0\.0-rc\.1 was withdrawn by asha on .*: takes payments twice/);
  }
  const mended = { versions: { booking: '1.0.0' }, composition: whole };
  assert.equal((await call(path, { body: { ...WISH, ...mended } })).status, 200);
});

test('what is no JSON, too large or of another type is refused before it is looked at', async (t) => {
  const { call } = await served(t);
  const messageOf = async (asking: Parameters<typeof call>[1]) => (await call(path, asking)).json.message;
  assert.equal(await messageOf({ body: '{"by":' }), 'The body is not valid JSON.');
  const large = await call(path, { body: { ...WISH, why: 'x'.repeat(17_000) } });
  assert.deepEqual([large.status, large.json.code], [413, 'BODY_TOO_LARGE']);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
    assert.equal(
      await messageOf({ body: WISH, headers: { 'content-type': type } }),
      'Send the body as application/json.',
    );
});

test('the link opens the page with a token that this installation has signed', async (t) => {
  const { call, composition } = await served(t);
  const body = { ...WISH, why: 'the new calendar', composition, faults: { discovery: 'slow' } };
  const before = Date.now();
  const { status, json } = await call(path, { body, headers: { host: 'qa.localhost:3000' } });
  assert.equal(status, 200);
  const { url, override } = createOverrideLink.reply.parse(json);
  const link = new URL(url);
  assert.equal(link.origin, 'http://qa.localhost:3000');
  assert.deepEqual([link.pathname, link.searchParams.get('tab')], ['/salon/42', 'services']);
  const token = link.searchParams.get('override') ?? '';
  assert.deepEqual(verifyOverride(OVERRIDE_SECRET, 'qa', token, Date.now()), { ok: true, override });
  assert.deepEqual(
    { ...override, until: '' },
    {
      by: 'Meera',
      why: 'the new calendar',
      until: '',
      composition,
      versions: WISH.versions,
      faults: { discovery: 'slow' },
    },
  );
  const minutes = (Date.parse(override.until) - before) / 60_000;
  assert.ok(minutes >= 60 && minutes < 61, `${minutes}`);
});

test('where an environment asks for an account, admins alone make links, under their own names', async (t) => {
  const { call, registry } = await served(t);
  const releases = ['shell', 'discovery', 'booking'].map((id) => ({ id, version: '1.0.0' }));
  await promote(registry, 'staging', releases, ACTOR);
  const asking = { host: 'staging.localhost', body: WISH };
  const nobody = await call(path, asking);
  assert.deepEqual([nobody.status, nobody.json.code], [401, 'UNAUTHENTICATED']);
  assert.equal(nobody.json.message, 'Here admins turn other versions on: sign in as one.');
  const customer = await call(path, { ...asking, as: 'customer' });
  assert.deepEqual([customer.status, customer.json.code], [403, 'FORBIDDEN']);
  const { status, json } = await call(path, { ...asking, as: 'admin' });
  assert.deepEqual([status, json.override?.by], [200, 'The admin'], JSON.stringify(json));
});

test('a path with an earlier override in it gets the new one alone', async (t) => {
  const { call } = await served(t);
  const { json } = await call(path, { body: { ...WISH, path: '/?override=old&safe&q=nail%20art#map' } });
  const { searchParams, hash } = new URL(json.url);
  assert.deepEqual([searchParams.getAll('override').length, searchParams.has('safe')], [1, false]);
  assert.deepEqual([searchParams.get('q'), hash], ['nail art', '#map']);
});

test('a release or a composition that is not published is named', async (t) => {
  const { call } = await served(t);
  for (const [given, message] of [
    [{ versions: { booking: '9.9.9' } }, /no published release booking@9\.9\.9/],
    [{ versions: { stranger: '1.0.0' } }, /no published release stranger@1\.0\.0/],
    [{ versions: { '../booking': '1.0.0' } }, /no published release/],
    [{ composition: 'f'.repeat(64) }, /no such composition/],
  ] as const) {
    const { status, json } = await call(path, { body: { ...WISH, ...given } });
    assert.deepEqual([status, json.code], [422, 'RELEASE_UNKNOWN']);
    assert.match(json.message, message);
  }
});

test('a server of a developer is allowed in the environment local alone', async (t) => {
  const { call } = await served(t);
  const body = { ...WISH, versions: { booking: 'http://localhost:4001' } };
  assert.equal((await call(path, { body, host: 'local.localhost' })).status, 200);
  assert.equal((await call(path, { body })).status, 400);
});

test('in an environment that allows no overrides there is nothing to ask', async (t) => {
  const { call } = await served(t);
  const { status, json } = await call(path, { body: WISH, host: 'production.localhost' });
  assert.deepEqual([status, json.code], [404, 'NOT_FOUND']);
});

test('a page of another site gets no link', async (t) => {
  const { call } = await served(t);
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://qa.localhost', 'sec-fetch-site': 'same-site' },
  ]) {
    const { status, json } = await call(path, { body: WISH, headers });
    assert.deepEqual([status, json.code], [400, 'VALIDATION_FAILED'], JSON.stringify(headers));
  }
  const headers = { origin: 'https://qa.localhost', 'sec-fetch-site': 'same-origin' };
  const { json } = await call(path, { body: WISH, headers });
  // Only the browser knows that the proxy in front uses https.
  assert.match(json.url, /^https:\/\/qa\.localhost\/salon\/42\?/);
});
