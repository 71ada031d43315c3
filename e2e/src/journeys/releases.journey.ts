import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepPicture, SCREENS, visit } from '../browser.ts';
import { journeys } from '../journeys.ts';

/** A hash of every file below a folder, by relative path. */
const fingerprint = async (folder: string): Promise<Record<string, string>> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const path = join(file.parentPath, file.name);
      return [
        path.slice(folder.length),
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      ] as const;
    });
  return Object.fromEntries((await Promise.all(hashes)).sort());
};

journeys('releases', {}, (running) => {
  const remotes = () => join(running().site.dataDir, 'registry', 'remotes');

  for (const screen of SCREENS) {
    test(`at ${screen.width} px a remote whose files are gone is told with a Retry that works, and all else goes on`, async () => {
      const { site, browser } = running();
      const { page, context } = await visit(browser, screen, site.url);
      const customer = join(remotes(), 'customer');
      await rename(customer, `${customer}-away`);
      try {
        await page.goto('/login');
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Email').fill('customer@demo.test');
        await dialog.getByLabel('Password').fill('Demo#2026');
        await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
        await page.waitForURL(/\/dashboard/);
        await page.getByText(/is not available right now/).waitFor();
        await keepPicture(page, `${screen.width}-11-lost-remote`);
        await page.getByRole('banner').waitFor();
        await page.getByRole('banner').getByRole('link').first().click();
        await page.getByRole('heading', { name: 'All Salons' }).waitFor();
        await page.goBack();
        await page.getByText(/is not available right now/).waitFor();
      } finally {
        await rename(`${customer}-away`, customer);
      }
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByText(/Welcome back/).waitFor();
      await context.close();
    });
  }

  test('a new version of one remote touches no other output, and the environment document alone decides', async () => {
    const { site, browser } = running();
    const [screen] = SCREENS;
    const output = await mkdtemp(join(tmpdir(), 'sundara-build-'));
    const others = async () => {
      const all = await fingerprint(join(site.dataDir, 'registry'));
      return Object.entries(all).filter(
        ([path]) => !path.startsWith('/remotes/discovery/1.1.0/') && !path.startsWith('/environments/'),
      );
    };
    const before = await others();
    const built = await site.run(['node', 'tools/run.mjs', 'build', 'mfe-discovery'], {
      RELEASE_VERSION: '1.1.0',
      OUTPUT_DIR: output,
    });
    assert.equal(built.code, 0, built.output);
    const published = await site.run(['node', 'tools/run.mjs', 'marketplace', 'publish', output]);
    assert.equal(published.code, 0, published.output);
    assert.deepEqual(await others(), before);

    const versionOf = async () => {
      const { page, context } = await visit(browser, screen, site.url);
      await page.goto('/');
      await page.getByRole('heading', { name: 'All Salons' }).waitFor();
      const versions = await page.evaluate(() =>
        (window as unknown as { __sundara__: Loaded }).__sundara__.loadedVersions(),
      );
      await context.close();
      return versions.discovery;
    };
    assert.equal(await versionOf(), '1.0.0');
    const environment = join(site.dataDir, 'registry', 'environments', 'local.json');
    const promoted = await site.run([
      'node',
      'tools/run.mjs',
      'marketplace',
      'promote',
      'discovery@1.1.0',
      '--to',
      'local',
    ]);
    assert.equal(promoted.code, 0, promoted.output);
    assert.equal(await versionOf(), '1.1.0');
    assert.equal(JSON.parse(await readFile(environment, 'utf8')).remotes.discovery, '1.1.0');

    const copy = `${environment}.copy`;
    await cp(environment, copy);
    const back = await site.run([
      'node',
      'tools/run.mjs',
      'marketplace',
      'promote',
      'discovery@1.0.0',
      '--to',
      'local',
    ]);
    assert.equal(back.code, 0, back.output);
    assert.equal(await versionOf(), '1.0.0');
    await rename(copy, environment);
    assert.equal(await versionOf(), '1.1.0');
    await rm(output, { recursive: true });
  });

  test('publishing an existing version is refused', async () => {
    const { site } = running();
    const output = await mkdtemp(join(tmpdir(), 'sundara-build-'));
    await site.run(['node', 'tools/run.mjs', 'build', 'mfe-booking'], { OUTPUT_DIR: output });
    const again = await site.run(['node', 'tools/run.mjs', 'marketplace', 'publish', output]);
    assert.notEqual(again.code, 0);
    assert.match(again.output, /already/);
    await rm(output, { recursive: true });
  });
});

interface Loaded {
  loadedVersions(): Readonly<Record<string, string>>;
}
