import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, OWNER } from '../../accounts.ts';
import { ask } from '../../ask.ts';
import { assertFit, DESKTOP, keepPicture, PHONE } from '../../browser.ts';
import { giveFile } from '../../give-file.ts';
import { holds } from '../../holds.ts';
import { inFilters } from '../../in-filters.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { choose } from '../../salon/choose.ts';
import { until } from '../../until.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = PHONE;

/** Distinguishes this run's data from an earlier run's. */
const RUN = Date.now().toString(36);

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const searchFor = async (page: Page, text: string) => {
  const box = page.getByRole('searchbox', { name: 'Search services' });
  await tabTo(page, box);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.waitForURL((url) => url.searchParams.get('q') === text);
  await page.locator('[role=table][aria-busy=false]').or(page.getByText('No services found.')).waitFor();
};
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();
const prices = async (page: Page): Promise<readonly number[]> => {
  const texts = await page.locator('[data-label=Price]').allInnerTexts();
  return texts.map((text) => Number(/[\d,]+\.\d\d/.exec(text)?.[0].replaceAll(',', '')));
};
const isAscending = (shown: readonly number[]): boolean =>
  shown.length > 0 && shown.every((price, no) => no === 0 || price >= (shown[no - 1] ?? 0));

journeys("a salon's services, by keyboard alone", {}, (running) => {
  test('services are sorted, paged and found', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
    await page.goto('/salon/services');
    await page.getByRole('heading', { level: 1, name: 'Services Management' }).waitFor();
    for (const figure of ['Total Services', 'Active Services', 'Categories'])
      await page.getByText(figure, { exact: true }).waitFor();
    await keepPicture(page, 'salon-20-services');

    await inFilters(page, (sheet) => choose(page, sheet.getByRole('combobox', { name: 'Sort by' }), 'P'));
    await page.waitForURL(/sort=price_asc/);
    await until('the cheapest come first', async () => isAscending(await prices(page)));
    assert.equal((await prices(page)).length, 15);

    await choose(page, page.getByRole('combobox', { name: 'Rows per page' }), '3');
    await page.waitForURL(/limit=30/);
    await searchFor(page, 'THREADING');
    // It was already shown before, among others.
    const found = page.getByRole('row').filter({ hasText: 'mins' });
    await until('one service is found', async () => (await found.count()) === 1);
    await rowOf(page, 'Eyebrow Threading').waitFor();
    await page.reload();
    await rowOf(page, 'Eyebrow Threading').waitFor();
    await searchFor(page, 'nothing of the kind');
    await page.getByText('No services found.').waitFor();
    await assertFit(page, 'no services');
    await press(page, page.getByRole('button', { name: 'Clear filters' }).first());
    await page.locator('[role=table]').waitFor();
    assert.match(page.url(), /limit=30/);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('on a wide screen the header of a column sorts by it, and turns the order round', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, DESKTOP, site.url, OWNER);
    await page.goto('/salon/services');
    const header = page.getByRole('columnheader', { name: 'Price' });
    for (const sort of ['ascending', 'descending', 'ascending']) {
      await press(page, header.getByRole('button'));
      await header.and(page.locator(`[aria-sort=${sort}]`)).waitFor();
    }
    await page.waitForURL(/sort=price_asc/);
    await until('the cheapest come first', async () => isAscending(await prices(page)));
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a service is added with its picture, changed and deleted', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
    const name = `Kansa Hands ${RUN}`;
    await page.goto('/salon/services');
    await press(page, page.getByRole('button', { name: 'Add New Service' }));
    const adding = page.getByRole('dialog', { name: 'Add New Service' });
    await press(page, adding.getByRole('button', { name: 'Add Service' }));
    await adding.getByText('Please fill in all required fields').first().waitFor();
    await type(page, adding.getByLabel('Service name'), name);
    await type(page, adding.getByLabel('Description'), 'Warm oil, firm hands.');
    await choose(page, adding.getByRole('combobox', { name: 'Category' }), 'N');
    await type(page, adding.getByLabel('Price'), '450.50');
    await type(page, adding.getByLabel('Specializations').first(), 'Head');
    await page.keyboard.press('Enter');
    await giveFile(page, adding.getByRole('button', { name: 'Choose a picture: Picture' }), {
      ...{ name: 'hands.png', mimeType: 'image/png' },
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } }),
    });
    await press(page, adding.getByRole('button', { name: 'Use this picture' }));
    await toast(page, 'Service image uploaded successfully');
    assert.equal(await page.getByText('Service image uploaded successfully').count(), 1);
    await adding.getByRole('button', { name: 'Replace: Picture' }).waitFor();
    await assertFit(page, 'a new service');
    await keepPicture(page, 'salon-21-new-service');
    await press(page, adding.getByRole('button', { name: 'Add Service' }));
    await toast(page, 'Service added successfully');
    await adding.waitFor({ state: 'detached' });
    await page.getByText(/^Page 1 of [2-9]/).waitFor();

    await searchFor(page, name);
    const row = rowOf(page, name);
    for (const part of ['Nail Care', '₹450.50', '30 mins', 'Active'])
      await row.getByText(part).first().waitFor();
    assert.match((await row.locator('img').first().getAttribute('src')) ?? '', /\/api\/uploads\/pictures\//);
    await press(page, row.getByRole('button', { name: `Edit ${name}` }));
    const editing = page.getByRole('dialog', { name: 'Edit Service' });
    await holds(editing.getByLabel('Service name'), name);
    await tabTo(page, editing.getByLabel('Price'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('475');
    await choose(page, editing.getByRole('combobox', { name: 'Status' }), 'I');
    await press(page, editing.getByRole('button', { name: 'Save Changes' }));
    await toast(page, 'Service updated successfully');
    await editing.waitFor({ state: 'detached' });
    for (const part of ['₹475.00', 'Inactive']) await row.getByText(part).first().waitFor();
    await keepPicture(page, 'salon-22-service');

    await press(page, row.getByRole('button', { name: `Delete ${name}` }));
    const deleting = page.getByRole('dialog', { name: 'Delete Service' });
    await deleting.getByText(`Are you sure you want to delete the service "${name}"?`).waitFor();
    await deleting.getByText('This action cannot be undone.').waitFor();
    await assertFit(page, 'deleting a service');
    await keepPicture(page, 'salon-23-delete');
    await press(page, deleting.getByRole('button', { name: 'Delete' }));
    await toast(page, 'Service deleted successfully');
    await page.getByText('No services found.').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("an admin fills a salon's catalogue from a file and from the central one", async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, ADMIN);
    const listed = await ask(`${site.url}/api/public/salons?limit=2`);
    const salon: { readonly id: string; readonly name: string } = JSON.parse(listed.text).salons[0];
    await page.goto('/salon/services');
    await page.getByText('Choose the salon whose services you keep.').waitFor();
    await type(page, page.getByRole('searchbox', { name: 'Search salons' }), salon.name);
    await page.waitForURL(/q=/);
    // It was in the list before too, but now it is the only one.
    const salons = page.locator('main a[href^="/salon/services?salon="]');
    await until('one salon is found', async () => (await salons.count()) === 1);
    await assertFit(page, 'the choice of a salon');
    await keepPicture(page, 'salon-24-choice');
    await press(page, page.getByRole('link', { name: salon.name }));
    await page.waitForURL((url) => url.searchParams.get('salon') === salon.id);

    await press(page, page.getByRole('button', { name: 'Bulk Import' }));
    const panel = page.getByRole('region', { name: 'Bulk Import' });
    const first = panel.getByRole('button', { name: 'Choose a file' });
    await giveFile(page, first, {
      name: 'list.json',
      mimeType: 'application/json',
      buffer: Buffer.from('[{"name": '),
    });
    await panel.getByText('Invalid JSON file').waitFor();
    const good = { name: `Ubtan ${RUN}`, category: 'Skin Care', price: 800, duration: 40 };
    const bad = { name: `Gua Sha ${RUN}`, category: 'Skin Care', price: 'much', duration: 40 };
    await giveFile(page, first, {
      name: 'list.json',
      mimeType: 'application/json',
      buffer: json([{ services: [good, bad] }]),
    });
    await panel.getByText(/^One service has to be corrected first/).waitFor();
    await panel.getByRole('button', { name: '1 to correct', pressed: true }).waitFor();
    await rowOf(page, bad.name)
      .getByText(/^Price/)
      .first()
      .waitFor();
    assert.equal(await panel.getByRole('button', { name: /^Import \d/ }).count(), 0);
    await assertFit(page, 'rows that are refused');
    await keepPicture(page, 'salon-25-refused');

    await press(page, panel.getByRole('button', { name: 'Choose another file' }));
    const mended = json([{ category: 'Skin Care', services: [good, { ...bad, price: 650 }] }]);
    await giveFile(page, first, { name: 'list.json', mimeType: 'application/json', buffer: mended });
    await panel.getByRole('button', { name: '2 new' }).waitFor();
    await keepPicture(page, 'salon-26-dry-run');
    await press(page, panel.getByRole('button', { name: 'Import 2 services' }));
    await panel.getByText(/2 new, 0 changed/).waitFor();
    await press(page, panel.getByRole('button', { name: 'Done' }));
    await searchFor(page, RUN);
    await rowOf(page, bad.name).getByText('₹650.00').waitFor();

    await press(page, page.getByRole('button', { name: 'Copy from catalogue' }));
    const copying = page.getByRole('dialog', { name: 'Copy from catalogue' });
    await copying.getByLabel('Search the catalogue').waitFor();
    const free = copying.getByRole('listitem').getByRole('checkbox', { checked: false, disabled: false });
    await press(page, free, 'Space');
    const price = copying.getByLabel(/^Price of /);
    await tabTo(page, price);
    const copied = /^Price of (.*)/.exec((await price.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1234');
    await assertFit(page, 'the central catalogue');
    await keepPicture(page, 'salon-27-copy');
    await press(page, copying.getByRole('button', { name: 'Copy 1 service' }));
    await toast(page, 'Service added successfully');
    await searchFor(page, copied);
    await rowOf(page, copied).getByText('₹1,234.00').first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
});
