import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { createBackup, newBackupKey, openBackup } from '@sundara/node/backup';
import { temporaryFolder } from '../testing/build-folder.ts';

const WORDS = 'Asha Rao is allergic to henna. '.repeat(10_000);

const saved = async (context: TestContext) => {
  const folder = path.join(await temporaryFolder(context, 'backup'), 'today');
  const { identity, recipient } = await newBackupKey();
  const backup = await createBackup(folder, recipient);
  await backup.write('small.txt', Buffer.from('Asha Rao'));
  await backup.write('large.txt', Readable.from([Buffer.from(WORDS)]));
  await backup.finish();
  return { folder, identity };
};

test('files of an encrypted backup are opened by its key, and hold no word of what was saved', async (context) => {
  const { folder, identity } = await saved(context);
  const backup = await openBackup(folder, `# created by age-keygen\n${identity}\n`);
  assert.equal(String(await backup.read('small.txt')), 'Asha Rao');
  assert.equal(String(await backup.read('large.txt')), WORDS);
  for (const name of ['small.txt', 'large.txt'])
    assert.ok(!(await readFile(path.join(folder, name), 'latin1')).includes('Asha'));
});

test('no other key opens it, and none at all is told', async (context) => {
  const { folder } = await saved(context);
  const refused = (message: RegExp) => ({ name: 'BackupFault', message });
  await assert.rejects(openBackup(folder), refused(/^This backup was encrypted for age1\w+: name the file/));
  await assert.rejects(openBackup(folder, 'no key'), refused(/^The identity is not a key of age/));
  const other = await openBackup(folder, (await newBackupKey()).identity);
  await assert.rejects(other.read('small.txt'), refused(/^This backup was encrypted for another key\.$/));
});

test('a backup is encrypted for a recipient of age alone', async (context) => {
  const folder = path.join(await temporaryFolder(context, 'backup'), 'today');
  await assert.rejects(createBackup(folder, 'me@example.com'), { message: /a recipient of age, 'age1…'/ });
});
