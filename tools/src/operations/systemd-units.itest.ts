import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { ROLES } from '../package/roles.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../operations/systemd');

const unitsWith = async (word: string): Promise<readonly (readonly [string, string])[]> => {
  const names = await readdir(FOLDER);
  const units = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(FOLDER, name), 'utf8')] as const),
  );
  return units.filter(([, text]) => text.includes(word));
};

test('units start roles that the package has', async () => {
  const started = (await unitsWith('ExecStart=')).map(
    ([name, text]) => [name, /sundara\.mjs (\S+)/.exec(text)?.[1] ?? ''] as const,
  );
  assert.ok(started.length >= 3);
  const roles = ROLES.map(({ name }) => name);
  assert.deepEqual(
    started.filter(([, role]) => !role.startsWith('$') && !roles.includes(role)),
    [],
  );
});

test('no unit runs as root, keeps rights that it does not need, or lets others read what it writes', async () => {
  for (const [name, text] of await unitsWith('ExecStart='))
    for (const line of ['User=sundara', 'NoNewPrivileges=yes', 'UMask=0077', 'ProtectHome=yes'])
      assert.match(text, new RegExp(`^${line}$`, 'm'), `${name} lacks ${line}`);
});

test('what can not be mended by trying is not tried again', async () => {
  const [[, text] = ['', '']] = await unitsWith('Restart=on-failure');
  assert.match(text, /^RestartPreventExitStatus=2 78$/m);
});
