import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { packagesMatchLock } from '../setup/lock-match.mjs';
import { isAtLeast } from '../setup/node-version.mjs';
import { createProgress } from '../setup/progress.mjs';

const LINUX = { platform: 'linux', cpu: 'x64', libc: 'glibc' };
const MAC = { platform: 'darwin', cpu: 'arm64', libc: '' };

const LOCKED = {
  '': { version: '1.0.0' },
  'mfe-booking': { version: '1.0.0' },
  'node_modules/@sundara/mfe-booking': { link: true },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/binding': { version: '2.0.0' },
  'node_modules/binding-linux-x64-gnu': {
    version: '2.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['glibc'],
  },
  'node_modules/binding-linux-x64-musl': {
    version: '2.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  },
  'node_modules/binding-darwin-arm64': { version: '2.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
};
const {
  '': _,
  'node_modules/binding-linux-x64-musl': __,
  'node_modules/binding-darwin-arm64': ___,
  ...INSTALLED
} = LOCKED;

const checkout = async (context: TestContext, locked: object, installed?: object): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), 'sundara-lock-'));
  context.after(() => rm(root, { recursive: true }));
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  await mkdir(path.join(root, 'node_modules'));
  if (installed) {
    const file = path.join(root, 'node_modules/.package-lock.json');
    await writeFile(file, JSON.stringify({ packages: installed }));
  }
  return root;
};

test('packages that are there are not installed again, those of other systems are not missed', async (context) => {
  assert.equal(packagesMatchLock(await checkout(context, LOCKED, INSTALLED), LINUX), true);
});

test('an interrupted install, a changed lock and another system each need an install', async (context) => {
  const { 'node_modules/react': _react, ...withoutReact } = LOCKED;
  const newer = { ...LOCKED, 'node_modules/react': { version: '19.1.0' } };
  const more = { ...LOCKED, 'node_modules/lucide': { version: '1.0.0' } };
  assert.equal(packagesMatchLock(await checkout(context, LOCKED), LINUX), false);
  for (const lock of [newer, more, withoutReact]) {
    assert.equal(packagesMatchLock(await checkout(context, lock, INSTALLED), LINUX), false);
  }
  assert.equal(packagesMatchLock(await checkout(context, LOCKED, INSTALLED), MAC), false);
});

test('Node versions are compared by number, not by letter', () => {
  assert.ok(
    isAtLeast('20.19.0', '20.19.0') && isAtLeast('22.3.0', '20.19.0') && isAtLeast('20.20.2', '20.19.0'),
  );
  assert.ok(!isAtLeast('20.9.0', '20.19.0') && !isAtLeast('18.20.4', '20.19.0'));
});

test('a long step gives a sign of life every five seconds, and none after its end', (context) => {
  context.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const lines: string[] = [];
  const step = createProgress(5, (line) => lines.push(line)).begin('Packages');
  step.doing('installing');
  context.mock.timers.tick(5_000);
  context.mock.timers.tick(5_000);
  step.done('installed');
  context.mock.timers.tick(60_000);
  assert.deepEqual(lines, [
    '1/5 Packages: installing …',
    '1/5 Packages: installing … 5 s',
    '1/5 Packages: installing … 10 s',
    '1/5 Packages: installed (10 s)',
  ]);
});
