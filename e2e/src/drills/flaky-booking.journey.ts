import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { salonNamed } from '../booking/booking-dialog.ts';
import { bookingsOf, cancel } from '../booking/customer.ts';
import { signedInVisit } from '../booking/signed-in-visit.ts';
import { PHONE } from '../browser.ts';
import { journeys } from '../journeys.ts';
import { paymentSandbox } from '../payment-sandbox.ts';
import { loseCalls } from './flaky-network.ts';
import { bookAtLast } from './persistent-customer.ts';

const RUNS = sized({ quick: 2, deep: 100 });
/** The share of calls that are lost. */
const LOST = 0.2;
/** A booking without any trouble has so many moves; one of them is followed by an outage. */
const USUAL_MOVES = 7;

journeys('a booking over a network that loses calls', { usualLimits: true }, (running) => {
  test('it ends booked and paid once, as the page says, and each failure is told with a way on', async (t) => {
    const { site, browser } = running();
    const random = randomOf(testSeed(t));
    const salon = await salonNamed(site.url, 'Tamarind');
    let lost = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const { page, context, customer } = await signedInVisit(browser, PHONE, site.url);
      const network = await loseCalls(page, LOST, random);
      const offlineAt = random.below(USUAL_MOVES);
      await page.goto(`/salon/${salon.id}`);
      await bookAtLast(page, salon, async (no) => {
        if (no !== offlineAt) return;
        await network.goOffline();
        await page.getByText(/^You are offline\./).waitFor();
        await network.comeBack();
      });

      const [booking, ...others] = await bookingsOf(site.url, customer);
      assert(booking, 'The page says that it is booked, and nothing is.');
      assert.deepEqual(others, []);
      assert.equal(booking.status, 'confirmed');
      const { orders } = await paymentSandbox(site.url).books();
      const paid = orders.filter(({ order_id, captured }) => network.orders.has(order_id) && captured > 0);
      assert.deepEqual(
        paid.map(({ order_id, captured, refunded }) => [order_id, captured, refunded]),
        [[booking.orderId, booking.amount * 100, 0]],
      );
      lost += network.lost();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      await cancel(site.url, customer, booking.id);
    }
    assert(lost > 0, 'No call was lost.');
    shows('T37', { bookings: RUNS, 'calls that were lost': lost, 'wrong ends': 0 });
  });
});
