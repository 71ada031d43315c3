import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { endCanary } from '../../acts/end-canary.ts';
import { startCanary } from '../../acts/start-canary.ts';
import { makeComposition } from '../../compose/make-composition.ts';
import { dataOf } from '../../testing/page-data.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import { ACTOR, bookingRelease, stock, stockedRegistry } from '../../testing/stocked-registry.ts';

/** A site whose environment 'local' runs booking 1.0.0; `begin` tries 1.1.0 with a share of the visitors. */
const start = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  const { registry, dataDir } = stocked;
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const begin = async (percent: number) => {
    const current = await registry.readEnvironment('local');
    const base = await registry.readComposition(current?.composition ?? '');
    const tried = await makeComposition(registry, base, [{ id: 'booking', version: '1.1.0' }]);
    const composition = await registry.keepComposition(tried);
    return startCanary(registry, 'local', { composition, percent }, ACTOR, { again: true });
  };
  const site = await runSite(t, { DATA_DIR: dataDir });
  const visit = async (cookie = '') => {
    const answer = await ask(site, '/', { headers: cookie ? { cookie } : {} });
    const { composition, canary } = dataOf(answer);
    const [given = ''] = answer.headers['set-cookie'] ?? [];
    const { version, previous } = composition.remotes.booking ?? {};
    return { given, version, previous: previous?.version, canary, vary: answer.headers.vary };
  };
  return { registry, begin, visit };
};

test('a browser is asked for no cohort before there is a canary, and keeps the one that it gets', async (t) => {
  const { begin, visit, registry } = await start(t);
  assert.equal((await visit()).given, '');
  await begin(50);
  const { given } = await visit();
  assert.match(given, /^sundara-cohort=[\w-]{16}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  assert.equal((await visit(given.split(';')[0])).given, '');
  await endCanary(registry, 'local', 'stop', ACTOR);
  assert.equal((await visit()).given, '');
});

test('a cohort meets the same canary on every page, and all of them together about the share', async (t) => {
  const { begin, visit } = await start(t);
  await begin(50);
  let inCanary = 0;
  for (let index = 0; index < 60; index += 1) {
    const cookie = `sundara-cohort=cohort-of-${index}-here`;
    const [one, two] = [await visit(cookie), await visit(cookie)];
    assert.deepEqual(one, two);
    assert.equal(one.version, one.canary ? '1.1.0' : '1.0.0');
    // A canary page falls back to the environment's usual release.
    assert.equal(one.previous, one.canary ? '1.0.0' : undefined);
    assert.match(one.vary ?? '', /cookie/);
    if (one.canary) inCanary += 1;
  }
  assert.ok(inCanary > 12 && inCanary < 48, `${inCanary} of 60`);
});

test('zero percent is nobody and a hundred everybody; what fails is nobody from the next page on', async (t) => {
  const { begin, visit, registry } = await start(t);
  await begin(100);
  for (let index = 0; index < 5; index += 1) assert.equal((await visit()).canary, true);
  await endCanary(registry, 'local', 'failed', ACTOR);
  for (let index = 0; index < 5; index += 1)
    assert.deepEqual([(await visit()).canary, (await visit()).version], [false, '1.0.0']);
  await begin(0);
  for (let index = 0; index < 5; index += 1) assert.equal((await visit()).canary, false);
});

test('a cohort that no site has given is replaced', async (t) => {
  const { begin, visit } = await start(t);
  await begin(50);
  for (const said of ['', 'x', '"<script>"', 'y'.repeat(2000)])
    assert.match((await visit(`sundara-cohort=${said}`)).given, /^sundara-cohort=[\w-]{16};/);
});

test('a canary whose releases are lost takes nobody along, and the environment goes on', async (t) => {
  const { begin, visit, registry } = await start(t);
  await begin(100);
  await registry.files.remove('remotes/booking/1.1.0');
  assert.deepEqual([(await visit()).canary, (await visit()).version], [false, '1.0.0']);
});
