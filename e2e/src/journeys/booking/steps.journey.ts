import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { dialogOf, salonNamed } from '../../booking/booking-dialog.ts';
import { type CountedSteps, countSteps } from '../../booking/counted-steps.ts';
import { bookingsOf, cancel } from '../../booking/customer.ts';
import { freeTimeOf, shortestOf } from '../../booking/order-visit.ts';
import { paymentWindow } from '../../booking/payment-window.ts';
import { PHONE, visit } from '../../browser.ts';
import { codeMailedTo } from '../../customer/mails.ts';
import { journeys } from '../../journeys.ts';

/** Steps from landing to paid that a person needs today; the goals are 9 for a new customer and 5 for a returning one. */
const NEW = 9;
const RETURNING = 5;
const BY_LINK = 5;

/** Signs in and up by mailed codes alone. */
const CUSTOMER = { name: 'Asha Rao', email: `steps.${process.pid}@example.test`, password: '' } as const;

/** From home to the next free time of one of the services that others book. */
const chooseVisit = async (page: Page, { tap }: CountedSteps, service: number): Promise<Locator> => {
  await page.goto('/');
  const services = page.getByRole('region', { name: 'Most booked' });
  await tap('next free time', services.getByRole('link', { name: /^Book / }).nth(service));
  const dialog = page.getByRole('dialog', { name: /^Book at / });
  await dialog.getByRole('radiogroup', { name: 'Time' }).getByRole('radio', { checked: true }).waitFor();
  return dialog;
};

/** From the second step to the booking, by one of the apps that the gateway offers on a phone. */
const pay = async (page: Page, dialog: Locator, { tap }: CountedSteps) => {
  await tap('terms', dialog.getByRole('checkbox'));
  await tap('Proceed to Pay', dialog.getByRole('button', { name: /^Proceed to Pay/ }));
  const gateway = await paymentWindow(page);
  await tap('UPI app', gateway.getByRole('button', { name: 'Google Pay' }));
  await dialog.getByText('Booking Confirmed!').waitFor();
};

journeys('steps from landing to paid on a phone', {}, (running) => {
  test('a new customer needs 9, and 5 when coming back, or 5 from a link that asks for a time', async (context) => {
    const { site, browser } = running();
    const { page, context: person, faults } = await visit(browser, PHONE, site.url);
    const told = (who: string, { steps }: CountedSteps, goal: number) =>
      context.diagnostic(`${who}: ${steps.length} steps, the goal is ${goal}: ${steps.join(', ')}`);

    const first = countSteps();
    const { tap, type } = first;
    let dialog = await chooseVisit(page, first, 0);
    await tap('Continue', dialog.getByRole('button', { name: 'Continue to Payment' }));
    const signIn = page.getByRole('dialog').filter({ hasText: 'Password' });
    await type('e-mail', signIn.getByLabel('Email Address'), CUSTOMER.email);
    await tap('Mail me a code', signIn.getByRole('button', { name: /^Mail me a code/ }));
    const code = await codeMailedTo(site.url, CUSTOMER);
    await type('code', page.getByLabel('Six-digit code'), code);
    await type('name', dialog.getByLabel('Your name'), CUSTOMER.name);
    await pay(page, dialog, first);
    told('A new customer', first, 9);
    // Its time is free again, so that the next visit does not overlap it.
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const [booked] = await bookingsOf(site.url, { ...CUSTOMER, token });
    if (booked) await cancel(site.url, { ...CUSTOMER, token }, booked.id);

    const again = countSteps();
    dialog = await chooseVisit(page, again, 1);
    await again.tap('Continue', dialog.getByRole('button', { name: 'Continue to Payment' }));
    await pay(page, dialog, again);
    told('A returning customer', again, 5);

    const linked = countSteps();
    const salon = await salonNamed(site.url, 'Tamarind');
    const { dateTimes } = await freeTimeOf(site.url, salon, 3);
    const at = dateTimes[0]?.slice(0, 16);
    const path = `/salon/${salon.id}?services=${shortestOf(salon)}&book=time&at=${at}`;
    await linked.follow('link with a time', page, path);
    dialog = dialogOf(page, salon);
    await dialog.getByRole('radio', { checked: true }).nth(1).waitFor();
    await linked.tap('Continue', dialog.getByRole('button', { name: 'Continue to Payment' }));
    await pay(page, dialog, linked);
    told('A returning customer with such a link', linked, 5);

    const counted = [first, again, linked].map(({ steps }) => steps.length);
    assert.deepEqual(counted, [NEW, RETURNING, BY_LINK]);
    assert.deepEqual(faults, []);
    await person.close();
  });
});
