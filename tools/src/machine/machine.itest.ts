import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { findChromium } from './chromium.ts';
import { CHROMIUM, howToInstall } from './missing-programs.ts';
import { findPostgres } from './postgres.ts';
import { findPgBouncer, findPromtool } from './service-programs.ts';

/** A machine with only these files, given as paths below its root. */
const machineWith = async (context: TestContext, files: readonly string[]) => {
  const root = await mkdtemp(path.join(tmpdir(), 'sundara-machine-'));
  context.after(() => rm(root, { recursive: true }));
  for (const file of files) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), '');
  }
  const at = (file: string) => path.join(root, file);
  return { at, places: { root, home: at('/home/asha'), onPath: [at('/opt/bin')] } };
};

test('a machine without Chromium, PostgreSQL, PgBouncer and promtool has none', async (context) => {
  const { places } = await machineWith(context, []);
  assert.equal(findPgBouncer({}, places), undefined);
  assert.equal(findPromtool({}, places), undefined);
  assert.equal(findChromium({}, places), undefined);
  assert.equal(findPostgres({}, places), undefined);
});

test("Chromium is found on the PATH, among the Mac's applications and in Playwright's cache, newest first", async (context) => {
  const old = '/home/asha/.cache/ms-playwright/chromium-900/chrome-linux/chrome';
  const newest = '/home/asha/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome';
  const onMac = '/Applications/Chromium.app/Contents/MacOS/Chromium';
  const onPath = '/opt/bin/google-chrome';
  for (const [files, expected] of [
    [[old, newest], newest],
    [[old, onMac], onMac],
    [[newest, onMac, onPath], onPath],
  ] as const) {
    const { at, places } = await machineWith(context, files);
    assert.equal(findChromium({}, places), at(expected));
  }
});

test('PostgreSQL is the newest that has both programs', async (context) => {
  const { at, places } = await machineWith(context, [
    '/usr/lib/postgresql/9/bin/initdb',
    '/usr/lib/postgresql/9/bin/postgres',
    '/usr/lib/postgresql/15/bin/initdb',
    '/usr/lib/postgresql/15/bin/postgres',
    '/usr/lib/postgresql/17/bin/psql',
  ]);
  assert.equal(findPostgres({}, places), at('/usr/lib/postgresql/15/bin'));
});

test('PgBouncer is found where packages put it, and on the PATH', async (context) => {
  for (const file of ['/usr/sbin/pgbouncer', '/opt/bin/pgbouncer']) {
    const { at, places } = await machineWith(context, [file]);
    assert.equal(findPgBouncer({}, places), at(file));
  }
});

test('a path that somebody chose counts alone, and a wrong one is refused', async (context) => {
  const { at, places } = await machineWith(context, ['/opt/bin/chromium', '/mine/chrome']);
  assert.equal(findChromium({ CHROMIUM_PATH: at('/mine/chrome') }, places), at('/mine/chrome'));
  assert.throws(
    () => findChromium({ CHROMIUM_PATH: '/nowhere' }, places),
    /^Error: CHROMIUM_PATH is \/nowhere/,
  );
  assert.throws(
    () => findPostgres({ POSTGRES_BIN: '/nowhere' }, places),
    /^Error: POSTGRES_BIN is \/nowhere/,
  );
  assert.throws(
    () => findPgBouncer({ PGBOUNCER_PATH: '/nowhere' }, places),
    /^Error: PGBOUNCER_PATH is \/nowhere/,
  );
});

test('what is missing is told with the command of each system', () => {
  assert.equal(
    howToInstall(CHROMIUM),
    [
      'the tests need Chromium, and none was found. Install it, or set CHROMIUM_PATH to a Chromium or Chrome:',
      '  Debian: apt-get update && apt-get install -y chromium-headless-shell',
      '  Fedora: dnf install -y chromium',
      '  macOS: brew install --cask google-chrome',
    ].join('\n'),
  );
});
