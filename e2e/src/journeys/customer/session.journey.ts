import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { ask } from '../../ask.ts';
import { type Customer, registerCustomer } from '../../booking/customer.ts';
import { assertFit, DESKTOP, keepPicture } from '../../browser.ts';
import { signedIn, signInDialog } from '../../customer/signed-in.ts';
import { holds } from '../../holds.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';

const screen = DESKTOP;

/** Ends every session of the customer except the one of their registration, as 'Sign out everywhere else' does. */
const endOtherSessions = async (url: string, { token }: Customer): Promise<void> => {
  const answer = await ask(`${url}/api/auth/sessions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  assert.equal(answer.status, 200, answer.text);
};

/** Marks the document, so that a reload can be detected. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'drill', 'the same document'));
const assertMarked = async (page: Page) =>
  assert.equal(await page.evaluate(() => Reflect.get(window, 'drill')), 'the same document');

const ENDED = 'Your session has ended. Please sign in again.';

journeys('a session', {}, (running) => {
  const begin = async (name: string) => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url, name);
    return { site, customer, ...(await signedIn(browser, screen, site.url, customer)) };
  };

  test('logging out in one tab ends it in the others at once', async () => {
    const { page, context, faults } = await begin('Ishani Sen');
    await page.getByText('Welcome back, Ishani Sen!').waitFor();
    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByRole('button', { name: 'Update Profile' }).waitFor();
    await press(page, page.getByRole('button', { name: /^Account of/ }));
    await press(page, page.getByRole('banner').getByRole('button', { name: 'Logout' }));
    await page.getByText('Logged out successfully!').first().waitFor();
    await other.waitForURL((address) => address.pathname === '/');
    await other.getByRole('button', { name: 'Update Profile' }).waitFor({ state: 'detached' });
    assert.equal(await other.evaluate(() => localStorage.getItem('token')), null);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a session that ends in the middle of a form costs nothing but a sign-in', async () => {
    const { site, customer, page, context } = await begin('Kiran Bose');
    await page.goto('/profile');
    const field = page.getByLabel(/^(Full )?Name/);
    await field.waitFor();
    await mark(page);
    await field.fill('');
    await type(page, field, 'Kiran Bose Gupta');
    await endOtherSessions(site.url, customer);
    await press(page, page.getByRole('button', { name: 'Update Profile' }));

    const dialog = signInDialog(page);
    await dialog.getByText(ENDED).waitFor();
    await holds(dialog.getByLabel('Email Address'), customer.email);
    await assertFit(page, 'a session that has ended');
    await keepPicture(page, 'session-ended');
    await type(page, dialog.getByLabel(/^Password/), customer.password);
    await page.keyboard.press('Enter');
    await page.getByText('Profile updated successfully!').first().waitFor();
    await holds(field, 'Kiran Bose Gupta');
    await assertMarked(page);
    await page.reload();
    await field.waitFor();
    await holds(field, 'Kiran Bose Gupta');
    await context.close();
  });

  test('a token that is refused is exchanged without a word', async () => {
    const { page, context } = await begin('Maya Pillai');
    await page.goto('/profile');
    const field = page.getByLabel(/^(Full )?Name/);
    await field.fill('Maya Pillai Roy');
    const before = await page.evaluate(() => {
      const token = localStorage.getItem('token') ?? '';
      // Another signature: readable, but refused.
      localStorage.setItem('token', token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA'));
      return token;
    });
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await page.getByText('Profile updated successfully!').first().waitFor();
    assert.equal(await signInDialog(page).count(), 0);
    const after = await page.evaluate(() => localStorage.getItem('token'));
    assert(after && after !== before);
    await context.close();
  });

  test('a device is seen and signed out from another', async () => {
    const { customer, page, context } = await begin('Devika Shah');
    const { site, browser } = running();
    const second = await signedIn(browser, screen, site.url, customer);
    await page.goto('/profile?section=security');
    await page.getByText('This device').first().waitFor();
    await keepPicture(page, 'session-devices');
    const there = page.getByRole('button', { name: /^Sign out there/ });
    await press(page, there.first());
    await press(page, page.getByRole('button', { name: 'Sign out everywhere else' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }));
    await page.getByText('You are signed in nowhere else.').waitFor();
    await second.page.goto('/bookings');
    await signInDialog(second.page).waitFor();
    assert.equal(await second.page.evaluate(() => localStorage.getItem('token')), null);
    await page.goto('/dashboard');
    await page.getByText('Welcome back, Devika Shah!').waitFor();
    await context.close();
    await second.context.close();
  });
});
