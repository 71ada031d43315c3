import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ask } from '../../ask.ts';
import { PHONE, visit } from '../../browser.ts';
import { loadedVersions } from '../../inspection.ts';
import { journeys } from '../../journeys.ts';
import { LIMIT_MS } from '../../limit.ts';
import { anotherVersion, marketplace, overrideLink, runMarketplace } from '../../releases.ts';
import { assertTakenOver, hasContent, untilRendered, watchTakingOver } from '../../rendered.ts';
import { until } from '../../until.ts';
import { breakServerBundle, FAULTY_PAGES, MARK, markServerBundle } from './broken/broken-server-bundle.ts';

const GOOD = '1.0.0';
const FAULTY = '1.30.0';
const CHANGED = '1.30.1';
const MARKED = '1.30.2';
const VISITORS = 200;

journeys('server bundles that do harm', {}, (running) => {
  let builds: string;
  const promote = (version: string) =>
    marketplace(running().site, 'promote', `discovery@${version}`, '--to', 'local');

  before(async () => {
    const { site } = running();
    builds = await mkdtemp(path.join(tmpdir(), 'sundara-server-bundles-'));
    for (const version of [FAULTY, CHANGED, MARKED])
      await anotherVersion(site, 'discovery', version, path.join(builds, version));
    await breakServerBundle(path.join(builds, FAULTY));
    await markServerBundle(path.join(builds, MARKED));
    const all = [FAULTY, CHANGED, MARKED].map((version) => path.join(builds, version));
    await marketplace(site, 'publish', ...all);
  });
  after(async () => {
    await promote(GOOD);
    await rm(builds, { recursive: true, force: true });
  });

  /** Asserts that a page is shown by a version, whether or not it came with content. */
  const assertShown = async (address: string, version: string): Promise<void> => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, PHONE, site.url);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('main h1') !== null);
    assert.equal((await loadedVersions(page)).discovery, version, address);
    assert.deepEqual(faults, [], address);
    await context.close();
  };

  test('a page whose code loops, throws, grows, or reaches out is shown by the browser, and all others as before', async () => {
    const { site } = running();
    await promote(FAULTY);
    const good = '/shipping-delivery';
    for (const [address, told] of Object.entries(FAULTY_PAGES)) {
      await assertShown(address, FAULTY);
      assert.equal(await hasContent(`${site.url}${address}`), false, address);
      // A renderer that was ended starts again first.
      await until(`the site tells ${told}`, () => told.test(site.output()));
    }
    await untilRendered(`${site.url}${good}`);
    // Other drills publish to the same registry what doctor finds fault with, so it may end with any code.
    await until('doctor tells the route', async () =>
      (await runMarketplace(site, 'doctor')).output.includes(`local, discovery@${FAULTY}, /salons`),
    );
    const { page, context } = await visit(running().browser, PHONE, site.url);
    await watchTakingOver(page);
    await page.goto(good);
    await assertTakenOver(page, good);
    await context.close();
  });

  test('a server bundle that was changed after it was published is not run', async () => {
    const { site } = running();
    const stored = path.join(site.dataDir, `registry/files/remotes/discovery/${CHANGED}/server/main.cjs`);
    const published = await readFile(stored, 'utf8');
    await writeFile(stored, `globalThis.foreign = 1;${published}`);
    await promote(CHANGED);
    await assertShown('/about', CHANGED);
    assert.equal(await hasContent(`${site.url}/about`), false);
    assert.match(site.output(), /server\/main\.cjs is not the file that was published/);
    await writeFile(stored, published);
  });

  test('after going back the pages are rendered again, by the version before', async () => {
    const { site, browser } = running();
    await promote(GOOD);
    await untilRendered(`${site.url}/`);
    const { page, context } = await visit(browser, PHONE, site.url);
    await watchTakingOver(page);
    await page.goto('/');
    await assertTakenOver(page, 'home');
    assert.equal((await loadedVersions(page)).discovery, GOOD);
    await context.close();
  });

  test('who runs another version gets no content of the usual one', async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, PHONE, site.url);
    await page.goto(await overrideLink(site.url, { versions: { discovery: FAULTY }, path: '/about' }));
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.locator('#root[data-rendered]').count(), 0);
    assert.equal((await loadedVersions(page)).discovery, FAULTY);
    await context.close();
    // All others get it.
    await untilRendered(`${site.url}/about`);
  });

  test('visitors of a canary, of an override, signed in or not, get the HTML of their own version alone', async () => {
    const { site } = running();
    const composed = await marketplace(site, 'compose', `discovery@${MARKED}`, '--from', 'local');
    const id = /[0-9a-f]{64}/.exec(composed)?.[0] ?? '';
    const canary = ['--percent', '50', '--in', 'local', '--minimum-loads', '10000'];
    await marketplace(site, 'canary', id, ...canary);
    const link = await overrideLink(site.url, { versions: { discovery: MARKED }, path: '/terms' });
    const given = (await fetch(link, { redirect: 'manual' })).headers.get('set-cookie') ?? '';
    const override = given.split(';')[0] ?? '';
    const kinds = ['', 'sundara_refresh=somebody', override];
    const come = async (visitor: number) => {
      const cookie = [`sundara-cohort=visitor-${visitor}`, kinds[visitor % kinds.length]].join('; ');
      const { text } = await ask(`${site.url}/terms`, { headers: { accept: 'text/html', cookie } });
      const [, rendered] = /data-rendered="(\w+)"/.exec(text) ?? [];
      return { cookie, rendered, marked: text.includes(MARK), asked: text.includes('"override"') };
    };
    const shares = { usual: 0, canary: 0 };
    // The first of each version come without content.
    const end = Date.now() + LIMIT_MS;
    while (Math.min(shares.usual, shares.canary) < VISITORS / 10) {
      assert.ok(Date.now() < end, `${JSON.stringify(shares)} came with content`);
      const crowd = await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => come(visitor)));
      for (const { cookie, rendered, marked, asked } of crowd) {
        assert.equal(asked, cookie.includes(override), cookie);
        assert.equal(marked, rendered === id, cookie);
        if (asked) assert.equal(rendered, undefined, cookie);
      }
      shares.canary = crowd.filter(({ marked }) => marked).length;
      shares.usual = crowd.filter(({ rendered, marked }) => rendered && !marked).length;
    }
    await marketplace(site, 'canary', 'stop', '--in', 'local');
  });
});
