import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { promote } from '../../acts/promote.ts';
import { fileText } from '../../testing/build-folder.ts';
import { ask, runSite } from '../../testing/running-site.ts';
import { ACTOR, SHELL, stock, stockedRegistry } from '../../testing/stocked-registry.ts';

const WORKER = { integrity: '', size: 0 };
const NEXT = { ...SHELL, version: '1.1.0', files: { ...SHELL.files, 'sw.js': WORKER } };

test('the service worker is that of the shell, asked for on each visit; a shell without one sends those before away', async (t) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [NEXT]);
  const site = await runSite(t, { DATA_DIR: stocked.dataDir });
  const leaving = await ask(site, '/sw.js');
  assert.equal(leaving.status, 200);
  assert.match(leaving.body.toString(), /registration\.unregister\(\)/);

  await promote(stocked.registry, 'local', [NEXT], ACTOR);
  const isNext = async () => (await ask(site, '/sw.js')).body.toString() === fileText(NEXT, 'sw.js');
  while (!(await isNext())) await new Promise((resolve) => setTimeout(resolve, 50));
  const { headers } = await ask(site, '/sw.js?again');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.match(headers['content-type'] ?? '', /^text\/javascript/);
  assert.match(String(headers['content-security-policy']), /^default-src 'none'; connect-src 'self'/);
  assert.match(String((await ask(site, '/')).headers['content-security-policy']), /worker-src 'self'/);
});

test('a service worker that is not the published one is not sent', async (t) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [NEXT]);
  await promote(stocked.registry, 'local', [NEXT], ACTOR);
  await writeFile(path.join(stocked.dataDir, 'registry/files/shell/1.1.0/sw.js'), 'foreign()');
  const site = await runSite(t, { DATA_DIR: stocked.dataDir });
  const { status, body } = await ask(site, '/sw.js');
  assert.equal(status, 410);
  assert.doesNotMatch(body.toString(), /foreign\(\)/);
});
