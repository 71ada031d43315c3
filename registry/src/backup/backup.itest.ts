import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { BackupFault, createBackup, openBackup } from '@sundara/node/backup';
import { promote } from '../acts/promote.ts';
import { openRegistry, settingsFrom } from '../core/open-registry.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import { ACTOR, discoveryRelease, stock, stockedRegistry } from '../testing/stocked-registry.ts';
import { loadRegistry } from './load-registry.ts';
import { saveRegistry } from './save-registry.ts';

const saved = async (context: TestContext) => {
  const { registry } = await stockedRegistry(context);
  const folder = path.join(await temporaryFolder(context, 'backup'), 'today');
  const backup = await createBackup(folder);
  await saveRegistry(registry, backup);
  await backup.finish();
  return { registry, folder };
};
const emptyPlace = async (context: TestContext) =>
  openRegistry(settingsFrom({ DATA_DIR: await temporaryFolder(context, 'place') }));

test('a registry that was backed up is the same in an empty place: documents, files, and whom it trusts', async (context) => {
  const { registry, folder } = await saved(context);
  const restored = await emptyPlace(context);
  await loadRegistry(restored, await openBackup(folder));
  const contentOf = async ({ documents, files }: typeof registry) => ({
    documents: await Promise.all(
      (await documents.list('')).map(async (name) => [name, (await documents.read(name))?.text]),
    ),
    files: await Promise.all(
      (await files.list('')).map(async (name) => [name, (await files.read(name))?.toString('hex')]),
    ),
  });
  assert.deepEqual(await contentOf(restored), await contentOf(registry));
  const at = {
    restored: await restored.readEnvironment('local'),
    before: await registry.readEnvironment('local'),
  };
  assert.ok(at.before);
  assert.deepEqual(at.restored, at.before);
});

test('what is promoted while it is saved leaves no document without those that it names', async (context) => {
  const { registry } = await stockedRegistry(context);
  await stock(context, { registry }, [discoveryRelease('1.1.0')]);
  let isPromoted = false;
  const read = async (name: string) => {
    const found = await registry.documents.read(name);
    if (!isPromoted) {
      isPromoted = true;
      await promote(registry, 'local', [{ id: 'discovery', version: '1.1.0' }], ACTOR);
    }
    return found;
  };
  const folder = path.join(await temporaryFolder(context, 'backup'), 'today');
  const backup = await createBackup(folder);
  await saveRegistry({ ...registry, documents: { ...registry.documents, read } }, backup);
  await backup.finish();
  await loadRegistry(await emptyPlace(context), await openBackup(folder));
});

test('no private key is in a backup, and others can not read it', async (context) => {
  const { registry, folder } = await saved(context);
  const keys = (await readdir(registry.keys.places.keysDir)).filter((name) => name.endsWith('.pem'));
  assert.ok(keys.length > 0);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of files.filter((each) => each.isFile())) {
    const text = await readFile(path.join(entry.parentPath, entry.name), 'utf8');
    assert.doesNotMatch(text, /PRIVATE KEY/);
  }
});

test('nothing is restored over documents that are there', async (context) => {
  const { registry, folder } = await saved(context);
  const backup = await openBackup(folder);
  await assert.rejects(loadRegistry(registry, backup), (error) => {
    assert.ok(error instanceof BackupFault);
    assert.match(error.message, /restore into empty stores/);
    return true;
  });
});

test('a backup that was changed, cut short or never finished is refused by name', async (context) => {
  const { folder } = await saved(context);
  const documents = path.join(folder, 'registry/documents.jsonl');
  const whole = await readFile(documents, 'utf8');
  await writeFile(documents, whole.replace('discovery', 'discovers'));
  await assert.rejects(loadRegistry(await emptyPlace(context), await openBackup(folder)), {
    name: 'BackupFault',
    message: /documents\.jsonl is not what was backed up/,
  });
  await rm(documents);
  await assert.rejects(loadRegistry(await emptyPlace(context), await openBackup(folder)), {
    message: /documents\.jsonl can't be read/,
  });
  await rm(path.join(folder, 'manifest.json'));
  await assert.rejects(openBackup(folder), { message: /holds no whole backup/ });
  await assert.rejects(createBackup(folder), { message: /is not empty/ });
});
