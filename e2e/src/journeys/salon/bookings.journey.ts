import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWNER } from '../../accounts.ts';
import { bookVisit } from '../../booking/booked-visit.ts';
import { salonNamed } from '../../booking/booking-dialog.ts';
import { bookingsOf, registerCustomer } from '../../booking/customer.ts';
import { assertFit, DESKTOP, keepPicture } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { choose } from '../../salon/choose.ts';
import { ownSalon, pastVisit } from '../../salon/owner.ts';
import { until } from '../../until.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = DESKTOP;

journeys("a salon's bookings, by keyboard alone", {}, (running) => {
  const begin = async (name: string) => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url, name);
    const salon = await salonNamed(site.url, (await ownSalon(site.url)).name);
    return { site, customer, salon, ...(await visitAsDemo(browser, screen, site.url, OWNER)) };
  };

  test('a booking comes to the dashboard by itself, and its figures say how it goes', async () => {
    const { site, customer, salon, page, context, faults } = await begin('Nisha Live');
    await page.goto('/salon/dashboard');
    await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor();
    for (const title of ['Balance', 'Appointments', 'New Customer'])
      await page.getByText(title, { exact: true }).first().waitFor();
    await keepPicture(page, 'salon-1-dashboard');
    await bookVisit(site.url, customer, salon);
    await page.getByText(customer.name).filter({ visible: true }).first().waitFor();
    await choose(page, page.getByRole('combobox', { name: /Period|Date range/ }).first(), 'Year');
    await page.waitForURL(/dateRange=year/);
    await page
      .getByText(/than last year|times last year|last year/)
      .first()
      .waitFor();
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    await keepPicture(page, 'salon-2-year');
    await press(page, page.getByRole('link', { name: 'View All' }));
    await page.waitForURL('**/salon/bookings');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a booking is found, gets another status, and its customer is told', async () => {
    const { site, customer, salon, page, context, faults } = await begin('Omana Status');
    const visit = await bookVisit(site.url, customer, salon);
    await page.goto('/salon/bookings');
    await type(page, page.getByRole('searchbox', { name: 'Search bookings' }), customer.name);
    await page.waitForURL(/q=Omana/);
    await page.getByText('1 booking').first().waitFor();
    await keepPicture(page, 'salon-3-bookings');
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      press(page, page.getByRole('button', { name: 'Export CSV' })),
    ]);
    assert.match(csv.suggestedFilename(), /\.csv$/);

    const menu = page.getByRole('button', { name: new RegExp(`^Actions: ${customer.name}`) });
    await press(page, menu.filter({ visible: true }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change Booking Status' });
    await dialog.getByText('Choose the new status first.').waitFor();
    await choose(page, dialog.getByRole('combobox', { name: 'New status' }), 'Cancelled');
    await dialog
      .getByText(/comes back|goes back|gets back/i)
      .first()
      .waitFor();
    await assertFit(page, 'another status');
    await keepPicture(page, 'salon-4-status');
    await press(page, dialog.getByRole('button', { name: 'Update Status' }));
    await page.getByText('Booking status updated successfully').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    const told = await until('the refund is paid', async () => {
      const [found] = await bookingsOf(site.url, customer);
      return found?.paymentStatus === 'refunded' && found;
    });
    assert.deepEqual([told.id, told.status], [visit.id, 'cancelled']);

    await choose(page, page.getByRole('combobox', { name: 'Status' }).first(), 'Confirmed');
    await page.waitForURL(/status=confirmed/);
    await page.getByText('No bookings found.').waitFor();
    await page.reload();
    await page.getByText('No bookings found.').waitFor();
    await press(page, page.getByRole('button', { name: 'Clear filters' }).first());
    await choose(page, page.getByRole('combobox', { name: 'Rows per page' }), '20');
    await page.waitForURL(/limit=20/);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('the details of a visit say who comes, and who came is said of one that has begun, completed or not', async () => {
    const { site, customer, salon, page, context, faults } = await begin('Pushpa Comes');
    const visit = await bookVisit(site.url, customer, salon);
    await page.goto(`/salon/bookings/${visit.id}`);
    await page.getByText('This is their first booking here.').waitFor();
    await page.getByText(customer.email).first().waitFor();
    await press(page, page.getByRole('button', { name: 'Update Status' }));
    const dialog = page.getByRole('dialog', { name: 'Update Status' });
    await choose(page, dialog.getByRole('combobox', { name: 'New status' }), 'completed');
    await press(page, dialog.getByRole('button', { name: 'Update Status' }));
    await page.getByText('Booking status updated successfully').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Service completed').first().waitFor();
    // The visit has not begun, so nobody can know who comes.
    assert.equal(await page.getByRole('button', { name: 'Did not come' }).count(), 0);
    const [told] = await bookingsOf(site.url, customer);
    assert.equal(told?.status, 'completed');

    await page.goto(`/salon/bookings/${await pastVisit(site.url)}`);
    await press(page, page.getByRole('button', { name: 'Did not come' }));
    await page
      .getByRole('button', { name: 'Did not come', pressed: true })
      .filter({ visible: true })
      .waitFor();
    await assertFit(page, "a booking's details");
    await keepPicture(page, 'salon-5-details');

    await page.goto(`/salon/bookings/${crypto.randomUUID()}`);
    await page.getByText('Failed to fetch booking details').first().waitFor();
    await page.waitForURL('**/salon/bookings');
    await tabTo(page, page.getByRole('searchbox', { name: 'Search bookings' }));
    assert.deepEqual(
      faults.filter((fault) => !/404/.test(fault)),
      [],
    );
    await context.close();
  });
});
