import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, tokenOf } from '../../accounts.ts';
import { ask } from '../../ask.ts';
import { assertFit, keepPicture, PHONE } from '../../browser.ts';
import { holds } from '../../holds.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { choose } from '../../salon/choose.ts';
import { asOwner } from '../../salon/owner.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = PHONE;

/** Distinguishes this run's data from an earlier run's. */
const RUN = Date.now().toString(36);

const giveFile = async (page: Page, button: Locator, name: string, mimeType: string, buffer: Buffer) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, button)]);
  await chooser.setFiles([{ name, mimeType, buffer }]);
};
const rewrite = async (page: Page, field: Locator, text: string) => {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
const toast = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();

/** The demo owner's copy of a central service, by its name; it must exist. */
const copyOf = async (url: string, name: string) => {
  const { data } = await asOwner(url, 'GET', `/api/salon/services?q=${encodeURIComponent(name)}`);
  assert.equal(data.length, 1);
  return data[0];
};
/** Copies the central service with this name to the demo owner's salon. */
const copy = async (url: string, name: string): Promise<void> => {
  const token = await tokenOf(url, ADMIN);
  const path = `${url}/api/admin/services?q=${encodeURIComponent(name)}`;
  const { text } = await ask(path, { headers: { authorization: `Bearer ${token}` } });
  const [{ id, category, price, duration, description, specializations }] = JSON.parse(text).services;
  await asOwner(url, 'POST', '/api/salon/services/bulk-import', [
    { centralServiceId: id, name, category, price, duration, description, specializations },
  ]);
};

journeys('the central catalogue, by keyboard alone', {}, (running) => {
  test('a service is added, copied, changed with its copy, and deleted', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, ADMIN);
    const name = `Kansa Bowl ${RUN}`;
    await page.goto('/admin/services');
    await page.getByRole('heading', { level: 1, name: 'Services Management' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Hair Care' }).waitFor();
    await keepPicture(page, 'admin-30-services');

    await press(page, page.getByRole('button', { name: 'Add New Service' }));
    const adding = page.getByRole('dialog', { name: 'Add New Service' });
    await press(page, adding.getByRole('button', { name: 'Add Service' }));
    await adding.getByText('Please fill in all required fields').first().waitFor();
    await adding.getByText('At least one specialization is required').waitFor();
    await type(page, adding.getByLabel('Service name'), name);
    await choose(page, adding.getByRole('combobox', { name: 'Category' }), 'N');
    await type(page, adding.getByLabel('Price'), '450.50');
    await type(page, adding.getByLabel('Specializations').first(), 'Feet');
    await page.keyboard.press('Enter');
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } });
    const choosing = adding.getByRole('button', { name: 'Choose a picture: Picture' });
    await giveFile(page, choosing, 'bowl.png', 'image/png', picture);
    await press(page, adding.getByRole('button', { name: 'Use this picture' }));
    await toast(page, 'Service image uploaded successfully');
    await adding.getByRole('button', { name: 'Replace: Picture' }).waitFor();
    await assertFit(page, 'a new central service');
    await keepPicture(page, 'admin-31-new-service');
    await press(page, adding.getByRole('button', { name: 'Add Service' }));
    await toast(page, 'Service created successfully');
    await adding.waitFor({ state: 'detached' });

    await copy(site.url, name);
    assert.match((await copyOf(site.url, name)).image.publicId, /^central_services\//);
    await page.goto(`/admin/services?q=${encodeURIComponent(name)}`);
    const row = rowOf(page, name);
    for (const part of ['₹450.50', '30 mins', 'Feet', 'Active']) await row.getByText(part).first().waitFor();
    await press(page, row.getByRole('button', { name: `Edit ${name}` }));
    const editing = page.getByRole('dialog', { name: 'Edit Service' });
    await holds(editing.getByLabel('Service name'), name);
    await rewrite(page, editing.getByLabel('Price'), '475');
    await press(page, editing.getByRole('button', { name: 'Save Changes' }));
    const asking = page.getByRole('dialog', { name: 'Copies at salons' });
    await asking.getByText(/Of 1 copy at 1 salon, 1 copy at 1 salon would follow/).waitFor();
    await assertFit(page, 'what becomes of copies');
    await keepPicture(page, 'admin-32-copies');
    await press(page, asking.getByRole('button', { name: 'Save, 1 copy follows' }));
    await toast(page, 'Service updated successfully');
    await asking.waitFor({ state: 'detached' });
    await row.getByText('₹475.00').first().waitFor();
    assert.equal((await copyOf(site.url, name)).price, 475);

    await press(page, row.getByRole('button', { name: `Delete ${name}` }));
    const deleting = page.getByRole('dialog', { name: 'Delete Service' });
    await deleting.getByText(`Are you sure you want to delete the service "${name}"?`).waitFor();
    await press(
      page,
      deleting.getByRole('checkbox', { name: /Also set 1 copy at 1 salon to Inactive/ }),
      ' ',
    );
    await assertFit(page, 'deleting a central service');
    await keepPicture(page, 'admin-33-delete');
    await press(page, deleting.getByRole('button', { name: 'Delete' }));
    await toast(page, 'Service deleted successfully');
    await page.getByText('No services found.').waitFor();
    assert.equal((await copyOf(site.url, name)).status, 'Inactive');

    await press(page, page.getByRole('button', { name: 'Bulk Import' }));
    const panel = page.getByRole('region', { name: 'Bulk Import' });
    const rows = [
      { category: 'Massage', services: [{ name: `${name} 2`, price: 900, specializations: ['Feet'] }] },
      { name: 'Without a price', category: 'Hair' },
    ];
    const file = (value: unknown) => Buffer.from(JSON.stringify(value));
    const chooseFile = panel.getByRole('button', { name: 'Choose a file' });
    await giveFile(page, chooseFile, 'a.json', 'application/json', file(rows));
    await panel.getByText('Price is required').waitFor();
    await assertFit(page, 'an import with a wrong row');
    await keepPicture(page, 'admin-34-import');
    await press(page, panel.getByRole('button', { name: 'Choose another file' }));
    await giveFile(page, chooseFile, 'a.json', 'application/json', file(rows.slice(0, 1)));
    await press(page, panel.getByRole('button', { name: 'Import 1 service' }));
    await panel.getByText('1 service imported: 1 new, 0 changed.').waitFor();
    await rowOf(page, `${name} 2`).getByText('₹900.00').first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
});
