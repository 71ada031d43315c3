import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';

const screen = PHONE;

journeys('the main job by keyboard alone', {}, (running) => {
  test('a visitor finds, chooses, signs up, pays and stands on the dashboard', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, screen, site.url);
    await page.goto('/');
    await page.getByRole('heading', { name: 'All Salons' }).waitFor();
    const name = (await page.getByRole('article').first().getByRole('link').textContent()) ?? '';
    await type(page, page.getByPlaceholder('Search for salon...'), name);
    await page.getByRole('heading', { name: `Search Results for "${name}"` }).waitFor();
    await press(page, page.getByRole('link', { name }));

    await page.getByRole('heading', { level: 1, name }).waitFor();
    await press(page, page.locator('#services').getByRole('button').first(), 'Space');
    await press(page, page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }));

    const booking = page.getByRole('dialog', { name: `Book at ${name}` });
    // It opens on the first free day; two days later there is more than that day's last time.
    await booking.locator('[role=grid][aria-busy=false] [aria-selected=true]').waitFor();
    await tabTo(page, booking.getByRole('grid').locator('[tabindex="0"]'));
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    const times = booking.getByRole('radiogroup', { name: 'Time' });
    const free = times.getByRole('radio', { disabled: false });
    for (let day = 0; day < 7; day += 1) {
      await booking
        .locator('[role=radiogroup][aria-busy=false], [role=status]:has-text("No free time")')
        .first()
        .waitFor();
      if ((await free.count()) > 0) break;
      for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
    }
    await press(page, free.first(), 'Space');
    await press(page, booking.getByRole('button', { name: 'Continue to Payment' }));

    const dialog = page.getByRole('dialog').filter({ hasText: 'Password' });
    await press(page, dialog.getByRole('button', { name: 'Create an account' }));
    await type(page, dialog.getByLabel('Full Name'), 'Kavya Rao');
    await type(page, dialog.getByLabel('Email Address'), `kavya.${process.pid}@example.test`);
    await type(page, dialog.getByLabel('Phone Number'), '98480 54321');
    await type(page, dialog.getByLabel(/^Password/), 'tamarind-boat-17');
    await page.keyboard.press('Enter');

    await press(page, booking.getByRole('checkbox'), 'Space');
    await press(page, booking.getByRole('button', { name: /Proceed to Pay/ }));
    const gateway = page.frameLocator('iframe');
    await tabTo(page, gateway.getByRole('tab', { name: 'UPI', selected: true }));
    await type(page, gateway.getByLabel('UPI ID'), 'success@razorpay');
    await page.keyboard.press('Enter');

    await booking.getByText('Booking Confirmed!').waitFor();
    await press(page, booking.getByRole('button', { name: 'See my bookings' }));
    await page.getByText('Welcome back, Kavya Rao!').waitFor();
    await page.getByText(name).filter({ visible: true }).first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
});
