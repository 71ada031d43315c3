import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ADMIN } from '../../accounts.ts';
import { assertFit, DESKTOP, keepPicture, PHONE, visit } from '../../browser.ts';
import { loadedVersions } from '../../inspection.ts';
import { journeys } from '../../journeys.ts';
import { anotherVersion, marketplace, siteOf } from '../../releases.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = DESKTOP;

const NEXT = '1.7.0';
const PLACE = 'staging';

journeys("the admin's releases console", {}, (running) => {
  let build: string;
  before(async () => {
    const { site } = running();
    build = await mkdtemp(path.join(tmpdir(), 'sundara-console-'));
    await anotherVersion(site, 'discovery', NEXT, build);
    await marketplace(site, 'publish', build);
  });
  after(() => rm(build, { recursive: true, force: true }));

  test('an admin watches a canary, stops it and rolls back, by keyboard', async () => {
    const { site, browser } = running();
    await marketplace(site, 'promote', `discovery@${NEXT}`, '--to', PLACE, '--why', 'For the drill');
    const composed = await marketplace(site, 'compose', 'discovery@1.0.0', '--from', PLACE);
    const id = /[0-9a-f]{64}/.exec(composed)?.[0];
    assert(id, composed);
    await marketplace(site, 'canary', id, '--percent', '100', '--in', PLACE, '--minimum-loads', '1000');
    // This visitor stays, so that the reports of its page arrive whenever the page sends them.
    const visitor = await comeToPlace();

    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, ADMIN);
    await page.goto('/admin/releases?environment=production');
    await page.getByRole('table', { name: 'Versions by environment' }).waitFor();
    await page
      .getByRole('link', { name: new RegExp(PLACE) })
      .first()
      .press('Enter');

    const canary = page.getByRole('region', { name: `Canary in ${PLACE}` });
    await canary.waitFor();
    await canary.getByRole('img', { name: /by minute, canary against stable/ }).waitFor();
    await visitor.leave();
    await keepPicture(page, 'console-canary');
    await assertFit(page, 'the console with a canary');
    await canary.getByRole('button', { name: 'Stop' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Why/ }).fill('Seen enough');
    await dialog.getByRole('button', { name: /Stop/ }).press('Enter');
    await canary.waitFor({ state: 'hidden' });

    await page
      .getByRole('button', { name: /^Roll back/ })
      .first()
      .press('Enter');
    await dialog.getByText(/1\.7\.0 → 1\.0\.0/).waitFor();
    await dialog.getByRole('textbox', { name: /Why/ }).fill('Back to what was');
    await keepPicture(page, 'console-rollback');
    await assertFit(page, 'the question before a rollback');
    await dialog.getByRole('button', { name: 'Roll back' }).press('Enter');
    await page.getByText('Back to what was').filter({ visible: true }).first().waitFor();
    await keepPicture(page, 'console-history');
    const later = await comeToPlace();
    assert.equal(later.discovery, '1.0.0');
    await later.leave();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a page without a canary fetches nothing to draw with', async () => {
    const { site, browser } = running();
    const { page, context } = await visitAsDemo(browser, DESKTOP, site.url, ADMIN);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/admin/releases?environment=production');
    await page.getByRole('table', { name: 'History of production' }).waitFor();
    assert.deepEqual(
      scripts.filter((url) => /plot/.test(url)),
      [],
    );
    await context.close();
  });

  /** A visitor of the canary's environment, and the version of discovery that runs for them. */
  const comeToPlace = async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, PHONE, siteOf(site, PLACE));
    await page.goto('/');
    await page.getByRole('heading', { name: 'All Salons' }).waitFor();
    const { discovery } = await loadedVersions(page);
    return { discovery, leave: () => context.close() };
  };
});
