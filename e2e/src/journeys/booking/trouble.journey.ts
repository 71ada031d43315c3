import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import {
  chooseFreeTime,
  dialogOf,
  goToPayment,
  openDialog,
  payButton,
  salonNamed,
} from '../../booking/booking-dialog.ts';
import { bookingsOf } from '../../booking/customer.ts';
import { watchOrders } from '../../booking/orders.ts';
import { closeWindow, payByCard, payByUpi, paymentWindow, tryAgain } from '../../booking/payment-window.ts';
import { signedInVisit } from '../../booking/signed-in-visit.ts';
import { assertFit, DESKTOP, keepPicture } from '../../browser.ts';
import { holds } from '../../holds.ts';
import { journeys } from '../../journeys.ts';
import { paymentSandbox } from '../../payment-sandbox.ts';
import { LOAD_LIMIT_SECONDS } from '../../site.ts';
import { until } from '../../until.ts';

const screen = DESKTOP;

/** The faults without 4xx, which browsers write to the console: failed payments are the subject of these journeys. */
const beside4xx = (faults: readonly string[]): readonly string[] =>
  faults.filter((fault) => !/status of 4\d\d/.test(fault));

journeys('paying with trouble', {}, (running) => {
  /** A signed-in customer at the button that opens the payment window. */
  const beforePaying = async () => {
    const { site, browser } = running();
    const salon = await salonNamed(site.url, 'Tamarind');
    const visited = await signedInVisit(browser, screen, site.url);
    const orders = watchOrders(visited.page);
    const dialog = await openDialog(visited.page, salon);
    const time = await chooseFreeTime(dialog);
    await goToPayment(dialog);
    return { ...visited, site, salon, dialog, orders, time };
  };

  test('a declined payment is told, and tried again on the same order', async () => {
    const { page, context, faults, site, dialog, orders, customer } = await beforePaying();
    await payButton(dialog).click();
    const first = await paymentWindow(page);
    await payByCard(first, 'Declined');
    await first.getByRole('heading', { name: 'Payment failed' }).waitFor();
    await closeWindow(first);
    await dialog.getByText(/^Payment failed: Your payment did not go through as it was declined/).waitFor();
    await assertFit(page, 'a declined payment');
    await keepPicture(page, 'trouble-1-declined');

    await payButton(dialog).click();
    const second = await paymentWindow(page);
    await payByUpi(second, 'failure@razorpay');
    await tryAgain(second);
    await payByUpi(second);
    await dialog.getByText('Booking Confirmed!').waitFor();
    assert.equal(new Set(orders).size, 1);
    const booked = await bookingsOf(site.url, customer);
    assert.deepEqual(
      booked.map(({ status, orderId }) => [status, orderId]),
      [['confirmed', orders[0]]],
    );
    assert.deepEqual(beside4xx(faults), []);
    await context.close();
  });

  test('a bank that times out, then a closed window, lose nothing', async () => {
    const { page, context, faults, site, dialog, orders, customer } = await beforePaying();
    await payButton(dialog).click();
    const first = await paymentWindow(page);
    await payByCard(first, 'Times out');
    await first.getByRole('heading', { name: 'Payment failed' }).waitFor();
    await closeWindow(first);
    await dialog.getByText(/^Payment failed: /).waitFor();

    await payButton(dialog).click();
    await closeWindow(await paymentWindow(page));
    // A dismissed window ends the processing.
    await dialog.getByRole('button', { name: /Proceed to Pay/, disabled: false }).waitFor();
    await dialog.getByRole('timer').waitFor();
    await keepPicture(page, 'trouble-2-dismissed');

    await payButton(dialog).click();
    await payByUpi(await paymentWindow(page));
    await dialog.getByText('Booking Confirmed!').waitFor();
    assert.equal(new Set(orders).size, 1);
    assert.equal((await bookingsOf(site.url, customer)).length, 1);
    assert.deepEqual(beside4xx(faults), []);
    await context.close();
  });

  test('a window that does not come is given up, and a refused proof never offers a second payment', async () => {
    const { page, context, site, dialog, orders, customer } = await beforePaying();
    await page.clock.install();
    await page.route('**/sandbox/checkout?**', (route) => route.abort());
    await payButton(dialog).click();
    await page.getByText('Opening the test payment…').waitFor();
    await page.clock.fastForward(LOAD_LIMIT_SECONDS * 1_000);
    await dialog.getByText('Failed to open payment window. Please try again.').waitFor();
    await dialog.getByRole('button', { name: 'Close', disabled: false }).waitFor();
    await keepPicture(page, 'trouble-5-no-window');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.goForward();
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click();

    await page.unroute('**/sandbox/checkout?**');
    const refuse = (message: string) => ({
      status: 400,
      json: { success: false, status: 'error', code: 'VALIDATION_FAILED', message, msg: message, next: '' },
    });
    await page.route('**/api/payment/verify', (route) => route.fulfill(refuse('Signature is not valid')));
    await page.route('**/api/payment/orders/**', (route) => route.abort());
    await payButton(dialog).click();
    await payByUpi(await paymentWindow(page));
    await until('nobody can tell where the money is', async () => {
      await page.clock.fastForward(6_000);
      return dialog.getByRole('button', { name: 'Ask again' }).isVisible();
    });
    await dialog.getByText('Payment verification failed. Please contact support.').waitFor();
    await dialog.getByText(/^If you have paid, nothing is lost/).waitFor();
    assert.equal(await payButton(dialog).count(), 0);
    await assertFit(page, 'a proof that was refused');
    await keepPicture(page, 'trouble-6-refused-proof');

    await page.unroute('**/api/payment/orders/**');
    await dialog.getByRole('button', { name: 'Ask again' }).click();
    await until('the booking is found', async () => {
      await page.clock.fastForward(6_000);
      return dialog.getByText('Booking Confirmed!').isVisible();
    });
    assert.equal(new Set(orders).size, 1);
    assert.equal((await bookingsOf(site.url, customer)).length, 1);
    await context.close();
  });

  test('while the gateway tells nothing, the page says so and offers ways, and has the booking when it tells', async () => {
    const { page, context, site, dialog, orders, customer } = await beforePaying();
    const sandbox = paymentSandbox(site.url);
    await page.clock.install();
    await payButton(dialog).click();
    const paying = await paymentWindow(page);
    await sandbox.behave({ failNext: 1_000, webhooks: 'drop' });
    await payByUpi(paying);
    await until('nobody can tell where the money is', async () => {
      await page.clock.fastForward(6_000);
      return dialog.getByRole('button', { name: 'Ask again' }).isVisible();
    });
    await dialog.getByText(/^If you have paid, nothing is lost/).waitFor();
    assert.equal(await payButton(dialog).count(), 0);

    await sandbox.behave({});
    await until('the booking is found', async () => {
      const again = dialog.getByRole('button', { name: 'Ask again' });
      if (await again.isVisible()) await again.click();
      await page.clock.fastForward(6_000);
      return dialog.getByText('Booking Confirmed!').isVisible();
    });
    assert.equal(new Set(orders).size, 1);
    const booked = await bookingsOf(site.url, customer);
    assert.equal(booked.length, 1);
    shows('T19', { 'payments that the page told of as unknown, and booked in the end': booked.length });
    await context.close();
  });

  test('a double click is one order and one booking', async () => {
    const { page, context, faults, site, dialog, orders, customer } = await beforePaying();
    await payButton(dialog).dblclick();
    await payByUpi(await paymentWindow(page));
    await dialog.getByText('Booking Confirmed!').waitFor();
    assert.equal(new Set(orders).size, 1);
    assert.equal((await bookingsOf(site.url, customer)).length, 1);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('back, forward and reload keep what was chosen', async () => {
    const { page, context, faults, salon, dialog, time } = await beforePaying();
    await dialog.getByLabel(/Special requests/).fill('A quiet corner, please.');
    await page.goBack();
    const times = dialog.getByRole('radiogroup', { name: 'Time' });
    await times.getByRole('radio', { checked: true, name: time }).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(new URL(page.url()).pathname, `/salon/${salon.id}`);
    await page.goForward();
    await times.getByRole('radio', { checked: true, name: time }).waitFor();
    await page.goForward();
    await dialog.getByText('Payment summary').waitFor();
    await page.reload();
    await dialogOf(page, salon).getByText('Payment summary').waitFor();
    await holds(dialog.getByLabel(/Special requests/), 'A quiet corner, please.');
    await keepPicture(page, 'trouble-3-reloaded');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('two tabs share one order; who pays in one finds it booked in the other', async () => {
    const { page, context, faults, site, salon, dialog, orders, customer } = await beforePaying();
    await payButton(dialog).click();
    await closeWindow(await paymentWindow(page));

    const other = await context.newPage();
    const otherOrders = watchOrders(other);
    const otherDialog = await openDialog(other, salon);
    await chooseFreeTime(otherDialog);
    await goToPayment(otherDialog);
    await payButton(otherDialog).click();
    await payByUpi(await paymentWindow(other));
    await otherDialog.getByText('Booking Confirmed!').waitFor();
    assert.deepEqual([...new Set([...orders, ...otherOrders])].length, 1);

    await dialog
      .getByText(/already booked/i)
      .first()
      .waitFor();
    await keepPicture(page, 'trouble-4-other-tab');
    assert.equal((await bookingsOf(site.url, customer)).length, 1);
    assert.deepEqual(beside4xx(faults), []);
    await context.close();
  });

  test('who pays and closes the browser has a booking all the same', async () => {
    const { page, context, site, dialog, orders, customer } = await beforePaying();
    await payButton(dialog).click();
    await paymentWindow(page);
    await context.close();
    const paid = await fetch(`${site.url}/sandbox/orders/${orders[0]}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'upi', vpa: 'success@razorpay' }),
    });
    assert.equal(paid.status, 200);
    await until('the webhook books it', async () => {
      const [booked] = await bookingsOf(site.url, customer);
      return booked?.status === 'confirmed';
    });
  });
});
