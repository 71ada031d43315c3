import assert from 'node:assert/strict';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { shows, sized } from '@sundara/contracts/testing';
import { fingerprint } from '../bundler/testing/fingerprint.ts';
import { copyCheckout } from '../checkout/copy-checkout.ts';
import { hardLinkTree } from '../checkout/hard-link-tree.ts';
import { readLock } from '../lock/lock-file.ts';
import { runTool } from '../processes/run-tool.ts';
import { lockedPackages } from '../supply-chain/locked-packages.ts';
import { supplyChainFaults } from '../supply-chain/supply-chain.check.ts';
import { APP_FOLDERS } from '../workspace/app-folders.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LIMIT_MS = 10 * 60_000;
/** The shell, which is the first app, one remote, and the API; in a deep run every remote. */
const BUILT = [...APP_FOLDERS.slice(0, sized({ quick: 2, deep: APP_FOLDERS.length })), 'provider-api'];

let folder = '';
before(async () => {
  // On a disk, where packages can be hard-linked: in memory each of their files would be copied.
  folder = await mkdtemp(path.join(process.env.DISK_TMPDIR ?? tmpdir(), 'sundara-places-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** Builds the tested parts of this checkout. @returns a hash of every file, by its path below the checkout */
const buildIn = async (checkout: string): Promise<Readonly<Record<string, string>>> => {
  const { code, output } = await runTool(checkout, ['tools/run.mjs', 'build', ...BUILT], LIMIT_MS);
  assert.equal(code, 0, output);
  const files: Record<string, string> = {};
  for (const app of BUILT)
    for (const [file, hash] of Object.entries(await fingerprint(path.join(checkout, app, 'dist'))))
      files[`${app}/${file}`] = hash;
  return files;
};

/** Packages of others that the builds are made with; each is in the bill of materials and was old enough. */
let packages = 0;

test('every package that the builds are made with is billed, was a week old and runs no script of its own', async () => {
  packages = lockedPackages(await readLock(path.join(ROOT, 'package-lock.json'))).length;
  assert.ok(packages > 0);
  assert.deepEqual(await supplyChainFaults(ROOT), []);
});

test('the same sources give the same bytes, in whatever folder they and their packages lie', async () => {
  const [first, second] = [path.join(folder, 'a'), path.join(folder, 'another, with a longer name')];
  await copyCheckout(ROOT, first, hardLinkTree);
  const built = await buildIn(first);
  for (const app of BUILT)
    assert(
      Object.keys(built).some((file) => file.startsWith(`${app}/`)),
      app,
    );
  await rename(first, second);
  for (const app of BUILT) await rm(path.join(second, app, 'dist'), { recursive: true });
  assert.deepEqual(await buildIn(second), built);
  shows('T43', {
    'parts built twice': BUILT.length,
    'files compared': Object.keys(built).length,
    'packages without a fault': packages,
  });
});
