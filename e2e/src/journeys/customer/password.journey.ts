import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerCustomer } from '../../booking/customer.ts';
import { assertFit, keepPicture, PHONE, visit } from '../../browser.ts';
import { linkMailedTo } from '../../customer/mails.ts';
import { signInDialog } from '../../customer/signed-in.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';

const screen = PHONE;

const NEW_PASSWORD = 'seven-brass-bells';

journeys('a forgotten password, by keyboard alone', {}, (running) => {
  test('a mailed link sets a new one, once, and the old one opens nothing', async () => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url, 'Meera Nair');
    const { page, context, faults } = await visit(browser, screen, site.url);
    await page.goto('/login');
    await press(page, signInDialog(page).getByRole('link', { name: 'Forgot password?' }));

    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    await keepPicture(page, 'password-1-forgot');
    await press(page, page.getByRole('button', { name: 'Send Reset Link' }));
    await page.getByText('Email is required').waitFor();
    await type(page, page.getByLabel('Email Address'), customer.email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
    await assertFit(page, 'check your e-mail');
    await keepPicture(page, 'password-2-sent');

    const link = await linkMailedTo(site.url, customer, /password/i, '/reset-password/');
    await page.goto(link);
    const field = page.getByLabel(/^New Password/);
    await type(page, field, 'password1');
    await page.keyboard.press('Enter');
    await page
      .getByText(/among the most common ones/)
      .first()
      .waitFor();
    await assertFit(page, 'reset password');
    await keepPicture(page, 'password-3-reset');
    await field.fill('');
    await type(page, field, NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Password reset successful! Please log in.').first().waitFor();

    const dialog = signInDialog(page);
    await type(page, dialog.getByLabel('Email Address'), customer.email);
    await type(page, dialog.getByLabel(/^Password/), customer.password);
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').filter({ hasText: 'not right' }).waitFor();
    await dialog.getByLabel(/^Password/).fill('');
    await type(page, dialog.getByLabel(/^Password/), NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Welcome back, Meera Nair!').waitFor();

    await page.goto(link);
    await type(page, field, 'eight-brass-bells');
    await page.keyboard.press('Enter');
    await page.getByText(/was used before, is older than 30 minutes, or a newer one was sent/).waitFor();
    await page.getByRole('link', { name: 'Ask for another link' }).waitFor();
    assert.deepEqual(
      faults.filter((fault) => !/status of 4\d\d/.test(fault)),
      [],
    );
    await context.close();
  });
});
