import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { bookVisit } from '../../booking/booked-visit.ts';
import { salonNamed } from '../../booking/booking-dialog.ts';
import { bookingsOf, registerCustomer } from '../../booking/customer.ts';
import { assertFit, keepPicture, PHONE } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo } from '../../keyboard.ts';
import { assertStill, watchShifts } from '../../layout-shift.ts';
import { until } from '../../until.ts';
import { visitAs } from '../../visit-as.ts';

const screen = PHONE;

/** Tries days in turn with the arrow keys until one has a free time other than the chosen one, and chooses it. */
const chooseAnotherTime = async (dialog: Locator): Promise<void> => {
  const page = dialog.page();
  await dialog.locator('[role=grid][aria-busy=false]').waitFor();
  await tabTo(page, dialog.getByRole('grid').locator('[tabindex="0"]'));
  const free = dialog
    .getByRole('radiogroup', { name: 'Time' })
    .getByRole('radio', { disabled: false, checked: false });
  for (let day = 0; day < 10; day += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await dialog
      .locator('[role=radiogroup][aria-busy=false], [role=status]:has-text("No free time")')
      .first()
      .waitFor();
    if ((await free.count()) > 0) return press(page, free.first(), 'Space');
    await tabTo(page, dialog.getByRole('grid').locator('[tabindex="0"]'));
  }
  assert.fail('Ten days without a free time.');
};

journeys("a customer's bookings, by keyboard alone", {}, (running) => {
  const begin = async (name: string) => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url, name);
    const salon = await salonNamed(site.url, 'Copper Comb');
    const visit = await bookVisit(site.url, customer, salon);
    return { site, customer, salon, visit, ...(await visitAs(browser, screen, site.url, customer.token)) };
  };

  test('the dashboard says what is next, and a visit is moved from it', async () => {
    const { site, customer, salon, visit, page, context, faults } = await begin('Leela Menon');
    await watchShifts(page);
    await page.goto('/dashboard');
    await page.getByText('Welcome back, Leela Menon!').waitFor();
    const next = page.getByRole('region', { name: /Your next appointment/ });
    await next.getByRole('timer').filter({ hasText: /In \d/ }).waitFor();
    await next.getByRole('link', { name: /Directions/ }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page, next.getByRole('button', { name: /Add to calendar/ })),
    ]);
    assert.match(file.suggestedFilename(), /\.ics$/);
    await assertStill(page, 'the dashboard');
    await keepPicture(page, 'customer-1-dashboard');

    await press(page, next.getByRole('button', { name: /Reschedule/ }));
    const dialog = page.getByRole('dialog');
    await chooseAnotherTime(dialog);
    await assertFit(page, 'another time');
    await keepPicture(page, 'customer-2-another-time');
    await press(page, dialog.getByRole('button', { name: 'Continue' }));
    await dialog.getByText('Current time').waitFor();
    await assertFit(page, 'current against new time');
    await keepPicture(page, 'customer-3-compare');
    await press(page, dialog.getByRole('button', { name: 'Move my visit' }));
    await page.getByText('Booking rescheduled successfully').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    const [moved] = await bookingsOf(site.url, customer);
    assert.equal(moved?.id, visit.id);
    assert.notEqual(moved?.dateTime, visit.dateTime);
    assert.equal(await page.evaluate(() => document.activeElement !== document.body), true, 'focus is lost');

    await press(page, page.getByRole('tab', { name: 'Upcoming' }), 'ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL(/tab=all-bookings/);
    await page.getByRole('link', { name: salon.name }).filter({ visible: true }).first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('my bookings are narrowed, and one is cancelled for what the screen promised', async () => {
    const { site, customer, salon, visit, page, context, faults } = await begin('Tara Iyer');
    await page.goto('/bookings?status=completed');
    await page.getByText('No bookings match these filters').waitFor();
    await press(page, page.getByRole('button', { name: 'Clear filters' }));
    await page.getByRole('link', { name: salon.name }).filter({ visible: true }).first().waitFor();
    assert.equal(new URL(page.url()).search, '');
    await keepPicture(page, 'customer-4-bookings');

    const cancel = page.getByRole('button', { name: new RegExp(`^Cancel: ${salon.name}`) });
    await press(page, cancel.filter({ visible: true }));
    const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' });
    const rupees = visit.amount.toLocaleString('en-IN', { minimumFractionDigits: 2 });
    await dialog.getByText(`₹${rupees} comes back`).waitFor();
    await dialog.getByText(/Refund policies may apply/).waitFor();
    await dialog.getByText(/cancel before/i).waitFor();
    await assertFit(page, 'cancelling');
    await keepPicture(page, 'customer-5-cancel');
    await press(page, dialog.getByRole('button', { name: `Cancel and get ₹${rupees} back` }));
    await page.getByText('Booking cancelled successfully!').first().waitFor();
    const cancelled = await until('the refund is paid', async () => {
      const [found] = await bookingsOf(site.url, customer);
      return found?.paymentStatus === 'refunded' && found;
    });
    assert.equal(cancelled.status, 'cancelled');
    await page.getByText('Cancelled').filter({ visible: true }).first().waitFor();

    await press(page, page.getByRole('link', { name: /^View: / }).filter({ visible: true }));
    await page.waitForURL(`**/bookings/${visit.id}`);
    const timeline = page.getByRole('region', { name: 'What happened so far' });
    for (const text of ['Booking created', 'Payment received', 'Booking cancelled'])
      await timeline.getByText(text).waitFor();
    await timeline.getByText(`Refund of ₹${rupees} paid back`).waitFor();
    for (const name of ['Receipt PDF', 'Credit note']) {
      const [paper] = await Promise.all([
        page.waitForEvent('download'),
        press(page, page.getByRole('button', { name })),
      ]);
      assert.match(paper.suggestedFilename(), /\.pdf$/);
    }
    await assertFit(page, 'booking details');
    await keepPicture(page, 'customer-6-details');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a cancelled visit is booked again at its next free time', async () => {
    const { site, customer, salon, visit, page, context, faults } = await begin('Nila Das');
    await page.goto(`/bookings/${visit.id}`);
    await page.getByRole('heading', { level: 1, name: `Your visit to ${salon.name}` }).waitFor();
    await press(page, page.getByRole('button', { name: 'Cancel', exact: true }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: /^Cancel and get/ }));
    await page.getByText('Booking cancelled successfully!').first().waitFor();
    await press(page, page.getByRole('button', { name: 'Book again' }));
    const booking = page.getByRole('dialog', { name: `Book at ${salon.name}` });
    await booking.getByRole('radiogroup', { name: 'Time' }).getByRole('radio', { checked: true }).waitFor();
    await assertFit(page, 'booking again');
    await keepPicture(page, 'customer-7-again');
    await press(page, booking.getByRole('button', { name: 'Continue to Payment' }));
    await booking.getByText('Payment summary').waitFor();
    assert.equal((await bookingsOf(site.url, customer)).length, 1);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("somebody else's booking is nobody's", async () => {
    const { site, browser } = running();
    const owner = await registerCustomer(site.url, 'Uma Rao');
    const visit = await bookVisit(site.url, owner, await salonNamed(site.url, 'Copper Comb'));
    const other = await registerCustomer(site.url, 'Veda Rao');
    const { page, context } = await visitAs(browser, screen, site.url, other.token);
    for (const id of [visit.id, crypto.randomUUID(), 'nothing']) {
      await page.goto(`/bookings/${id}`);
      await page.getByRole('heading', { name: 'Booking Not Found' }).waitFor();
      const back = page.getByRole('link', { name: 'Return to Bookings' });
      assert.equal(await back.getAttribute('href'), '/bookings');
    }
    await assertFit(page, 'booking not found');
    await context.close();
  });
});
