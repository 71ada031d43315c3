import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { promote } from '../../acts/promote.ts';
import { fileText } from '../../testing/build-folder.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import { ACTOR, SHELL, stockedRegistry } from '../../testing/stocked-registry.ts';

const FILE = 'remotes/booking/1.0.0/remoteEntry.js';
const TEXT = Buffer.from(fileText({ id: 'booking', version: '1.0.0' }, 'remoteEntry.js'));

const FAULTS = { slowMs: 300, stalledMs: 700 };

const start = async (t: TestContext, variables: Readonly<Record<string, string>> = {}, faults = FAULTS) => {
  const { dataDir, registry } = await stockedRegistry(t);
  await promote(registry, 'production', [SHELL], ACTOR);
  const site = await runSite(t, { DATA_DIR: dataDir, ...variables }, { faults });
  return (fault: string, { file = FILE, host = 'localhost' } = {}) =>
    ask(site, `/assets/~${fault}/${file}`, { headers: { host } });
};

test('each failure is what it is called, and no browser keeps it', async (t) => {
  const get = await start(t);
  assert.equal((await get('not-found')).status, 404);
  assert.equal((await get('server-error')).status, 500);
  const tampered = await get('tampered');
  assert.equal(tampered.status, 200);
  assert.equal(tampered.body.length, TEXT.length);
  assert.equal(tampered.body.filter((byte, index) => byte !== TEXT[index]).length, 1);
  const wrong = await get('wrong-type');
  assert.match(wrong.headers['content-type'] ?? '', /^text\/plain/);
  assert.equal(wrong.headers['x-content-type-options'], 'nosniff');
  assert.deepEqual(wrong.body, TEXT);
  const began = performance.now();
  const slow = await get('slow');
  assert.ok(performance.now() - began >= 290);
  assert.deepEqual(slow.body, TEXT);
  assert.match(slow.headers['content-type'] ?? '', /^text\/javascript/);
  for (const { headers } of [tampered, wrong, slow, await get('not-found'), await get('server-error')])
    assert.equal(headers['cache-control'], 'no-store');
});

test('a connection that is down is cut at once, and a stalled one answers nothing till it is given up', async (t) => {
  const patient = await start(t, {}, { slowMs: 3_600_000, stalledMs: 3_600_000 });
  // That this ends shows that it waits for neither limit.
  await assert.rejects(patient('down'), /socket hang up|ECONNRESET/);
  const get = await start(t);
  const began = performance.now();
  await assert.rejects(get('stalled'), /socket hang up|ECONNRESET/);
  assert.ok(performance.now() - began >= 690);
});

test('no failure shows more than the files for browsers', async (t) => {
  const get = await start(t);
  for (const file of [
    'remotes/booking/1.0.0/record.json',
    'remotes/booking/1.0.0/../../../../keys/trust.json',
    'remotes/booking/1.0.0/%2e%2e/%2e%2e/%2e%2e/%2e%2e/keys/trust.json',
    '../documents/environments/local/1.json',
    `${FILE}.br`,
  ])
    for (const fault of ['tampered', 'slow', 'wrong-type'])
      assert.equal((await get(fault, { file })).status, 404, file);
});

test('where no overrides are allowed there are no failures to ask for', async (t) => {
  const get = await start(t, { ASSETS_URL: 'http://assets.localhost:3000' });
  for (const fault of ['down', 'stalled', 'tampered', 'not-found', 'unheard-of']) {
    const { status, body } = await get(fault, { host: 'production.localhost' });
    assert.equal(status, 404);
    assert.match(body.toString(), /There is no such file/);
  }
  assert.equal((await get('server-error', { host: 'assets.localhost' })).status, 500);
  const nowhere = await start(t, {
    ASSETS_URL: 'http://assets.localhost:3000',
    OVERRIDE_ENVIRONMENTS: 'none',
  });
  for (const host of ['localhost', 'assets.localhost'])
    assert.equal((await nowhere('server-error', { host })).status, 404);
});
