import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { ADMIN } from '../../accounts.ts';
import { openAccount } from '../../admin/as-admin.ts';
import { assertFit, DESKTOP, keepPicture } from '../../browser.ts';
import { holds } from '../../holds.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = DESKTOP;

/** Distinguishes this run's data from an earlier run's. */
const RUN = Date.now().toString(36);

/** An owner without a salon, who may get one. */
const openOwner = async (url: string): Promise<string> => {
  const name = `Gita ${RUN}`;
  await openAccount(url, { name, email: `gita.${RUN}@people.example`, role: 'salon' });
  return name;
};

const searchFor = async (page: Page, text: string) => {
  const box = page.getByRole('searchbox', { name: 'Search salons' });
  await tabTo(page, box);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await page.waitForURL((url) => url.searchParams.get('q') === text);
  await page
    .getByRole('status')
    .filter({ hasText: `for "${text}"` })
    .waitFor();
};
const toast = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
/** A row holds some words twice: below the name for a card, in a column for a table; one of them is shown. */
const shown = (row: Locator, words: string): Promise<void> =>
  row.getByText(words).filter({ visible: true }).first().waitFor();
const act = async (page: Page, name: string, words: string) => {
  await press(page, page.getByRole('button', { name: `Actions: ${name}` }));
  const item = page.getByRole('menuitem', { name: words });
  await item.waitFor();
  for (let step = 0; step < 3 && !(await item.evaluate((own) => own === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

journeys("an admin's salons, by keyboard alone", {}, (running) => {
  test('salons are counted, found, sorted, looked at and exported', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, ADMIN);
    await page.goto('/admin/salons?sort=rating_desc');
    await page.getByRole('heading', { level: 1, name: 'Salons' }).waitFor();
    await page.getByText('Page 1 of ').waitFor();
    await keepPicture(page, 'admin-salons-1-table');
    await press(page, page.getByRole('link', { name: /Active Salons: show them/ }));
    await page.waitForURL('**/admin/salons?status=active');
    await press(page, page.getByRole('button', { name: 'Cards', exact: true }));
    await page.getByRole('list', { name: 'Salons', exact: true }).waitFor();
    await page.waitForURL(/view=cards/);
    await assertFit(page, 'salons as cards');
    await keepPicture(page, 'admin-salons-2-cards');
    await searchFor(page, 'no salon of this name');
    await page.getByText('No salons found.').waitFor();
    await assertFit(page, 'no salons');
    await press(page, page.getByRole('button', { name: 'Clear filters' }).last());
    await page.getByRole('list', { name: 'Salons', exact: true }).waitFor();
    const saved = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: 'Export CSV' }));
    assert.match((await saved).suggestedFilename(), /\.csv$/);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a salon is created in five steps, changed, hidden, given a plan and deleted', async () => {
    const { site, browser } = running();
    const name = `Neem House ${RUN}`;
    const owner = await openOwner(site.url);
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, ADMIN);
    await page.goto('/admin/salons');
    await press(page, page.getByRole('button', { name: 'Add Salon' }));
    const dialog = page.getByRole('dialog', { name: 'Add Salon' });
    const next = dialog.getByRole('button', { name: 'Next' });
    const step = (words: string) => dialog.getByRole('group', { name: words, exact: true }).waitFor();
    await dialog.getByText(/^To go on, choose an owner/).waitFor();
    assert.equal(await next.isDisabled(), true);
    await type(page, dialog.getByRole('combobox', { name: 'Owner' }), owner);
    await dialog.getByRole('option', { name: owner }).waitFor();
    await assertFit(page, 'the owners to choose from');
    await page.keyboard.press('Enter');
    await holds(dialog.getByRole('combobox', { name: 'Owner' }), owner);
    await type(page, dialog.getByLabel('Salon name'), name);
    await type(page, dialog.getByLabel('Email'), 'hello@neem.test');
    await type(page, dialog.getByLabel('Contact number'), '040 5550 1200');
    await page.keyboard.press('Escape');
    await press(page, page.getByRole('button', { name: 'Keep editing' }));
    await assertFit(page, 'basic info');
    await keepPicture(page, 'admin-salons-3-basic');
    await press(page, next);

    await step('Step 2 of 5: Address');
    assert.equal(await dialog.getByRole('textbox', { name: 'Country' }).isDisabled(), true);
    await dialog.getByText('Please enter both latitude and longitude').waitFor();
    await type(page, dialog.getByLabel('Latitude'), '17.4401');
    await type(page, dialog.getByLabel('Longitude'), '78.3489');
    await press(page, dialog.getByRole('button', { name: 'Fetch address from coordinates' }));
    await toast(page, 'Area and sublocality details fetched successfully');
    await assertFit(page, 'the address');
    await keepPicture(page, 'admin-salons-4-address');
    await press(page, next);

    await step('Step 3 of 5: Images and Specialties');
    await type(page, dialog.getByLabel('Add a specialty'), '  Bridal  ');
    await page.keyboard.press('Enter');
    const specialties = dialog.getByRole('list', { name: 'Specialties', exact: true });
    await specialties.getByText('Bridal', { exact: true }).waitFor();
    const chosen = page.waitForEvent('filechooser');
    await press(page, dialog.getByRole('button', { name: 'Choose a picture: Cover' }));
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
    await (await chosen).setFiles([{ name: 'cover.png', mimeType: 'image/png', buffer }]);
    await press(page, dialog.getByRole('button', { name: 'Use this picture' }));
    await dialog.getByRole('button', { name: 'Replace: Cover' }).waitFor();
    await assertFit(page, 'images and specialties');
    await keepPicture(page, 'admin-salons-5-images');
    await press(page, next);

    await step('Step 4 of 5: Hours and Plan');
    await holds(dialog.getByLabel('Sunday, from'), '09:00');
    await press(page, dialog.getByRole('checkbox', { name: 'Create a subscription' }), 'Space');
    await dialog.getByRole('radio', { name: /Monthly.*Best Value/, checked: true }).waitFor();
    await assertFit(page, 'hours and plan');
    await keepPicture(page, 'admin-salons-6-hours');
    await press(page, next);

    await step('Step 5 of 5: Owner Info');
    await type(page, dialog.getByLabel("Owner's name"), 'Asha');
    await assertFit(page, 'owner info');
    await keepPicture(page, 'admin-salons-7-owner');
    await press(page, dialog.getByRole('button', { name: 'Create Salon' }));
    await toast(page, 'Salon created successfully');
    await toast(page, 'Subscription created successfully');
    await dialog.waitFor({ state: 'detached' });

    await searchFor(page, name);
    const row = rowOf(page, name);
    for (const words of [owner, 'Monthly, awaits mandate', 'Active']) await shown(row, words);
    await press(page, page.getByRole('button', { name: `Edit ${name}` }));
    const editing = page.getByRole('dialog', { name: `Edit ${name}` });
    await type(page, editing.getByLabel('Description'), 'Neem and quiet.');
    await press(page, editing.getByRole('button', { name: 'Save Changes' }));
    await toast(page, 'Salon updated successfully');
    await editing.waitFor({ state: 'detached' });

    await act(page, name, 'Deactivate');
    await shown(row, 'Pending');
    await press(page, page.getByRole('button', { name: 'Undo' }));
    await shown(row, 'Active');

    await act(page, name, 'Subscription');
    const plan = page.getByRole('dialog', { name: 'Subscription' });
    await press(page, plan.getByRole('button', { name: 'Cancel Subscription' }));
    await assertFit(page, 'cancelling a plan');
    await keepPicture(page, 'admin-salons-8-plan');
    await press(page, plan.getByRole('button', { name: 'Yes, cancel it' }));
    await toast(page, 'Subscription cancelled successfully');
    await row.getByText('None', { exact: true }).waitFor();

    await act(page, name, 'Delete');
    const leaving = page.getByRole('dialog', { name: `Delete ${name}` });
    await leaving.getByText('Are you sure you want to delete this salon?').waitFor();
    await leaving.getByText('No future bookings: nobody is cancelled.').waitFor();
    await type(page, leaving.getByLabel('Name of the salon'), name);
    await assertFit(page, 'what deleting does');
    await keepPicture(page, 'admin-salons-9-delete');
    await press(page, leaving.getByRole('button', { name: 'Delete', exact: true }));
    await toast(page, 'Salon deleted successfully');
    await page.getByText('No salons found.').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
});
