import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chooseFreeTime,
  goToPayment,
  openDialog,
  payButton,
  salonNamed,
} from '../../booking/booking-dialog.ts';
import { bookingsOf, mailsTo, registerCustomer, sourceOf } from '../../booking/customer.ts';
import { assertPaymentInView } from '../../booking/in-view.ts';
import { freeTimeOf, orderVisit } from '../../booking/order-visit.ts';
import { payByCard, payByUpi, paymentWindow } from '../../booking/payment-window.ts';
import { signedInVisit } from '../../booking/signed-in-visit.ts';
import { assertFit, keepPicture, PHONE, visit } from '../../browser.ts';
import { linkMailedTo } from '../../customer/mails.ts';
import { journeys } from '../../journeys.ts';
import { assertStill, watchShifts } from '../../layout-shift.ts';
import { until } from '../../until.ts';

const screen = PHONE;

journeys('booking and paying', {}, (running) => {
  test('a customer signs in on the way, pays by card, and has it in writing', async () => {
    const { site, browser } = running();
    const salon = await salonNamed(site.url, 'Tamarind');
    const customer = await registerCustomer(site.url);
    const { page, context, faults } = await visit(browser, screen, site.url);
    await watchShifts(page);
    const dialog = await openDialog(page, salon, 2);
    await assertFit(page, 'date and time, nothing chosen');
    await keepPicture(page, 'booking-1-open');
    await chooseFreeTime(dialog);
    await assertFit(page, 'date and time');
    await keepPicture(page, 'booking-2-time');
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click();

    const signIn = page.getByRole('dialog').filter({ hasText: 'Password' });
    await signIn.getByLabel('Email').fill(customer.email);
    await signIn.getByLabel(/^Password/).fill(customer.password);
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.getByText('Payment summary').waitFor();
    await assertFit(page, 'payment');
    await assertStill(page, 'the booking dialog');
    await assertPaymentInView(dialog);
    await keepPicture(page, 'booking-3-payment');

    await payButton(dialog).click();
    await dialog.getByText('Please agree to the terms and conditions').waitFor();
    await dialog.getByRole('checkbox').check();
    await payButton(dialog).click();
    const window = await paymentWindow(page);
    await keepPicture(page, 'booking-4-window');
    await payByCard(window);
    await dialog.getByText('Booking Confirmed!').waitFor();
    await page.getByText('Booking confirmed successfully!').first().waitFor();
    for (const text of [
      'Your appointment has been successfully booked and payment received.',
      'Confirmation details have been sent to your email.',
    ])
      await dialog.getByText(text).waitFor();
    await assertFit(page, 'success');
    await keepPicture(page, 'booking-5-success');

    const [booked] = await bookingsOf(site.url, customer);
    assert.deepEqual([booked?.status, booked?.paymentStatus], ['confirmed', 'paid']);
    const mail = await until('the confirmation is mailed', async () => {
      const mails = await mailsTo(site.url, customer);
      return mails.find(({ subject }) => subject.startsWith('Booked:'));
    });
    const source = await sourceOf(site.url, mail);
    assert.match(source, /text\/calendar/);
    // Automatically, after a pause to read.
    await page.waitForURL(/\/dashboard/);
    await page.getByText(salon.name).filter({ visible: true }).first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a customer who holds a time elsewhere confirms the e-mail, pays by UPI and finds where the money is', async () => {
    const { site, browser } = running();
    const salon = await salonNamed(site.url, 'Tamarind');
    const { page, context, faults, customer } = await signedInVisit(browser, screen, site.url);
    const dialog = await openDialog(page, salon);
    await chooseFreeTime(dialog);
    await goToPayment(dialog);
    const elsewhere = await salonNamed(site.url, 'Copper Comb');
    const { specialistId, dateTimes } = await freeTimeOf(site.url, elsewhere, 4);
    await orderVisit(site.url, customer, elsewhere, { dateTime: dateTimes[0], specialistId });
    await payButton(dialog).click();
    await dialog.getByText('Please confirm your e-mail address first').waitFor();
    await assertFit(page, 'an e-mail that is not confirmed');
    await keepPicture(page, 'booking-6-confirm');
    await dialog.getByRole('button', { name: 'Send me the link' }).click();
    await dialog.getByText(`We sent a link to ${customer.email}`).waitFor();
    await keepPicture(page, 'booking-7-link-sent');
    const mailed = await context.newPage();
    await mailed.goto(await linkMailedTo(site.url, customer, /Confirm your e-mail/, '/confirm-email/'));
    await keepPicture(mailed, 'booking-8-link');
    await mailed.getByRole('button', { name: 'Confirm my e-mail' }).click();
    await mailed.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
    await mailed.close();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await payByUpi(await paymentWindow(page));
    await dialog.getByRole('button', { name: 'See my bookings' }).click();
    await page.waitForURL(/\/dashboard/);

    const [booked] = await bookingsOf(site.url, customer);
    assert(booked);
    // The address in the mail.
    await page.goto(`/bookings/${booked.id}`);
    await page.getByRole('link', { name: 'All about this payment' }).click();
    await page.waitForURL(`**/payment/${booked.orderId}`);
    await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
    await page.getByText(salon.name).first().waitFor();
    await assertFit(page, 'where the money is');
    await keepPicture(page, 'booking-9-money');
    // The browser itself logs the refused order.
    assert.deepEqual(
      faults.filter((fault) => !/status of 422/.test(fault)),
      [],
    );
    await context.close();
  });
});
