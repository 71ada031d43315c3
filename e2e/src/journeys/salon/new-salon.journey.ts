import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDepth } from '@sundara/contracts/testing';
import type { Page } from 'playwright-core';
import { ADMIN } from '../../accounts.ts';
import { assertFit, keepPicture, PHONE, screensOf, visit } from '../../browser.ts';
import { linkMailedTo } from '../../customer/mails.ts';
import { signInDialog } from '../../customer/signed-in.ts';
import { giveFile } from '../../give-file.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';
import { applyThere } from '../../salon/applicant.ts';
import { choose } from '../../salon/choose.ts';
import { until } from '../../until.ts';
import { visitAsDemo } from '../../visit-as.ts';

const PASSWORD = 'seven-brass-bells';

const toGoLive = (page: Page) => page.getByRole('region', { name: 'Before customers see your salon' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Account Settings' });

/** Saves the settings, which are open at the hours, and closes them. */
const saveSettings = async (page: Page): Promise<void> => {
  const isSaved = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/salon/profile') && reply.request().method() === 'PATCH',
  );
  await press(page, settings(page).getByRole('button', { name: 'Save Changes' }));
  await isSaved;
  await until('the settings are closed', async () => {
    if ((await settings(page).count()) === 0) return true;
    await page.keyboard.press('Escape');
    return false;
  });
};

journeys('a new salon, by keyboard alone', {}, (running) => {
  for (const screen of screensOf(testDepth(), PHONE))
    test(`on a ${screen.name} its owner applies, is invited, completes it, and a visitor finds it`, async () => {
      const { site, browser } = running();
      const salon = `Neem Court ${crypto.randomUUID().slice(0, 8)}`;
      const email = `asha-${crypto.randomUUID()}@applicants.example`;

      const owner = await visit(browser, screen, site.url);
      const { page } = owner;
      await page.goto('/about');
      await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'List your business' }));
      await page.getByRole('heading', { level: 1, name: 'List your business' }).waitFor();
      await press(page, page.getByRole('button', { name: 'Apply' }));
      await page.getByText('Locality is required').waitFor();
      await assertFit(page, 'an application with errors');
      await applyThere(page, { salon, email });
      await assertFit(page, 'an application that was sent');
      await keepPicture(page, `new-salon-1-applied-${screen.name}`);

      const admin = await visitAsDemo(browser, screen, site.url, ADMIN);
      await admin.page.goto('/admin/applications');
      await press(admin.page, admin.page.getByRole('button', { name: `Decide on ${salon}` }));
      const sheet = admin.page.getByRole('dialog', { name: salon });
      await sheet.getByText(email).waitFor();
      await assertFit(admin.page, 'an application');
      await keepPicture(admin.page, `new-salon-2-decide-${screen.name}`);
      await press(admin.page, sheet.getByRole('button', { name: 'Approve' }));
      await admin.page.getByText('Approved. The owner gets a mail.').first().waitFor();
      await sheet.waitFor({ state: 'detached' });
      await assertFit(admin.page, 'applications');
      assert.deepEqual(admin.faults, []);
      await admin.context.close();

      await page.goto(await linkMailedTo(site.url, { email }, /set your password/, '/reset-password/'));
      await type(page, page.getByLabel(/^New Password/), PASSWORD);
      await page.keyboard.press('Enter');
      const signIn = signInDialog(page);
      await type(page, signIn.getByLabel('Email Address'), email);
      await type(page, signIn.getByLabel(/^Password/), PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/salon/dashboard');
      await toGoLive(page).waitFor();
      await assertFit(page, 'what is missing');
      await keepPicture(page, `new-salon-3-missing-${screen.name}`);
      await press(page, toGoLive(page).getByRole('link', { name: 'Set your hours' }));
      await press(page, settings(page).getByRole('checkbox', { name: 'Monday, open' }), 'Space');
      await press(page, settings(page).getByRole('button', { name: 'Copy to all days the hours of Monday' }));
      await saveSettings(page);
      await toGoLive(page).getByText('Opening hours: done').waitFor();

      await press(page, toGoLive(page).getByRole('link', { name: 'Add a picture' }));
      await giveFile(page, settings(page).getByRole('button', { name: 'Choose a picture: Cover' }), {
        ...{ name: 'room.png', mimeType: 'image/png' },
        buffer: await page.screenshot(),
      });
      await press(page, settings(page).getByRole('button', { name: 'Use this picture' }));
      await settings(page).getByRole('button', { name: 'Replace: Cover' }).waitFor();
      await press(page, settings(page).getByRole('button', { name: 'Hours' }));
      await saveSettings(page);
      await toGoLive(page).getByText('A picture of your salon: done').waitFor();

      await press(page, toGoLive(page).getByRole('link', { name: 'Add a service' }));
      await press(page, page.getByRole('button', { name: 'Add New Service' }).first());
      const adding = page.getByRole('dialog', { name: 'Add New Service' });
      await type(page, adding.getByLabel('Service name'), 'Head Massage');
      await choose(page, adding.getByRole('combobox', { name: 'Category' }), 'M');
      await type(page, adding.getByLabel('Price'), '600');
      await press(page, adding.getByRole('button', { name: 'Add Service' }));
      await page.getByText('Service added successfully').first().waitFor();
      await page.goto('/salon/dashboard');
      await page.getByRole('heading', { name: 'Today' }).waitFor();
      await toGoLive(page).waitFor({ state: 'detached' });
      await page.getByText('New Customer').first().waitFor();
      assert.equal(await toGoLive(page).count(), 0);
      assert.deepEqual(owner.faults, []);
      await owner.context.close();

      const visitor = await visit(browser, screen, site.url);
      await visitor.page.goto(`/salons?q=${encodeURIComponent(salon)}`);
      await press(visitor.page, visitor.page.getByRole('link', { name: new RegExp(salon) }));
      await visitor.page.getByRole('heading', { level: 1, name: salon }).waitFor();
      await visitor.page.getByText('Head Massage').first().waitFor();
      await assertFit(visitor.page, 'the new salon');
      await keepPicture(visitor.page, `new-salon-4-live-${screen.name}`);
      assert.deepEqual(visitor.faults, []);
      await visitor.context.close();
    });
});
