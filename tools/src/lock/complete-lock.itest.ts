import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { addressesIn, completeLock } from './complete-lock.ts';
import { readLock } from './lock-file.ts';

const fixture = () => readLock(path.join(import.meta.dirname, 'fixtures/linux-only.package-lock.json'));
const repository = () => readLock(path.resolve(import.meta.dirname, '../../../package-lock.json'));

test('every optional package of another system gets an entry with its version, os and cpu', async () => {
  const { lock } = completeLock(await fixture());
  assert.deepEqual(lock.packages['node_modules/@native/binding-darwin-arm64'], {
    version: '2.0.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['darwin'],
  });
  assert.deepEqual(lock.packages['node_modules/@native/binding-linux-x64-musl'], {
    version: '2.0.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  assert.deepEqual(lock.packages['node_modules/@native/binding-wasm32-wasi'], {
    version: '2.0.0',
    cpu: ['wasm32'],
    dev: true,
    optional: true,
  });
});

test('two versions of one binding stand side by side, each where its owner finds it', async () => {
  const { lock, added } = completeLock(await fixture());
  const nested = 'node_modules/other/node_modules/@native/binding-darwin-arm64';
  assert.equal(lock.packages[nested]?.version, '1.0.0');
  assert.equal(added.length, 5);
});

test('a complete lock is left as it is, in the order of npm', async () => {
  const once = completeLock(await fixture()).lock;
  const twice = completeLock(once);
  assert.deepEqual(twice.added, []);
  assert.equal(JSON.stringify(twice.lock), JSON.stringify(once));
});

test('a missing package that is asked for by a range is refused, because its version cannot be known', async () => {
  const lock = await fixture();
  lock.packages['node_modules/other'] = { version: '1.0.0', optionalDependencies: { fsevents: '^2.3.0' } };
  assert.throws(
    () => completeLock(lock),
    /lacks fsevents \(\^2\.3\.0\), an optional dependency of node_modules\/other/,
  );
});

test('an address in the lock is found', async () => {
  const lock = await fixture();
  lock.packages['node_modules/other'] = {
    version: '1.0.0',
    resolved: 'https://packages.example/other-1.0.0.tgz',
  };
  assert.deepEqual(addressesIn(lock), ['node_modules/other']);
});

test("the repository's own lock serves every system and names no registry", async () => {
  const lock = await repository();
  assert.deepEqual(completeLock(lock).added, []);
  assert.deepEqual(addressesIn(lock), []);
});
