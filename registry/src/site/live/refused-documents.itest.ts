import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { test } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import { endKey } from '../../core/end-key.ts';
import { renewKeys } from '../../core/key-list.ts';
import { sealDocument } from '../../keys/envelope.ts';
import { makeKeyPair } from '../../keys/key-pair.ts';
import { KEY_LIST } from '../../keys/subject.ts';
import {
  type LiveSite,
  openLiveSite,
  promoteBooking,
  twoChanges,
  versionOf,
} from '../../testing/live-site.ts';
import { environmentText, putEnvironment, signAs } from '../../testing/signed-environment.ts';
import { ACTOR, bookingRelease, stock, type TestRegistry } from '../../testing/stocked-registry.ts';
import { UnknownEnvironment } from './live-release.ts';

/** The site continues with 1.1.0, reports why once, and recovers when the document is restored. */
const goesOn = async (site: LiveSite, stocked: TestRegistry, why: RegExp, heal: string) => {
  for (let page = 0; page < 3; page += 1) assert.equal(versionOf(await site.current()), '1.1.0');
  assert.equal(site.faults.length, 1, site.faults.join('\n'));
  assert.match(site.faults[0] ?? '', why);
  await assert.rejects(site.check(), why);
  await putEnvironment(stocked, 'local', heal);
  assert.equal(versionOf(await site.current()), '1.1.0');
  await site.check();
};

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
  const { id, privateKey } = makeKeyPair();
  const cases: readonly (readonly [string, RegExp])[] = [
    [JSON.stringify({ document, signature: replaced }), /is not what the key \w+ signed/],
    [JSON.stringify({ document }), /carries no signature/],
    ['{ broken', /is not valid JSON/],
    [await signAs(stocked, 'qa', next), /which may sign environment\/qa and not environment\/local/],
    [
      sealDocument(next, { id, key: createPrivateKey(privateKey) }),
      new RegExp(`the key ${id}, which is not in the list of trusted keys`),
    ],
  ];
  for (const [text, why] of cases) {
    site.faults.length = 0;
    await putEnvironment(stocked, 'local', text);
    await goesOn(site, stocked, why, newest);
  }
  assert.equal(site.tampered.length, cases.length - 1, 'all but what is no JSON are security events');
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
  for (const each of [site, openLiveSite(stocked)]) {
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
  for (const each of [site, openLiveSite(stocked)])
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
