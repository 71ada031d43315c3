import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeFindings } from '../../axe-findings.ts';
import { salonNamed } from '../../booking/booking-dialog.ts';
import { assertNameInView } from '../../booking/in-view.ts';
import { freeTimeOf, shortestOf } from '../../booking/order-visit.ts';
import { paymentWindow } from '../../booking/payment-window.ts';
import { assertFit, PHONE, visit } from '../../browser.ts';
import { codeMailedTo } from '../../customer/mails.ts';
import { journeys } from '../../journeys.ts';
import { press } from '../../keyboard.ts';

const WRONG_CODE = '000000';

journeys('signing up by a mailed code, by keyboard alone', {}, (running) => {
  test('a newcomer books: e-mail, code, name, payment; what is wrong or missing is said on the way', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, PHONE, site.url);
    const person = { email: `kavya.code.${process.pid}@example.test` };
    const salon = await salonNamed(site.url, 'Tamarind');
    const { dateTimes } = await freeTimeOf(site.url, salon, 3);
    const at = dateTimes[0]?.slice(0, 16);
    await page.goto(`/salon/${salon.id}?services=${shortestOf(salon)}&book=time&at=${at}`);
    const booking = page.getByRole('dialog', { name: `Book at ${salon.name}` });
    await booking.getByRole('radio', { checked: true }).nth(1).waitFor();
    await press(page, booking.getByRole('button', { name: 'Continue to Payment' }));

    const signIn = page.getByRole('dialog').filter({ hasText: 'Sign in to Sundara' });
    const email = signIn.getByLabel('Email Address');
    await email.waitFor();
    assert(await email.evaluate((field) => field === document.activeElement), 'one types at once');
    await assertFit(page, 'sign in, by code first');
    assert.deepEqual(await axeFindings(page), []);
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');

    const field = signIn.getByLabel('Six-digit code');
    await field.waitFor();
    await signIn.getByText(`We mailed a code to ${person.email}.`).waitFor();
    await assertFit(page, 'the mailed code');
    assert.deepEqual(await axeFindings(page), []);
    const code = await codeMailedTo(site.url, person);
    await page.keyboard.type(code === WRONG_CODE ? '111111' : WRONG_CODE);
    await signIn.getByText('This code is not right. 4 tries are left.').waitFor();
    await page.keyboard.type(code);

    const name = booking.getByLabel('Your name');
    await name.waitFor();
    await assertNameInView(booking);
    await press(page, booking.getByRole('checkbox'), 'Space');
    await press(page, booking.getByRole('button', { name: /^Proceed to Pay/ }));
    await booking.getByText('Please tell us your name').waitFor();
    assert(
      await name.evaluate((input) => input === document.activeElement),
      'the missing name has the focus',
    );
    assert.deepEqual(await axeFindings(page), []);
    await page.keyboard.type('Kavya Rao');
    await press(page, booking.getByRole('button', { name: /^Proceed to Pay/ }));
    const gateway = await paymentWindow(page);
    await press(page, gateway.getByRole('button', { name: 'PhonePe' }));

    await booking.getByText('Booking Confirmed!').waitFor();
    await press(page, booking.getByRole('button', { name: 'See my bookings' }));
    await page.getByText('Welcome back, Kavya Rao!').waitFor();
    // The browser itself notes the wrong code.
    assert.deepEqual(faults, [
      'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
    ]);
    await context.close();
  });
});
