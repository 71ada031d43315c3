import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { nodeProgram } from '@sundara/contracts/testing';
import type { Page } from 'playwright-core';
import { CUSTOMER, PASSWORD } from '../../accounts.ts';
import { ask } from '../../ask.ts';
import { keepPicture, PHONE, visit } from '../../browser.ts';
import { loadedVersions } from '../../inspection.ts';
import { journeys } from '../../journeys.ts';
import { anotherVersion, MARKETPLACE, marketplace, runMarketplace } from '../../releases.ts';
import { until } from '../../until.ts';
import { buildBroken } from './broken/broken-builds.ts';

const screen = PHONE;

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

/** Names of the exports that remotes get from each group of the web kit in this page, from the federation's scope. */
const givenIn = (page: Page): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(async () => {
    interface Shared {
      readonly lib?: () => object;
      readonly get?: () => Promise<() => object>;
    }
    type Scope = Readonly<Record<string, Readonly<Record<string, Shared>>>>;
    const { __FEDERATION__: federation } = window as unknown as {
      readonly __FEDERATION__: {
        readonly __INSTANCES__: readonly { readonly shareScopeMap: { readonly default: Scope } }[];
      };
    };
    const given: Record<string, string[]> = {};
    for (const [key, versions] of Object.entries(federation.__INSTANCES__[0]?.shareScopeMap.default ?? {}))
      for (const { lib, get } of Object.values(versions)) {
        const library = lib ?? (await get?.());
        if (key.startsWith('@sundara/')) given[key] = Object.keys(library?.() ?? {}).sort();
      }
    return given;
  });

/** Serves this document at every address of a new port, as an API would serve its own. */
const showDocument = async (text: string) => {
  const server = createServer((_, response) => response.end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${address.port}`, close };
};

journeys('releases', {}, (running) => {
  const files = () => join(running().site.dataDir, 'registry', 'files');

  test('a remote whose files are gone is told with a Retry that works, and all else goes on', async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, screen, site.url);
    const customer = join(files(), 'remotes', 'customer');
    await rename(customer, `${customer}-away`);
    try {
      await page.goto('/login');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('customer@demo.test');
      await dialog.getByLabel(/^Password/).fill('Demo#2026');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL(/\/dashboard/);
      await page.getByText(/is not available right now/).waitFor();
      await keepPicture(page, '11-lost-remote');
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

  test('a new version of one remote touches no other file, and the environment document alone decides', async () => {
    const { site, browser } = running();
    const output = await mkdtemp(join(tmpdir(), 'sundara-build-'));
    const others = async () => {
      const all = await fingerprint(files());
      return Object.entries(all).filter(([path]) => !path.startsWith('/remotes/discovery/1.6.0/'));
    };
    const versionOf = async () => {
      const { page, context } = await visit(browser, screen, site.url);
      await page.goto('/');
      await page.getByRole('heading', { name: 'All Salons' }).waitFor();
      const { discovery } = await loadedVersions(page);
      await context.close();
      return discovery;
    };
    const before = await others();
    await anotherVersion(site, 'discovery', '1.6.0', output);
    await marketplace(site, 'publish', output);
    assert.equal(await versionOf(), '1.0.0', 'published is not promoted');
    await marketplace(site, 'promote', 'discovery@1.6.0', '--to', 'local');
    await until('what was promoted is in force', async () => (await versionOf()) === '1.6.0');
    await marketplace(site, 'promote', 'discovery@1.0.0', '--to', 'local');
    await until('what was before is in force again', async () => (await versionOf()) === '1.0.0');
    assert.deepEqual(await others(), before);
    await rm(output, { recursive: true });
  });

  test('what the shell says that it exports is what remotes get in the page', async () => {
    const { site, browser } = running();
    const { releases } = JSON.parse((await ask(`${site.url}/api/releases/overview`)).text);
    const shell = releases.find(({ kind }: { readonly kind: string }) => kind === 'shell');
    const { page, context } = await visit(browser, screen, site.url);
    await page.goto('/');
    // The page's HTML shows salons before any script runs.
    await page.waitForFunction(
      'Object.keys(window.__FEDERATION__?.__INSTANCES__?.[0]?.shareScopeMap?.default ?? {}).length > 0',
    );
    assert.deepEqual(await givenIn(page), shell.provides.exports);
    await context.close();
  });

  test('a remote built against a newer web kit is refused by the name of what the shell lacks', async () => {
    const { site } = running();
    const output = await mkdtemp(join(tmpdir(), 'sundara-build-'));
    const build = { folder: 'mfe-customer', fault: 'kit', version: '1.2.0', outputDir: output } as const;
    await buildBroken([build]);
    await marketplace(site, 'publish', output);
    await assert.rejects(
      marketplace(site, 'promote', 'customer@1.2.0', '--to', 'local'),
      /customer@1\.2\.0 can't run in 'local' \(shared-export\): it uses Ribbon of @sundara\/web\/core, and shell@1\.0\.0 doesn't export it; take a shell that exports it, or build customer without it/,
    );
    assert.match(
      await marketplace(site, 'compose', 'customer@1.2.0', '--from', 'local'),
      /it uses Ribbon of/,
    );
    await rm(output, { recursive: true });
  });

  test('a remote that reads what the running API lost is refused before it is promoted, and so is that API', async () => {
    const { site } = running();
    // Other drills leave faulty environments behind, so that it exits with code 1.
    const { environments } = JSON.parse((await runMarketplace(site, 'status', '--json')).output);
    const [{ provider }] = environments.filter(
      (one: { readonly environment: string }) => one.environment === 'local',
    );
    const api = JSON.parse((await ask(`${provider}/api/openapi.json`)).text);
    const output = await mkdtemp(join(tmpdir(), 'sundara-build-'));
    await anotherVersion(site, 'discovery', '1.3.0', output);
    await marketplace(site, 'publish', output);
    await marketplace(site, 'can-i-release', provider, '--in', 'local');

    const { schema } = api.paths['/api/public/salons'].get.responses['200'].content['application/json'];
    assert.ok(delete schema.properties.salons.items.properties.rating);
    const document = join(output, 'openapi.json');
    await writeFile(document, JSON.stringify(api));
    const spoiled = await showDocument(JSON.stringify(api));
    await marketplace(site, 'provider', spoiled.origin, '--in', 'local');
    try {
      await assert.rejects(
        marketplace(site, 'promote', 'discovery@1.3.0', '--to', 'local'),
        /discovery@1\.3\.0 can't run in 'local' \(reply-field\): it calls salons\.list, and the API at \S+ doesn't answer salons\[\]\.rating; release an API that answers it so first, or take a version of discovery that does without/,
      );
      await assert.rejects(
        marketplace(site, 'can-i-release', document, '--in', 'local'),
        /discovery@1\.0\.0 in 'local' would break \(reply-field\).*salons\[\]\.rating; keep it as it was/,
      );
    } finally {
      await marketplace(site, 'provider', provider, '--in', 'local');
      spoiled.close();
    }
    await marketplace(site, 'promote', 'discovery@1.3.0', '--to', 'local');
    await marketplace(site, 'promote', 'discovery@1.0.0', '--to', 'local');
    await rm(output, { recursive: true });
  });

  test('a remote of a newer API than the running one is refused, though the shell beside it names that number', async () => {
    const { site } = running();
    const output = await mkdtemp(join(tmpdir(), 'sundara-build-'));
    const built = async (app: string, change: (build: ReturnType<typeof JSON.parse>) => void) => {
      const folder = join(output, app);
      await anotherVersion(site, app, '1.4.0', folder);
      const manifest = join(folder, 'build.json');
      const build = JSON.parse(await readFile(manifest, 'utf8'));
      change(build);
      await writeFile(manifest, JSON.stringify(build));
      await marketplace(site, 'publish', folder);
    };
    await built('shell', ({ shell }) => Object.assign(shell.provides, { providerApi: '2.99.0' }));
    await built('discovery', ({ declaration }) =>
      Object.assign(declaration.contracts, { providerApi: '^2.99.0' }),
    );
    await assert.rejects(
      marketplace(site, 'promote', 'shell@1.4.0', 'discovery@1.4.0', '--to', 'local'),
      /discovery@1\.4\.0 can't run in 'local' \(provider-api\): it is written for provider API \^2\.99\.0, and the API at \S+ is 2\.\d+\.0; release an API of \^2\.99\.0 first, or take a version of discovery that accepts 2\.\d+\.0/,
    );
    await rm(output, { recursive: true });
  });

  test('a remote that passes the gate and breaks in rendering is told with its owner before it is promoted', async () => {
    const { site } = running();
    const output = await mkdtemp(join(tmpdir(), 'sundara-build-'));
    const broken = {
      folder: 'mfe-customer',
      fault: 'render',
      version: '1.5.0',
      outputDir: join(output, 'broken'),
    } as const;
    const sound = {
      folder: 'mfe-discovery',
      fault: 'style',
      version: '1.5.0',
      outputDir: join(output, 'sound'),
    } as const;
    await buildBroken([broken, sound]);
    await marketplace(site, 'publish', broken.outputDir, sound.outputDir);
    const command = ['compatibility', '--with', 'customer@1.5.0', 'discovery@1.5.0', '--in', 'local'];
    assert.match(await marketplace(site, ...command), /^customer@1\.5\.0 +\S.* +what is live +local +fits$/m);
    const check = ['--', 'node', ...nodeProgram('e2e/src/check-routes/main.ts'), site.url];
    const { code, output: told } = await site.run([...MARKETPLACE, ...command, ...check], {
      CHECK_ACCOUNTS: `${CUSTOMER}:${PASSWORD}`,
    });
    assert.equal(code, 1, told);
    assert.match(
      told,
      /customer@1\.5\.0 beside what is live in local \(render\): \/profile doesn't render: customer@1\.5\.0 · render · drill: it throws at render/,
    );
    assert.match(
      told,
      /^discovery@1\.5\.0 +\S.* +what is live +local +fits, [1-9]\d* of \d+ routes rendered$/m,
    );
    await rm(output, { recursive: true });
  });

  test('publishing an existing version is refused', async () => {
    const { site } = running();
    const output = await mkdtemp(join(tmpdir(), 'sundara-build-'));
    await anotherVersion(site, 'booking', '1.0.0', output);
    await assert.rejects(marketplace(site, 'publish', output), /already/);
    await rm(output, { recursive: true });
  });
});
