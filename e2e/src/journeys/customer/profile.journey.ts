import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { answered } from '../../answered.ts';
import { bookVisit } from '../../booking/booked-visit.ts';
import { salonNamed } from '../../booking/booking-dialog.ts';
import { registerCustomer } from '../../booking/customer.ts';
import { assertFit, DESKTOP, keepPicture } from '../../browser.ts';
import { signedIn, signInDialog, signInThere } from '../../customer/signed-in.ts';
import { holds } from '../../holds.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';
import { paymentSandbox } from '../../payment-sandbox.ts';
import { until } from '../../until.ts';
import { visitAs } from '../../visit-as.ts';

const screen = DESKTOP;

journeys("a customer's profile, by keyboard alone", {}, (running) => {
  const begin = async (name: string) => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url, name);
    return { site, customer, ...(await visitAs(browser, screen, site.url, customer.token)) };
  };

  test("details, mails and favourites are one's own to change", async () => {
    const { site, page, context, faults } = await begin('Rhea Kapoor');
    await page.goto('/profile');
    assert.equal(await page.getByLabel('Email Address').isEditable(), false);
    const phone = page.getByLabel(/^Phone Number/);
    await phone.fill('');
    await type(page, phone, '098480 54321');
    const name = page.getByLabel(/^Full Name/);
    await name.fill('');
    await type(page, name, 'Rhea Kapoor Jain');
    await press(page, page.getByRole('button', { name: 'Update Profile' }));
    await page.getByText('Profile updated successfully!').first().waitFor();
    await holds(phone, '+91 98480 54321');
    await page.getByRole('button', { name: /Rhea Kapoor Jain/ }).waitFor();
    await press(page, page.getByRole('button', { name: 'Change picture' }));
    await page
      .getByText(/coming soon/i)
      .first()
      .waitFor();
    await keepPicture(page, 'profile-1-details');

    await page.goto('/profile?section=notifications');
    const offers = (checked: boolean) => page.getByRole('switch', { name: /^Offers/, checked });
    const kept = answered(page, '/api/customer/preferences');
    await press(page, offers(false), 'Space');
    await kept;
    await assertFit(page, 'notifications');
    await keepPicture(page, 'profile-2-notifications');
    await page.reload();
    await offers(true).waitFor();

    const { id } = await salonNamed(site.url, 'Copper Comb');
    await page.goto(`/salon/${id}`);
    const heart = page.getByRole('button', { name: /favourite/i }).first();
    const saved = answered(page, '/api/customer/favourites/');
    await press(page, heart, 'Space');
    await saved;
    await page.goto('/profile?section=favourites');
    await page.getByRole('link', { name: 'Book at Copper Comb' }).waitFor();
    await assertFit(page, 'favourites');
    await keepPicture(page, 'profile-3-favourites');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('another password signs out everywhere else and is asked for next time', async () => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url, 'Sana Khan');
    const { page, context } = await signedIn(browser, screen, site.url, customer);
    const other = await signedIn(browser, screen, site.url, customer);
    await page.goto('/profile?section=security');
    await type(page, page.getByLabel(/^Current password/), 'not the one');
    await type(page, page.getByLabel(/^New password/), 'four-green-lamps');
    await page.keyboard.press('Enter');
    await page.getByText('This is not your current password.').first().waitFor();
    await page.getByLabel(/^Current password/).fill(customer.password);
    await press(page, page.getByRole('button', { name: 'Change password' }));
    await page.getByText('Password changed').first().waitFor();
    await assertFit(page, 'security');
    await keepPicture(page, 'profile-4-security');
    await other.page.goto('/dashboard');
    await signInDialog(other.page).waitFor();
    await signInThere(other.page, { email: customer.email, password: 'four-green-lamps' });
    await other.page.getByText('Welcome back, Sana Khan!').waitFor();
    await page.goto('/dashboard');
    await page.getByText('Welcome back, Sana Khan!').waitFor();
    await context.close();
    await other.context.close();
  });

  test('who leaves takes their data along, gets their money back and is gone', async () => {
    const { site, customer, page, context, faults } = await begin('Zoya Ali');
    const visit = await bookVisit(site.url, customer, await salonNamed(site.url, 'Copper Comb'));
    await page.goto('/profile?section=data');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page, page.getByRole('button', { name: 'Download my data' })),
    ]);
    const data = await readFile(await file.path(), 'utf8');
    for (const text of [customer.email, visit.id, 'Copper Comb']) assert(data.includes(text), text);
    JSON.parse(data);

    await press(page, page.getByRole('button', { name: /^Delete my account/ }));
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByText(/visit ahead is cancelled/).waitFor();
    await dialog.getByText(/72 months/).waitFor();
    await assertFit(page, 'leaving');
    await keepPicture(page, 'profile-5-leaving');
    await type(page, dialog.getByLabel(/^Your password/), customer.password);
    await press(page, dialog.getByRole('button', { name: 'Delete for good' }));
    await page.waitForURL((address) => address.pathname === '/');
    await until('all of it is sent back', async () => {
      const { orders } = await paymentSandbox(site.url).books();
      const order = orders.find(({ order_id }) => order_id === visit.orderId);
      return order && order.captured > 0 && order.refunded + order.refunds_pending === order.captured;
    });

    await page.goto('/login');
    await signInThere(page, customer);
    await signInDialog(page).getByRole('alert').filter({ hasText: 'not right' }).waitFor();
    assert.deepEqual(
      faults.filter((fault) => !/status of 401/.test(fault)),
      [],
    );
    await context.close();
  });
});
