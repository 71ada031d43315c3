import assert from 'node:assert/strict';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import { promote } from '../../acts/promote.ts';
import { rollback } from '../../acts/rollback.ts';
import { startCanary } from '../../acts/start-canary.ts';
import { withdraw } from '../../acts/withdraw.ts';
import { makeComposition } from '../../compose/make-composition.ts';
import { endKey } from '../../core/end-key.ts';
import { renewKeys } from '../../core/key-list.ts';
import { sealDocument } from '../../keys/envelope.ts';
import { KEY_LIST } from '../../keys/subject.ts';
import { isTampering, Refusal } from '../../refusal.ts';
import { environmentText, putEnvironment, signAs } from '../../testing/signed-environment.ts';
import {
  ACTOR,
  bookingRelease,
  SHELL,
  stock,
  stockedRegistry,
  type TestRegistry,
} from '../../testing/stocked-registry.ts';
import {
  createLiveReleases,
  type LiveRelease,
  type RegistryLimits,
  UnknownEnvironment,
} from './live-release.ts';

/** A busy machine may read a healthy registry slowly; only one that doesn't answer should reach a limit. */
const PATIENT: RegistryLimits = { usualMs: 60_000, inTroubleMs: 60_000 };

const open = (
  stocked: TestRegistry,
  given: { revisionAgeMs?: number; now?: () => number; documents?: object; limits?: RegistryLimits } = {},
) => {
  const { registry, dataDir } = stocked;
  const faults: string[] = [];
  const tampered: string[] = [];
  const releases = createLiveReleases({
    context: {
      documents: { ...registry.documents, ...given.documents },
      files: registry.files,
      keys: registry.keys,
    },
    assetsUrl: '',
    folder: path.join(dataDir, 'site'),
    revisionAgeMs: given.revisionAgeMs ?? 0,
    now: given.now,
    limits: given.limits ?? PATIENT,
    onFault: (fault) => {
      faults.push(fault.message);
      if (isTampering(fault)) tampered.push(fault.message);
    },
  });
  return {
    current: () => releases.current('local'),
    check: () => releases.check('local'),
    releases,
    ...{ faults, tampered },
  };
};

const versionOf = ({ usual }: LiveRelease, id = 'booking') => usual.composition.remotes[id]?.version;
const promoteBooking = (stocked: TestRegistry, version: string) =>
  promote(stocked.registry, 'local', [{ id: 'booking', version }], ACTOR);

/** A registry whose environment ran booking 1.0.0 (change 1) and runs 1.1.0 (change 2), with a site that saw both. */
const twoChanges = async (t: TestContext) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  const site = open(stocked);
  assert.equal(versionOf(await site.current()), '1.0.0');
  const first = await environmentText(stocked, 'local');
  await promoteBooking(stocked, '1.1.0');
  assert.equal(versionOf(await site.current()), '1.1.0');
  return { stocked, site, first };
};

/** The site continues with 1.1.0, reports why once, and recovers when the document is restored. */
const goesOn = async (site: ReturnType<typeof open>, stocked: TestRegistry, why: RegExp, heal: string) => {
  for (let page = 0; page < 3; page += 1) assert.equal(versionOf(await site.current()), '1.1.0');
  assert.equal(site.faults.length, 1, site.faults.join('\n'));
  assert.match(site.faults[0] ?? '', why);
  await assert.rejects(site.check(), why);
  await putEnvironment(stocked, 'local', heal);
  assert.equal(versionOf(await site.current()), '1.1.0');
  await site.check();
};

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

test('a lower sequence that is replayed is refused, and the newest goes on', async (t) => {
  const { stocked, site, first } = await twoChanges(t);
  const newest = await environmentText(stocked, 'local');
  await putEnvironment(stocked, 'local', first);
  await goesOn(site, stocked, /is at change 1, and change 2 was seen before/, newest);
  assert.deepEqual(site.tampered, site.faults);
});

test('a document that was changed after signing is refused', async (t) => {
  const { stocked, site, first } = await twoChanges(t);
  const newest = await environmentText(stocked, 'local');
  const { document } = JSON.parse(first);
  const changed = JSON.parse(newest);
  changed.document.composition = document.composition;
  await putEnvironment(stocked, 'local', JSON.stringify(changed));
  await goesOn(site, stocked, /is not what the key \w+ signed/, newest);
});

test('a signature that is replaced, taken away or of another key is refused', async (t) => {
  const { stocked, site, first } = await twoChanges(t);
  const newest = await environmentText(stocked, 'local');
  const { document, signature } = JSON.parse(newest);
  const replaced = { ...signature, value: JSON.parse(first).signature.value };
  const next = { ...document, sequence: 3 };
  const cases: readonly (readonly [string, RegExp])[] = [
    [JSON.stringify({ document, signature: replaced }), /is not what the key \w+ signed/],
    [JSON.stringify({ document }), /carries no signature/],
    ['{ broken', /is not valid JSON/],
    [await signAs(stocked, 'qa', next), /which may sign environment\/qa and not environment\/local/],
  ];
  for (const [text, why] of cases) {
    site.faults.length = 0;
    await putEnvironment(stocked, 'local', text);
    await goesOn(site, stocked, why, newest);
  }
  assert.equal(site.tampered.length, 3, 'all but what is no JSON are security events');
  shows('T40', { 'documents that no trusted key signed so': cases.length });
});

test('while the list of trusted keys is over nothing new is taken, and what runs goes on, also over a restart', async (t) => {
  const { stocked, site } = await twoChanges(t);
  const { registry } = stocked;
  await promoteBooking(stocked, '1.0.0');
  const root = await registry.keys.requireSigningKey(KEY_LIST);
  const list = (await registry.keys.newest()) ?? assert.fail('there is no list');
  const expiresAt = new Date(0).toISOString();
  const text = sealDocument({ ...list, sequence: list.sequence + 1, expiresAt }, root);
  await registry.documents.write(KEY_LIST, text, await registry.documents.revision(KEY_LIST));
  for (const each of [site, open(stocked)]) {
    assert.equal(versionOf(await each.current()), '1.1.0');
    assert.match(each.faults.join(), /The list of trusted keys expired on 1970-.*run key renew/);
  }
  await renewKeys(registry, ACTOR);
  assert.equal(versionOf(await site.current()), '1.0.0');
});

test('what a revoked key signed runs on nowhere, though the store has nothing else', async (t) => {
  const { stocked, site } = await twoChanges(t);
  const { id } = await stocked.registry.keys.requireSigningKey('environment/local');
  const moment = Date.parse((await site.current()).document.changedAt) - 1;
  const ofThief = await environmentText(stocked, 'local');
  await endKey(stocked.registry, id, moment, 'key.revoke', ACTOR);
  const ofRoot = await environmentText(stocked, 'local');
  await putEnvironment(stocked, 'local', ofThief);
  for (const each of [site, open(stocked)])
    await assert.rejects(each.current(), new RegExp(`the key ${id}, which .* revoked on`));
  await putEnvironment(stocked, 'local', ofRoot);
  assert.equal(versionOf(await site.current()), '1.0.0');
  await putEnvironment(stocked, 'local', ofThief);
  assert.equal(versionOf(await site.current()), '1.0.0');
});

test('what a revoked key signed ends also where its document was taken away', async (t) => {
  const { stocked, site } = await twoChanges(t);
  const { documents, keys } = stocked.registry;
  const { id } = await keys.requireSigningKey('environment/local');
  assert.equal(versionOf(await site.current()), '1.1.0');
  await endKey(stocked.registry, id, Date.now(), 'key.revoke', ACTOR);
  await documents.remove('environments/local');
  await assert.rejects(site.current(), UnknownEnvironment);
});

test('a composition or a record that was changed is refused by its hash', async (t) => {
  const { stocked, site } = await twoChanges(t);
  const { documents, files } = stocked.registry;
  await stock(t, stocked, [bookingRelease('1.2.0')]);
  const { composition } = await promoteBooking(stocked, '1.2.0');
  const record = 'remotes/booking/1.2.0/record.json';
  const good = (await files.read(record)) ?? Buffer.from('');
  await files.write(
    record,
    Buffer.from(good.toString().replace('1.2.0/', '1.2.1/').replace('booking team', 'us')),
  );
  assert.equal(versionOf(await site.current()), '1.1.0');
  assert.match(site.tampered.join(), /record\.json is not the record that was published as booking@1\.2\.0/);
  await files.write(record, good);
  const name = `compositions/${composition}`;
  const kept = await documents.read(name);
  await documents.write(name, kept?.text.replace('1.2.0', '1.0.0') ?? '', kept?.revision);
  assert.equal(versionOf(await site.current()), '1.1.0');
  assert.match(site.faults.join(), /compositions\/\w+ was changed, as its hash tells/);
  await documents.write(name, kept?.text ?? '', await documents.revision(name));
  assert.equal(versionOf(await site.current()), '1.2.0');
});

test('least sequence and last good outlive a restart, and are checked when they are read', async (t) => {
  const { stocked, first } = await twoChanges(t);
  const newest = await environmentText(stocked, 'local');
  await putEnvironment(stocked, 'local', first);
  const restarted = open(stocked);
  assert.equal(versionOf(await restarted.current()), '1.1.0');
  assert.match(restarted.faults.join(), /change 2 was seen before/);
  const file = path.join(stocked.dataDir, 'site/local.json');
  const kept = await readFile(file, 'utf8');
  await writeFile(file, kept.replaceAll('booking team', 'another team'));
  const misled = open(stocked);
  // The document in it is genuine, so an earlier one is refused even with nothing else to show.
  await assert.rejects(misled.current(), /change 2 was seen before/);
  assert.match(misled.faults.join(), /What 'local' ran last is of no use any more: .* is not the record/);
  await putEnvironment(stocked, 'local', newest);
  assert.equal(versionOf(await misled.current()), '1.1.0');
});

test('a site that starts while the registry is lost shows what ran last, all of it', async (t) => {
  const { stocked } = await twoChanges(t);
  await rename(path.join(stocked.dataDir, 'registry'), path.join(stocked.dataDir, 'away'));
  const restarted = open(stocked);
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
  const site = open(stocked, { documents, limits: { ...PATIENT, inTroubleMs: 300 } });
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
  shows('T28', { 'ways of a store to fail': 2 });
});

test('the answer of a database may be half a second old, and no older', async (t) => {
  const stocked = await stockedRegistry(t);
  await stock(t, stocked, [bookingRelease('1.1.0')]);
  let time = 0;
  const site = open(stocked, { revisionAgeMs: 500, now: () => time });
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
  const site = open(stocked, { documents });
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
  const site = open(stocked);
  await assert.rejects(site.releases.current('nowhere'), UnknownEnvironment);
  await site.current();
  assert.deepEqual(await readdir(path.join(stocked.dataDir, 'site')), ['local.json']);
});

test('the version before is what a page falls back to, not one that was rolled back', async (t) => {
  const { stocked, site } = await twoChanges(t);
  await stock(t, stocked, [bookingRelease('1.2.0')]);
  const previousOf = async () => (await site.current()).usual.composition.remotes.booking?.previous?.version;
  assert.equal(await previousOf(), '1.0.0');
  const { composition } = await stocked.registry.readEnvironment('local').then((document) => ({
    composition: document?.composition ?? '',
  }));
  await promoteBooking(stocked, '1.2.0');
  assert.equal(await previousOf(), '1.1.0');
  await rollback(stocked.registry, 'local', composition, ACTOR);
  assert.equal(versionOf(await site.current()), '1.1.0');
  assert.equal(await previousOf(), '1.0.0');
  assert.equal((await site.current()).usual.composition.remotes.discovery?.previous, undefined);
});

test('no page falls back to a version that was withdrawn, at the latest after 2 seconds', async (t) => {
  const { stocked } = await twoChanges(t);
  const { registry } = stocked;
  let now = 0;
  const site = open(stocked, { now: () => now });
  const previousOf = async () => (await site.current()).usual.composition.remotes.booking?.previous?.version;
  assert.equal(await previousOf(), '1.0.0');
  await withdraw(registry, { id: 'booking', version: '1.0.0' }, ACTOR);
  now += 2000;
  assert.equal(await previousOf(), undefined);
});

test('a canary that mends a withdrawn version does not fall back to it', async (t) => {
  const { stocked, site } = await twoChanges(t);
  const { registry } = stocked;
  await stock(t, stocked, [bookingRelease('1.2.0')]);
  await withdraw(registry, { id: 'booking', version: '1.1.0' }, ACTOR);
  const { composition = '' } = (await registry.readEnvironment('local')) ?? {};
  const base = await registry.readComposition(composition);
  const mended = await makeComposition(registry, base, [{ id: 'booking', version: '1.2.0' }]);
  const tried = await registry.keepComposition(mended);
  await startCanary(registry, 'local', { composition: tried, percent: 10 }, ACTOR);
  const { canary } = await site.current();
  assert.equal(canary?.composition.remotes.booking?.previous?.version, '1.0.0');
});

test('a site folder that cannot be written is told, and the pages go on', async (t) => {
  const stocked = await stockedRegistry(t);
  await rm(path.join(stocked.dataDir, 'site'), { recursive: true, force: true });
  await writeFile(path.join(stocked.dataDir, 'site'), 'a file');
  const site = open(stocked);
  assert.equal(versionOf(await site.current()), '1.0.0');
  assert.match(site.faults.join(), /site\/local\.json can't be (read|written) \(\w+\)/);
});

test('all remotes that are lost are told in one sentence, not by turns', async (t) => {
  const stocked = await stockedRegistry(t);
  for (const id of ['booking', 'discovery'])
    await rm(path.join(stocked.dataDir, 'registry/files/remotes', id), { recursive: true });
  const { current, faults } = open(stocked);
  await current();
  assert.equal(faults.length, 1, faults.join('\n'));
  assert.match(faults[0] ?? '', /^Pages of 'local' run without booking, discovery: .*booking@.*discovery@/);
});
