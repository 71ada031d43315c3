import assert from 'node:assert/strict';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import type { KeyList } from '@sundara/contracts/federation';
import { lock } from '../acts/lock.ts';
import { unlock } from '../acts/unlock.ts';
import { renewKeys } from '../core/key-list.ts';
import { openRegistry, settingsFrom } from '../core/open-registry.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import { runCli } from '../testing/run-cli.ts';
import { ACTOR, stockedRegistry, type TestRegistry } from '../testing/stocked-registry.ts';
import { sealDocument } from './envelope.ts';
import { keyFile } from './key-ring.ts';
import { KEY_LIST } from './subject.ts';

/** Replaces the list in the store, as anyone who can write there could. */
const putList = async ({ documents }: TestRegistry['registry'], text: string) => {
  await documents.write(KEY_LIST, text, await documents.revision(KEY_LIST));
};
const listText = async ({ documents }: TestRegistry['registry']) =>
  (await documents.read(KEY_LIST))?.text ?? assert.fail('there is no list');

/** Signs a changed list with the root key. */
const signList = async (registry: TestRegistry['registry'], more: Partial<KeyList>) => {
  const root = await registry.keys.requireSigningKey(KEY_LIST);
  const list = (await registry.keys.newest()) ?? assert.fail('there is no list');
  await putList(registry, sealDocument({ ...list, sequence: list.sequence + 1, ...more }, root));
};

test('who can write to the store alone can have no key counted', async (t) => {
  const { registry } = await stockedRegistry(t);
  const own = await registry.keys.requireSigningKey('environment/qa');
  const { document } = JSON.parse(await listText(registry));
  const root = (await registry.keys.requireSigningKey(KEY_LIST)).id;
  await putList(registry, sealDocument({ ...document, sequence: 99, keys: [] }, own));
  const refused = new RegExp(
    `keys/trusted is signed by the key ${own.id}, which is no root of .*trust\\.json`,
  );
  await assert.rejects(lock(registry, 'local', ACTOR), refused);
  assert.ok(
    await registry.readEnvironment('local'),
    'what is there is read by the list that was seen before',
  );
  await putList(
    registry,
    JSON.stringify({ document: { ...document, keys: [] }, signature: { key: root, value: '' } }),
  );
  await assert.rejects(lock(registry, 'local', ACTOR), new RegExp(`is not what the key ${root} signed`));
});

test('an earlier list that is put back, or a list that is gone, is refused, and key renew mends it', async (t) => {
  const { registry, variables } = await stockedRegistry(t);
  const before = await listText(registry);
  const { sequence } = await renewKeys(registry, ACTOR);
  await putList(registry, before);
  const again = await openRegistry(settingsFrom(variables));
  t.after(() => again.close());
  const refused = new RegExp(
    `keys/trusted is at change ${sequence - 1}, and change ${sequence} was seen here before`,
  );
  await assert.rejects(lock(again, 'local', ACTOR), refused);
  assert.equal((await again.keys.newest())?.sequence, sequence);
  await registry.documents.remove(KEY_LIST);
  await assert.rejects(lock(again, 'local', ACTOR), /keys\/trusted is at change 0, and change/);
  assert.ok(await again.readEnvironment('local'));
  assert.equal((await runCli(variables, 'key', 'renew')).code, 0);
  await lock(again, 'local', ACTOR);
});

test('after its end nothing is signed, what is there is read, and key renew has it count again', async (t) => {
  const { registry, variables } = await stockedRegistry(t);
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await signList(registry, { expiresAt });
  await assert.rejects(
    lock(registry, 'local', ACTOR),
    new RegExp(
      `The list of trusted keys expired on ${expiresAt}: have a test \\(the root key\\) run key renew`,
    ),
  );
  assert.ok(await registry.readEnvironment('local'));
  const { code, stdout } = await runCli(variables, 'key', 'renew', '--why', 'Yearly');
  assert.deepEqual([code, /^The list of trusted keys counts until 20/.test(stdout)], [0, true]);
  await lock(registry, 'local', ACTOR);
  await unlock(registry, 'local', ACTOR);
});

test('a store that can not be reached leaves the list that was seen', async (t) => {
  const { registry, dataDir } = await stockedRegistry(t);
  const list = await registry.keys.newest();
  const folder = path.join(dataDir, 'registry/documents', KEY_LIST);
  await rename(folder, `${folder}-away`);
  await mkdir(path.join(folder, '1.json'), { recursive: true });
  assert.deepEqual(await registry.keys.newest(), list);
  await assert.rejects(registry.keys.requireCurrent(), /can't be read \(EISDIR\)/);
});

/** A separate machine with the registry's trust file but without its root key. */
const withoutRoot = async (t: TestContext, { settings, variables }: TestRegistry) => ({
  ...variables,
  KEYS_DIR: await temporaryFolder(t, 'keys'),
  TRUST_FILE: settings.trustFile,
});

test('a key that is made where the root is not counts once the holder of the root adds it', async (t) => {
  const stocked = await stockedRegistry(t);
  const elsewhere = await withoutRoot(t, stocked);
  const made = await runCli(elsewhere, 'key', 'create', 'environment/local', '--owner', 'Team B');
  const file = path.join(elsewhere.KEYS_DIR, 'environment-local.public.json');
  assert.match(made.stdout, new RegExp(`They count once a test \\(the root key\\) has run: key add ${file}`));
  const refused = await runCli(elsewhere, 'lock', 'local');
  assert.deepEqual(
    [refused.code, /which is not in the list of trusted keys/.test(refused.stderr)],
    [1, true],
  );
  assert.equal((await runCli(elsewhere, 'key', 'add', file)).code, 1, 'only the root adds');
  const added = await runCli(stocked.variables, 'key', 'add', file, '--why', 'Team B may lock');
  assert.match(added.stdout, /^The key [0-9a-f]{16} of Team B counts for environment\/local\.$/m);
  assert.equal((await runCli(elsewhere, 'lock', 'local')).code, 0);
});

test('a machine without trust file makes no second root for a registry that has one', async (t) => {
  const { variables, dataDir } = await stockedRegistry(t);
  const other = { ...variables, TRUST_FILE: path.join(dataDir, 'other.json') };
  for (const subject of ['root', 'releases/salon']) {
    const { code, stderr } = await runCli(other, 'key', 'create', subject);
    assert.deepEqual(
      [code, /This registry has a root key that .*other\.json doesn't name/.test(stderr)],
      [1, true],
    );
  }
});

test('a trust file from before lists were signed is told, and taken over by one command', async (t) => {
  const { registry, settings, variables } = await stockedRegistry(t);
  const list = (await registry.keys.newest()) ?? assert.fail('there is no list');
  const keys = list.keys.map(({ id, subject, publicKey, owner, addedAt }) => ({
    id,
    subject,
    publicKey,
    owner,
    addedAt,
  }));
  await writeFile(settings.trustFile, JSON.stringify({ keys }));
  await rm(keyFile(settings.keysDir, KEY_LIST));
  await rm(path.join(settings.dataDir, 'trusted-keys.json'));
  await registry.documents.remove(KEY_LIST);
  const { code, stderr } = await runCli(variables, 'lock', 'local');
  assert.deepEqual(
    [code, /lists keys without a root's signature.*run key create root once/.test(stderr)],
    [1, true],
    stderr,
  );
  const taken = await runCli(variables, 'key', 'create', '--missing', 'root', 'environment/local');
  assert.equal(taken.code, 0, taken.stderr);
  assert.deepEqual((await registry.keys.newest())?.keys, keys);
  assert.equal(Object.keys(JSON.parse(await readFile(settings.trustFile, 'utf8'))).join(), 'roots');
  assert.equal((await runCli(variables, 'lock', 'local')).code, 0);
});
