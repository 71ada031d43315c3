import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, OWNER } from '../../accounts.ts';
import { asAdmin, openAccount } from '../../admin/as-admin.ts';
import { assertFit, DESKTOP, keepPicture, PHONE } from '../../browser.ts';
import { signedIn, signInDialog, signInThere } from '../../customer/signed-in.ts';
import { holds } from '../../holds.ts';
import { inFilters } from '../../in-filters.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { pick } from '../../pick.ts';
import { ownSalon } from '../../salon/owner.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = DESKTOP;

/** Distinguishes this run's data from an earlier run's. */
const RUN = Date.now().toString(36);
const PASSWORD = 'marigold-lamp-42';
const figure = new Intl.NumberFormat('en-IN');

const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const rowOf = (page: Page, email: string): Locator => page.getByRole('row').filter({ hasText: email });
const first = (page: Page, name: string): Promise<void> =>
  rows(page).first().filter({ hasText: name }).waitFor();
const toast = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();
const status = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();
const rewrite = async (page: Page, field: Locator, text: string) => {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
const searchFor = async (page: Page, text: string) => {
  await rewrite(page, page.getByRole('searchbox', { name: 'Search users' }), text);
  await page.waitForURL((url) => url.searchParams.get('q') === text);
};

/** Creates eleven accounts that one search finds; the salon owner is the last by name. */
const openEleven = async (url: string, word: string): Promise<void> => {
  for (let n = 1; n <= 11; n += 1) {
    const number = `${n}`.padStart(2, '0');
    const email = `person.${number}.${word.toLowerCase()}@people.example`;
    await openAccount(url, {
      name: `Person ${number} ${word}`,
      email,
      role: n === 11 ? 'salon' : 'customer',
    });
  }
};

journeys("an admin's users, by keyboard alone", {}, (running) => {
  test('users are counted, found, sorted, paged and exported', async () => {
    const { site, browser } = running();
    const word = `crowd${RUN}`;
    await openEleven(site.url, word);
    const { counts } = await asAdmin(site.url, 'GET', '/api/admin/users');
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, ADMIN);
    await page.goto('/admin/users');
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await first(page, `Person 11 ${word}`);
    for (const [label, count] of [
      ['Total Users', counts.total],
      ['Customers', counts.customers],
      ['Salon Owners', counts.salonOwners],
    ] as const)
      await page.getByRole('link', { name: `${figure.format(count)} ${label}: show them` }).waitFor();
    assert.equal(await rows(page).count(), 10);
    await keepPicture(page, 'admin-users-1-list');

    await press(page, page.getByRole('link', { name: /Salon Owners: show them$/ }));
    await page.waitForURL('**/admin/users?role=salon');
    await rows(page).filter({ hasText: 'Customer' }).first().waitFor({ state: 'detached' });
    await first(page, `Person 11 ${word}`);
    await press(page, page.getByRole('button', { name: 'Clear filters' }));
    await page.waitForURL((url) => url.search === '');
    await searchFor(page, word);
    await status(page, '11 users');
    await status(page, 'Page 1 of 2');

    const sorted = (sort: string) => page.waitForURL((url) => url.searchParams.get('sort') === sort);
    const byName = async (sort: 'name_asc' | 'name_desc') => {
      await press(page, page.getByRole('columnheader', { name: 'Name' }).getByRole('button'));
      await sorted(sort);
    };
    await byName('name_asc');
    await first(page, `Person 01 ${word}`);
    await byName('name_desc');
    await first(page, `Person 11 ${word}`);
    const header = page.locator('[role=columnheader][aria-sort=descending]');
    await header.filter({ hasText: 'Name' }).waitFor({ state: 'attached' });
    await page.reload();
    await first(page, `Person 11 ${word}`);
    await header.filter({ hasText: 'Name' }).waitFor({ state: 'attached' });
    await holds(page.getByRole('searchbox', { name: 'Search users' }), word);

    await press(page, page.getByRole('button', { name: 'Next' }));
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    await first(page, `Person 01 ${word}`);
    await status(page, 'Page 2 of 2');
    await keepPicture(page, 'admin-users-2-last-page');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page, page.getByRole('button', { name: 'Export CSV' })),
    ]);
    assert.match(file.suggestedFilename(), /^sundara-users-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    assert.equal(head, 'Name,E-mail,Phone,Role,Status,Salon,Joined');
    assert.equal(lines.length, 11);
    const eleventh = `Person 11 ${word},person.11.${word}@people.example,,Salon Owner,Active,,`;
    assert(lines[0]?.startsWith(eleventh), lines[0]);

    await searchFor(page, 'nobody is called so');
    await page.getByText('No users found.').waitFor();
    await assertFit(page, 'no users');
    await keepPicture(page, 'admin-users-3-none');
    await press(page, page.getByRole('button', { name: 'Show all users' }));
    await page.waitForURL((url) => !url.searchParams.has('q'));
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('on a phone, where cards have no headers to press, users are put in order by a field', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, PHONE, site.url, ADMIN);
    await page.goto('/admin/users?q=demo.test');
    for (const [sort, words] of [
      ['name_asc', 'Name, A to Z'],
      ['name_desc', 'Name, Z to A'],
    ] as const) {
      await inFilters(page, (sheet) => pick(page, sheet.getByRole('combobox', { name: 'Order' }), words));
      await page.waitForURL((url) => url.searchParams.get('sort') === sort);
      await page.locator('[role=table][aria-busy=false]').waitFor();
      const { users } = await asAdmin(site.url, 'GET', `/api/admin/users?q=demo.test&sort=${sort}`);
      await first(page, users[0].email);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('an account is opened, changed, signed out, disabled and deleted', async () => {
    const { site, browser } = running();
    const email = `lata.${RUN}@people.example`;
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, ADMIN);
    await page.goto('/admin/users');
    const act = (words: string) => page.getByRole('button', { name: new RegExp(`^${words}: .*, ${email}$`) });
    await press(page, page.getByRole('button', { name: 'Add User' }));
    const adding = page.getByRole('dialog', { name: 'Add User' });
    await press(page, adding.getByLabel(/^Name/));
    await adding.getByText('Please fill in all required fields').waitFor();
    await assertFit(page, 'a new account in which all is missing');
    await keepPicture(page, 'admin-users-4-missing');
    await type(page, adding.getByLabel(/^Name/), 'Lata Devi');
    await type(page, adding.getByLabel(/^Email/), email);
    await type(page, adding.getByLabel('Phone'), '98480 12345');
    await type(page, adding.getByLabel(/^Password/), PASSWORD);
    await assertFit(page, 'a new account');
    await page.keyboard.press('Enter');
    await toast(page, 'User created successfully');
    await adding.waitFor({ state: 'detached' });

    await searchFor(page, email);
    const row = rowOf(page, email);
    for (const words of ['Lata Devi', 'Customer', 'Active'])
      await row.getByText(words).filter({ visible: true }).first().waitFor();
    await press(page, act('Edit'));
    const editing = page.getByRole('dialog', { name: 'Edit User' });
    await holds(editing.getByLabel(/^Name/), 'Lata Devi');
    await rewrite(page, editing.getByLabel(/^Name/), 'Lata Rao');
    await assertFit(page, 'an account in the writing');
    await keepPicture(page, 'admin-users-5-edit');
    await page.keyboard.press('Enter');
    await toast(page, 'User updated successfully');
    await editing.waitFor({ state: 'detached' });
    await row.getByText('Lata Rao').waitFor();

    const lata = { email, password: PASSWORD };
    const own = await signedIn(browser, screen, site.url, lata);
    await own.page.goto('/profile');
    await own.page.getByRole('button', { name: 'Update Profile' }).waitFor();
    await press(page, act('Sessions'));
    const sessions = page.getByRole('dialog', { name: 'Sessions' });
    await sessions.getByRole('heading', { name: '1 device' }).waitFor();
    await assertFit(page, 'where an account is signed in');
    await keepPicture(page, 'admin-users-6-sessions');
    await press(page, sessions.getByRole('button', { name: /^Sign out: / }));
    await sessions.getByText('Signed in nowhere at the moment.').waitFor();
    await page.keyboard.press('Escape');
    await sessions.waitFor({ state: 'detached' });
    // That browser sends a request, and has to sign in.
    await press(own.page, own.page.getByRole('button', { name: 'Update Profile' }));
    await signInDialog(own.page).getByText('Your session has ended. Please sign in again.').waitFor();

    await press(page, act('Disable'));
    const disabling = page.getByRole('dialog', { name: 'Disable User' });
    await disabling.getByText('The account has no visits ahead.').waitFor();
    await assertFit(page, 'what disabling an account does');
    await press(page, disabling.getByRole('button', { name: 'Disable', exact: true }));
    await page.getByText('Lata Rao is disabled and signed out everywhere.').waitFor();
    await row.getByText('Disabled').waitFor();
    await act('Enable').waitFor();
    await signInThere(own.page, lata);
    await signInDialog(own.page).getByText('This account is disabled.').waitFor();
    await keepPicture(page, 'admin-users-7-disabled');
    await own.context.close();
    await press(page, act('Enable'));
    await row.getByText('Active').waitFor();

    await press(page, act('Delete'));
    const deleting = page.getByRole('dialog', { name: 'Delete User' });
    await deleting.getByText(`Are you sure you want to delete Lata Rao (${email})?`).waitFor();
    await deleting.getByText('There are no visits ahead.').waitFor();
    await assertFit(page, 'what deleting an account does');
    await keepPicture(page, 'admin-users-8-delete');
    await press(page, deleting.getByRole('button', { name: 'Delete', exact: true }));
    await toast(page, 'User deleted successfully');
    await page.getByText('No users found.').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("nobody ends their own account, and a salon's owner stays", async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, ADMIN);
    await page.goto(`/admin/users?q=${encodeURIComponent(ADMIN)}`);
    const row = rowOf(page, ADMIN);
    await row.getByText('Your own account').waitFor();
    const acts = await row.getByRole('button').evaluateAll((all) => all.map((each) => each.ariaLabel));
    const own = `Sundara Admin, ${ADMIN}`;
    assert.deepEqual(acts, [`Edit: ${own}`, `Sessions: ${own}`]);
    await press(page, row.getByRole('button', { name: /^Edit: / }));
    const editing = page.getByRole('dialog', { name: 'Edit User' });
    await editing.getByText('Nobody changes their own role: ask another admin.').waitFor();
    assert.equal(await editing.getByLabel('Role').isDisabled(), true);
    await assertFit(page, 'the own account');
    await keepPicture(page, 'admin-users-9-own');
    await page.keyboard.press('Escape');
    await editing.waitFor({ state: 'detached' });

    const { name } = await ownSalon(site.url);
    await searchFor(page, OWNER);
    await press(page, rowOf(page, OWNER).getByRole('button', { name: /^Delete: / }));
    const deleting = page.getByRole('dialog', { name: 'Delete User' });
    await deleting.getByText(`This account owns the salon "${name}".`, { exact: false }).waitFor();
    assert.equal(await deleting.getByRole('button', { name: 'Delete', exact: true }).count(), 0);
    await assertFit(page, 'an account that owns a salon');
    await keepPicture(page, 'admin-users-10-owner');
    await press(page, deleting.getByRole('button', { name: 'Close' }).last());
    await deleting.waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
    await context.close();
  });
});
