import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN } from '../../accounts.ts';
import { assertFit, DESKTOP, keepPicture } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';
import { asOwner, ownSalon } from '../../salon/owner.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = DESKTOP;

journeys('the audit', {}, (running) => {
  test('an admin finds who changed what, checks the chain and saves it', async () => {
    const { site, browser } = running();
    const { url } = site;
    const name = `Audited ${crypto.randomUUID().slice(0, 6)}`;
    const { data } = await asOwner(url, 'POST', '/api/salon/services', {
      ...{ name, category: 'Skin Care', price: 500, duration: 30 },
    });
    await asOwner(url, 'PATCH', `/api/salon/services/${data.id}`, { price: 900 });
    const { name: salon } = await ownSalon(url);

    const { page, context, faults } = await visitAsDemo(browser, screen, url, ADMIN);
    await page.goto('/admin/audit');
    await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
    await type(page, page.getByRole('searchbox', { name: 'Search the audit' }), data.id);
    await page.getByText('2 entries', { exact: true }).waitFor();
    await page.getByText('Changed a service', { exact: false }).first().waitFor();
    await page.getByText('₹900.00').first().waitFor();
    await keepPicture(page, 'admin-audit-1-list');

    await press(page, page.getByRole('button', { name: 'Check the chain' }));
    await page.getByRole('heading', { level: 2, name: /^All [\d,]+ entries stand as written$/ }).waitFor();
    await assertFit(page, 'a chain that stands');
    await keepPicture(page, 'admin-audit-2-checked');

    const saved = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: 'Export CSV' }));
    assert.match((await saved).suggestedFilename(), /^sundara-audit-\d{4}-\d\d-\d\d\.csv$/);

    // A name links to its own entries, and Back returns to the previous page.
    await press(page, page.getByRole('link', { name: salon, exact: true }).first());
    await page.waitForURL((address) => address.searchParams.has('salon'));
    await page.goBack();
    await page.waitForURL((address) => address.searchParams.get('q') === data.id);
    await press(page, page.getByRole('button', { name: 'Clear filters' }));
    await page.waitForURL((address) => address.search === '');
    await type(page, page.getByRole('searchbox', { name: 'Search the audit' }), 'nothing of this');
    await page.getByText('No entry fits').waitFor();
    await assertFit(page, 'an audit in which nothing fits');
    await keepPicture(page, 'admin-audit-3-none');
    assert.deepEqual(faults, []);
    await context.close();
  });
});
