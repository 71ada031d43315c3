import assert from 'node:assert/strict';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { promote } from '../../acts/promote.ts';
import { rollback } from '../../acts/rollback.ts';
import { Refusal } from '../../refusal.ts';
import { openLiveSite, PATIENT, promoteBooking, twoChanges, versionOf } from '../../testing/live-site.ts';
import { environmentText, putEnvironment } from '../../testing/signed-environment.ts';
import { ACTOR, bookingRelease, SHELL, stock, stockedRegistry } from '../../testing/stocked-registry.ts';
import { UnknownEnvironment } from './live-release.ts';

test('a promotion and a rollback hold for the very next page, and touch no other environment', async (t) => {
  const { stocked, site } = await twoChanges(t);
  await promote(stocked.registry, 'qa', [SHELL, { id: 'booking', version: '1.1.0' }], ACTOR);
  const acts = stocked.registry.history('environment/local');
  const { value: latest } = await acts[Symbol.asyncIterator]().next();
  await rollback(stocked.registry, 'local', latest?.from ?? '', ACTOR);
  assert.equal(versionOf(await site.current()), '1.0.0');
  assert.equal(versionOf(await site.releases.current('qa')), '1.1.0');
  assert.deepEqual(site.faults, []);
});

test('least sequence and last good outlive a restart, and are checked when they are read', async (t) => {
  const { stocked, first } = await twoChanges(t);
  const newest = await environmentText(stocked, 'local');
  await putEnvironment(stocked, 'local', first);
  const restarted = openLiveSite(stocked);
  assert.equal(versionOf(await restarted.current()), '1.1.0');
  assert.match(restarted.faults.join(), /change 2 was seen before/);
  const file = path.join(stocked.dataDir, 'site/local.json');
  const kept = await readFile(file, 'utf8');
  await writeFile(file, kept.replaceAll('booking team', 'another team'));
  const misled = openLiveSite(stocked);
  // The document in it is genuine, so an earlier one is refused even with nothing else to show.
  await assert.rejects(misled.current(), /change 2 was seen before/);
  assert.match(misled.faults.join(), /What 'local' ran last is of no use any more: .* is not the record/);
  await putEnvironment(stocked, 'local', newest);
  assert.equal(versionOf(await misled.current()), '1.1.0');
});

test('a site that starts while the registry is lost shows what ran last, all of it', async (t) => {
  const { stocked } = await twoChanges(t);
  await rename(path.join(stocked.dataDir, 'registry'), path.join(stocked.dataDir, 'away'));
  const restarted = openLiveSite(stocked);
  const release = await restarted.current();
  assert.equal(versionOf(release), '1.1.0');
  assert.equal(release.usual.composition.remotes.booking?.previous?.version, '1.0.0');
  assert.match(restarted.faults.join(), /environments\/local is gone from the registry/);
  await rename(path.join(stocked.dataDir, 'away'), path.join(stocked.dataDir, 'registry'));
  await restarted.check();
});

test('a store that fails or falls silent holds up no page for long, and is back at once when it answers', async (t) => {
  const stocked = await stockedRegistry(t);
  let mode: 'well' | 'failing' | 'silent' = 'well';
  const { revision } = stocked.registry.documents;
  const documents = {
    revision: async (name: string) => {
      if (mode === 'failing') throw new Refusal("The registry's database doesn't answer.");
      return mode === 'silent' ? new Promise<undefined>(() => {}) : revision(name);
    },
  };
  const site = openLiveSite(stocked, { documents, limits: { ...PATIENT, lastGoodMs: 300 } });
  assert.equal(versionOf(await site.current()), '1.0.0');
  mode = 'failing';
  assert.equal(versionOf(await site.current()), '1.0.0');
  mode = 'silent';
  assert.equal(versionOf(await site.current()), '1.0.0');
  assert.equal(versionOf(await site.current()), '1.0.0');
  // The longer limit is for a registry without a known fault.
  assert.match(site.faults.join(), /database doesn't answer.*doesn't answer within 0\.3 s/);
  assert.doesNotMatch(site.faults.join(), /within 60 s/);
  mode = 'well';
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  await promoteBooking(stocked, '1.1.0');
  const seen = [versionOf(await site.current())];
  // A busy machine may need more than 0.3 s to read the change; a later page then has it.
  while (seen.at(-1) !== '1.1.0') seen.push(versionOf(await site.current()));
  assert.deepEqual(new Set(['1.0.0', ...seen]), new Set(['1.0.0', '1.1.0']));
});

test('the answer of a database may be half a second old, and no older', async (t) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  let time = 0;
  const site = openLiveSite(stocked, { revisionAgeMs: 500, now: () => time });
  await site.current();
  await promoteBooking(stocked, '1.1.0');
  time = 499;
  assert.equal(versionOf(await site.current()), '1.0.0');
  time = 500;
  assert.equal(versionOf(await site.current()), '1.1.0');
});

test('a page gets a promotion that ended before it was asked for, whatever is still being read for another', async (t) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const { read } = stocked.registry.documents;
  const gates: (() => void)[] = [];
  const documents = {
    read: async (name: string) => {
      const found = await read(name);
      // The first page's read of the composition waits until the gate is opened.
      if (name.startsWith('compositions/') && gates.length === 0)
        await new Promise<void>((resolve) => gates.push(resolve));
      return found;
    },
  };
  const site = openLiveSite(stocked, { documents });
  const early = site.current();
  while (gates.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await promoteBooking(stocked, '1.1.0');
  assert.equal(versionOf(await site.current()), '1.1.0');
  gates[0]?.();
  assert.equal(versionOf(await early), '1.1.0');
  assert.equal(versionOf(await site.current()), '1.1.0');
});

test('an environment that nothing was promoted to leaves nothing behind', async (t) => {
  const stocked = await stockedRegistry(t);
  const site = openLiveSite(stocked);
  await assert.rejects(site.releases.current('nowhere'), UnknownEnvironment);
  await site.current();
  assert.deepEqual(await readdir(path.join(stocked.dataDir, 'site')), ['local.json']);
});

test('a site folder that cannot be written is told, and the pages go on', async (t) => {
  const stocked = await stockedRegistry(t);
  await rm(path.join(stocked.dataDir, 'site'), { recursive: true, force: true });
  await writeFile(path.join(stocked.dataDir, 'site'), 'a file');
  const site = openLiveSite(stocked);
  assert.equal(versionOf(await site.current()), '1.0.0');
  assert.match(site.faults.join(), /site\/local\.json can't be (read|written) \(\w+\)/);
});

test('all remotes that are lost are told in one sentence, not by turns', async (t) => {
  const stocked = await stockedRegistry(t);
  for (const id of ['booking', 'discovery'])
    await rm(path.join(stocked.dataDir, 'registry/files/remotes', id), { recursive: true });
  const { current, faults } = openLiveSite(stocked);
  await current();
  assert.equal(faults.length, 1, faults.join('\n'));
  assert.match(faults[0] ?? '', /^Pages of 'local' run without booking, discovery: .*booking@.*discovery@/);
});
