import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN, OWNER } from '../../accounts.ts';
import { chooseFreeTime } from '../../booking/booking-dialog.ts';
import { assertPaymentInView } from '../../booking/in-view.ts';
import { assertFit, DESKTOP, keepPicture, visit } from '../../browser.ts';
import { signedIn } from '../../customer/signed-in.ts';
import { loadedVersions } from '../../inspection.ts';
import { journeys } from '../../journeys.ts';
import { ownSalon } from '../../salon/owner.ts';
import { until } from '../../until.ts';

const screen = DESKTOP;

journeys('the main job', {}, (running) => {
  test('a visitor finds a salon, signs up on the way, pays, and the booking stands everywhere', async () => {
    const { site, browser } = running();
    const salon = await ownSalon(site.url);
    const { page, context, faults } = await visit(browser, screen, site.url);
    const shot = (name: string) => keepPicture(page, name);

    await page.goto('/');
    await page.getByPlaceholder('Search for salon...').fill(salon.name);
    await page.getByText('1 salon found').waitFor();
    await shot('1-home');
    await page.getByRole('link', { name: salon.name }).click();

    await page.getByRole('heading', { level: 1, name: salon.name }).waitFor();
    const services = page.locator('#services').getByRole('button');
    const summary = page.getByRole('complementary', { name: 'Booking summary' }).filter({ visible: true });
    const bookNow = summary.getByRole('button', { name: 'Book Now' });
    for (const nth of [0, 1]) {
      const before = await summary.innerText();
      await services.nth(nth).click();
      await until('the price follows the choice', async () => (await summary.innerText()) !== before);
    }
    await shot('2-salon');
    const total = await summary.innerText();
    await bookNow.click();

    const booking = page.getByRole('dialog', { name: `Book at ${salon.name}` });
    await booking.waitFor();
    const time = await chooseFreeTime(booking);
    await shot('3-time');
    await assertFit(page, 'booking, date and time');
    await booking.getByRole('button', { name: 'Continue to Payment' }).click();

    const email = `asha.${process.pid}@example.test`;
    const signUp = page.getByRole('dialog').filter({ hasText: 'Password' });
    await signUp
      .getByRole('button', { name: /register|sign up|create/i })
      .first()
      .click();
    await page.getByText('Create New Account').first().waitFor();
    await signUp.getByLabel('Full Name').fill('Asha Rao');
    await signUp.getByLabel('Email Address').fill(email);
    await signUp.getByLabel('Phone Number').fill('+91 98480 12345');
    await signUp.getByLabel(/^Password/).fill('marigold-lamp-42');
    await shot('4-sign-up');
    await assertFit(page, 'sign up');
    await signUp
      .getByRole('button', { name: /create account|sign up|register/i })
      .last()
      .click();

    await booking.getByText('Payment summary').waitFor();
    await booking.getByRole('checkbox').check();
    await assertPaymentInView(booking);
    await shot('5-payment');
    await assertFit(page, 'booking, payment');
    const payButton = booking.getByRole('button', { name: /Proceed to Pay/ });
    const amount = (await payButton.innerText()).match(/₹[\d,.]+/)?.[0];
    assert(
      amount && total.includes(amount),
      `the price stays what the salon's page said: ${amount} in ${total}`,
    );
    await payButton.click();

    const gateway = page.frameLocator('iframe');
    await gateway.getByRole('tab', { name: 'UPI', selected: true }).waitFor();
    await gateway.getByRole('button', { name: /success@razorpay/ }).click();
    await shot('6-gateway');
    const payNow = gateway.getByRole('button', { name: /^Pay/ });
    if (await payNow.isVisible()) await payNow.click();

    await booking.getByText('Booking Confirmed!').waitFor();
    await shot('7-confirmed');
    await booking.getByRole('button', { name: 'See my bookings' }).click();

    await page.waitForURL(/\/dashboard/);
    await page.getByText('Welcome back, Asha Rao!').waitFor();
    await page.getByText(salon.name).filter({ visible: true }).first().waitFor();
    await shot('8-dashboard');
    const loaded = await loadedVersions(page);
    assert.deepEqual(loaded, { booking: '1.0.0', customer: '1.0.0', discovery: '1.0.0' });
    assert.deepEqual(faults, []);
    await context.close();

    const owner = await signedIn(browser, screen, site.url, { email: OWNER });
    await owner.page.waitForURL(/\/salon\/dashboard/);
    await owner.page.getByText('Asha Rao').filter({ visible: true }).first().waitFor();
    await owner.page.getByText(new RegExp(time, 'i')).filter({ visible: true }).first().waitFor();
    await keepPicture(owner.page, '9-owner');
    assert.deepEqual(owner.faults, []);
    await owner.context.close();
  });

  test('the admin sees the salons of the marketplace', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await signedIn(browser, screen, site.url, { email: ADMIN });
    await page.waitForURL(/\/admin\/dashboard/);
    await page.getByRole('link', { name: /New salons: show them$/ }).click();
    await page.waitForURL(/\/admin\/salons/);
    await page.getByRole('searchbox', { name: 'Search salons' }).fill('Jubilee');
    await page.getByText('Jubilee Hills').filter({ visible: true }).first().waitFor();
    await keepPicture(page, '10-admin');
    assert.deepEqual(faults, []);
    await context.close();
  });
});
