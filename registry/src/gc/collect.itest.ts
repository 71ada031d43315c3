import assert from 'node:assert/strict';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { promote } from '../acts/promote.ts';
import { makeComposition } from '../compose/make-composition.ts';
import { openRegistry, settingsFrom } from '../core/open-registry.ts';
import { nameOf } from '../core/release-name.ts';
import { reserve } from '../publish/reservation.ts';
import { writeSuiteResult } from '../statements/write-statement.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import { runCli } from '../testing/run-cli.ts';
import {
  ACTOR,
  bookingRelease,
  ensureKeys,
  stock,
  stockedRegistry,
  type TestRegistry,
} from '../testing/stocked-registry.ts';
import { verifyRegistry } from '../verify/verify-registry.ts';
import { collect } from './collect.ts';

const DAY_MS = 86_400_000;

const collectIn = ({ registry, settings }: TestRegistry, days: number, dryRun = false) =>
  collect({ registry, settings, actor: ACTOR, dryRun, progress: () => {}, now: Date.now() + days * DAY_MS });

/** Booking was promoted from 1.0.0 to 1.1.0, 1.2.0 and 1.3.0; 1.4.0 was never promoted. */
const longUsed = async (t: Parameters<typeof stockedRegistry>[0]): Promise<TestRegistry> => {
  const stocked = await stockedRegistry(t);
  const versions = ['1.1.0', '1.2.0', '1.3.0', '1.4.0'];
  await stock(t, stocked, versions.map(bookingRelease));
  for (const version of versions.slice(0, 3))
    await promote(stocked.registry, 'local', [{ id: 'booking', version }], ACTOR);
  return stocked;
};

const names = (releases: readonly { id: string; version: string }[]) => releases.map(nameOf);

test('within seven days nothing goes', async (t) => {
  const stocked = await longUsed(t);
  assert.deepEqual((await collectIn(stocked, 6.9)).removed, []);
});

test('a dry run tells what would go and touches nothing', async (t) => {
  const stocked = await longUsed(t);
  const found = await collectIn(stocked, 8, true);
  assert.deepEqual(names(found.removed), ['booking@1.0.0', 'booking@1.1.0', 'booking@1.4.0']);
  assert.ok(found.bytes > 0);
  assert.equal((await stocked.registry.listReleases()).releases.length, 7);
});

test('what goes leaves its log by an act first, then its files; the rest runs on and the registry is sound', async (t) => {
  const stocked = await longUsed(t);
  const { registry } = stocked;
  const { removed, left } = await collectIn(stocked, 8);
  assert.deepEqual(names(removed), ['booking@1.0.0', 'booking@1.1.0', 'booking@1.4.0']);
  assert.deepEqual(left, []);
  const kept = (await registry.listReleases()).releases.map(({ record }) => nameOf(record));
  assert.deepEqual(kept, ['shell@1.0.0', 'booking@1.2.0', 'booking@1.3.0', 'discovery@1.0.0']);
  assert.deepEqual(await registry.files.list('remotes/booking/1.0.0/'), []);
  const acts = [];
  for await (const { act, details } of registry.history('releases/booking'))
    acts.push([act, details.release]);
  assert.deepEqual(acts.slice(0, 3), [
    ['remove', 'booking@1.4.0'],
    ['remove', 'booking@1.1.0'],
    ['remove', 'booking@1.0.0'],
  ]);
  assert.deepEqual((await verifyRegistry(registry, () => {})).faults, []);
  const gone = await runCli(stocked.variables, 'rollback', '--to', 'local~3');
  assert.equal(gone.code, 1);
  assert.match(gone.stderr, /booking@1\.0\.0/);
  assert.equal((await runCli(stocked.variables, 'rollback', 'local')).code, 0);
});

test('with a set that goes, goes what was said of it', async (t) => {
  const stocked = await longUsed(t);
  const { registry } = stocked;
  const running = await registry.readComposition(
    (await registry.readEnvironment('local'))?.composition ?? '',
  );
  const set = await makeComposition(registry, running, [{ id: 'booking', version: '1.4.0' }]);
  await ensureKeys(registry, ['suite/e2e']);
  await writeSuiteResult(
    registry,
    await registry.keepComposition(set),
    { suite: 'e2e', passed: true },
    ACTOR,
  );
  assert.equal((await registry.documents.list('statements/')).length, 1);
  await collectIn(stocked, 8);
  assert.deepEqual(await registry.documents.list('statements/'), []);
});

test('the number of a removed version is never given again, as browsers may have kept its files', async (t) => {
  const stocked = await longUsed(t);
  await collectIn(stocked, 8);
  await assert.rejects(
    stock(t, stocked, [bookingRelease('1.1.0')]),
    /booking@1\.1\.0 was published once and removed: build a new version\./,
  );
});

test('what was cut off goes with it, unless somebody is at it right now; old drafts go too', async (t) => {
  const stocked = await stockedRegistry(t);
  const { registry, dataDir } = stocked;
  for (const version of ['2.0.0', '2.1.0'])
    await registry.files.write(`remotes/booking/${version}/main.js`, Buffer.from('half'));
  const reservation = await reserve(registry.documents, { id: 'booking', version: '2.1.0' }, 'somebody');
  const drafts = path.join(dataDir, 'registry/documents/.drafts');
  await mkdir(drafts, { recursive: true });
  await writeFile(path.join(drafts, 'old'), 'half');
  await utimes(path.join(drafts, 'old'), 0, 0);
  await writeFile(path.join(drafts, 'new'), 'half');
  const found = await collectIn(stocked, 0);
  assert.deepEqual(names(found.unfinished), ['booking@2.0.0']);
  assert.deepEqual(await registry.files.list('remotes/booking/2.0.0/'), []);
  assert.equal((await registry.files.list('remotes/booking/2.1.0/')).length, 1);
  assert.deepEqual(await readdir(drafts), ['new']);
  await reservation.release();
});

test('without the key of a team its releases stay, and it says so', async (t) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const { registry, dataDir } = stocked;
  const elsewhere = {
    ...stocked.variables,
    KEYS_DIR: await temporaryFolder(t, 'keys'),
    TRUST_FILE: path.join(dataDir, 'keys/trust.json'),
  };
  const settings = settingsFrom(elsewhere);
  const found = await collectIn({ ...stocked, settings, registry: await openRegistry(settings) }, 8);
  assert.deepEqual(found.removed, []);
  const [left] = found.left;
  assert.deepEqual(left?.release, { id: 'booking', version: '1.1.0' });
  assert.match(left?.why ?? '', /^There is no key for releases\/booking in /);
  assert.equal((await registry.listReleases()).releases.length, 4);
});

test('when an environment can not be trusted nothing is removed', async (t) => {
  const stocked = await longUsed(t);
  const { documents } = stocked.registry;
  const stored = await documents.read('environments/local');
  await documents.write(
    'environments/local',
    stored?.text.replace('"local"', '"qa"') ?? '',
    stored?.revision,
  );
  await assert.rejects(collectIn(stocked, 8), /environments\/local/);
  assert.equal((await stocked.registry.listReleases()).releases.length, 7);
});
