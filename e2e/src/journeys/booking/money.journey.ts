import assert from 'node:assert/strict';
import { test } from 'node:test';
import { salonNamed } from '../../booking/booking-dialog.ts';
import { bookingsOf, cancel, mailsTo, orderOf, registerCustomer } from '../../booking/customer.ts';
import { freeTimeOf, orderVisit } from '../../booking/order-visit.ts';
import { closeWindow, payByCard, payByUpi, paymentWindow } from '../../booking/payment-window.ts';
import { signedInVisit } from '../../booking/signed-in-visit.ts';
import { assertFit, DESKTOP, keepPicture } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { paymentSandbox } from '../../payment-sandbox.ts';
import { until } from '../../until.ts';

const screen = DESKTOP;

journeys('where the money is', {}, (running) => {
  test('a failed payment is paid again from the page of its order', async () => {
    const { site, browser } = running();
    const salon = await salonNamed(site.url, 'Tamarind');
    const { page, context, customer } = await signedInVisit(browser, screen, site.url);
    const { specialistId, dateTimes } = await freeTimeOf(site.url, salon);
    const orderId = await orderVisit(site.url, customer, salon, { dateTime: dateTimes[0], specialistId });

    await page.goto(`/payment/${orderId}`);
    await page.getByRole('heading', { name: 'Your time is held, not paid yet' }).waitFor();
    await page.getByRole('button', { name: /^Pay/ }).click();
    const declined = await paymentWindow(page);
    await payByCard(declined, 'Declined');
    await declined.getByRole('heading', { name: 'Payment failed' }).waitFor();
    await closeWindow(declined);
    await page.getByRole('heading', { name: 'The payment failed' }).waitFor();
    await assertFit(page, 'a failed payment');
    await keepPicture(page, 'money-1-failed');

    await page.getByRole('button', { name: /^Pay/ }).click();
    await payByUpi(await paymentWindow(page));
    await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
    const [booked] = await bookingsOf(site.url, customer);
    assert.deepEqual([booked?.orderId, booked?.status], [orderId, 'confirmed']);

    await cancel(site.url, customer, booked?.id ?? '');
    await until('the refund is paid out', async () => {
      return (await orderOf(site.url, customer, orderId)).state === 'refunded';
    });
    await page.reload();
    await page
      .getByText(/was sent back/)
      .first()
      .waitFor();
    await assertFit(page, 'a refunded payment');
    await keepPicture(page, 'money-2-refunded');
    await context.close();
  });

  test('money that comes after the time was sold goes back, once, and the page says so', async () => {
    const { site, browser } = running();
    const sandbox = paymentSandbox(site.url);
    const salon = await salonNamed(site.url, 'Tamarind');
    const { page, context, faults, customer } = await signedInVisit(browser, screen, site.url);
    const { specialistId, dateTimes } = await freeTimeOf(site.url, salon);
    const [dateTime, later] = dateTimes;
    const orderId = await orderVisit(site.url, customer, salon, { dateTime, specialistId });
    const late = await sandbox.payLate(orderId, 600);
    // Choosing another time releases the first one.
    await orderVisit(site.url, customer, salon, { dateTime: later, specialistId });
    const faster = await registerCustomer(site.url, 'Ravi Teja');
    const fastersOrder = await orderVisit(site.url, faster, salon, { dateTime, specialistId });
    await sandbox.pay(fastersOrder);
    await until('the faster customer has it', async () => {
      return (await bookingsOf(site.url, faster))[0]?.status === 'confirmed';
    });

    await sandbox.authorise(late);
    await until('the late payment is refunded', async () => {
      return (await orderOf(site.url, customer, orderId)).state === 'refunded';
    });
    const { orders } = await sandbox.books();
    const [books] = orders.filter(({ order_id }) => order_id === orderId);
    assert.equal(books?.refunded, books?.captured);
    assert.equal((await orderOf(site.url, customer, orderId)).refunds.length, 1);
    await until('the customer is told', async () => {
      return (await mailsTo(site.url, customer)).some(({ subject }) => subject.startsWith('Refunded:'));
    });

    await page.goto(`/payment/${orderId}`);
    await page.getByRole('heading', { name: 'Your money was sent back' }).waitFor();
    await page
      .getByText(/came after your time was free again/)
      .first()
      .waitFor();
    await keepPicture(page, 'money-3-too-late');
    assert.deepEqual(await bookingsOf(site.url, customer), []);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test("an order that is someone else's is none", async () => {
    const { site, browser } = running();
    const salon = await salonNamed(site.url, 'Tamarind');
    const owner = await registerCustomer(site.url, 'Meera Iyer');
    const { specialistId, dateTimes } = await freeTimeOf(site.url, salon);
    const orderId = await orderVisit(site.url, owner, salon, { dateTime: dateTimes.at(-1), specialistId });
    const { page, context } = await signedInVisit(browser, screen, site.url);
    await page.goto(`/payment/${orderId}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.match(await page.getByRole('main').innerText(), /not|no such/i);
    assert.equal(await page.getByText(salon.name).count(), 0);
    await assertFit(page, 'an unknown order');
    await keepPicture(page, 'money-4-unknown');
    await context.close();
  });
});
