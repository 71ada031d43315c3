import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADMIN } from '../../accounts.ts';
import { makeColleague } from '../../admin/colleague.ts';
import { ask } from '../../ask.ts';
import { bookVisit } from '../../booking/booked-visit.ts';
import { salonNamed, withOnly } from '../../booking/booking-dialog.ts';
import { mailsTo, registerCustomer } from '../../booking/customer.ts';
import { assertFit, DESKTOP, keepPicture } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { choose } from '../../salon/choose.ts';
import { until } from '../../until.ts';
import { visitAs, visitAsDemo } from '../../visit-as.ts';

const screen = DESKTOP;

journeys('what admins do about money and messages, by keyboard alone', {}, (running) => {
  test('one admin proposes a refund, only another approves it, and the customer sees it', async () => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url, 'Leela Money');
    // More than the 2,000 rupees that one admin may refund alone.
    const salon = withOnly(await salonNamed(site.url, 'Copper Comb'), 'Swedish Massage');
    const booking = await bookVisit(site.url, customer, salon);
    const colleague = await makeColleague(site.url);

    const own = await visitAsDemo(browser, screen, site.url, ADMIN);
    const { page } = own;
    await page.goto('/admin/refunds?tab=all');
    await page.getByRole('tab', { name: 'All payments', selected: true }).waitFor();
    await type(page, page.getByRole('searchbox', { name: 'Search payments' }), customer.email);
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=/);
    await press(
      page,
      page.getByRole('button', { name: new RegExp(`^Look at the payment of ${customer.name},`) }),
    );
    const sheet = page.getByRole('dialog', { name: 'Payment' });
    await sheet.getByRole('form', { name: 'Give money back' }).waitFor();
    await assertFit(page, 'a payment');
    await keepPicture(page, 'admin-money-1-payment');
    await type(page, sheet.getByLabel('Amount in rupees'), '2000.50');
    await choose(page, sheet.getByRole('combobox', { name: 'Reason' }), 'Goodwill');
    await type(page, sheet.getByLabel('What happened?'), 'She waited for half an hour.');
    await press(page, sheet.getByRole('button', { name: 'Ask for approval of ₹2,000.50' }));
    await sheet.getByText(/^You proposed this refund yourself, so you can't approve it/).waitFor();
    assert.equal(await sheet.getByRole('button', { name: /^Approve/ }).count(), 0);
    await assertFit(page, 'a proposal of one’s own');
    await keepPicture(page, 'admin-money-2-own');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    assert.deepEqual(own.faults, []);
    await own.context.close();

    const other = await visitAs(browser, screen, site.url, colleague.token);
    await other.page.goto('/admin/refunds');
    const review = other.page.getByRole('button', { name: `Review ₹2,000.50 for ${customer.name}` });
    await review.waitFor();
    await assertFit(other.page, 'refunds to approve');
    await keepPicture(other.page, 'admin-money-3-to-approve');
    await press(other.page, review);
    const seen = other.page.getByRole('dialog', { name: 'Payment' });
    await press(other.page, seen.getByRole('button', { name: 'Approve ₹2,000.50' }));
    await seen.getByText(new RegExp(`^Approved by ${colleague.name},`)).waitFor();
    await assertFit(other.page, 'an approved refund');
    await keepPicture(other.page, 'admin-money-4-approved');
    await other.page.keyboard.press('Escape');
    await seen.waitFor({ state: 'detached' });
    assert.deepEqual(other.faults, []);
    await other.context.close();

    await until('the customer is told', async () =>
      (await mailsTo(site.url, customer)).find(({ subject }) => subject.startsWith('Refunded: ₹2,000.50')),
    );
    const hers = await visitAs(browser, screen, site.url, customer.token);
    await hers.page.goto(`/bookings/${booking.id}`);
    await hers.page
      .getByText(/We looked into it\. ₹2,000\.50/)
      .first()
      .waitFor();
    await hers.context.close();
  });

  test('a message is found by its ticket and answered by mail', async () => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url, 'Noor Message');
    const form = { name: customer.name, email: customer.email, subject: 'technical' };
    const { text } = await ask(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, message: 'The map shows no salon near me.' }),
    });
    const { ticket } = JSON.parse(text);
    assert.equal(typeof ticket, 'string', text);
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, ADMIN);
    await page.goto('/admin/messages');
    await type(page, page.getByRole('searchbox', { name: 'Search messages' }), ticket);
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=/);
    const read = page.getByRole('button', { name: `Read ${ticket} from ${customer.name}` });
    await read.waitFor();
    // It was in the list before too, but now it is the only one, and the list is not loading.
    const all = page.getByRole('button', { name: /^Read / });
    await until('one message is found', async () => (await all.count()) === 1);
    await assertFit(page, 'messages');
    await keepPicture(page, 'admin-money-5-messages');
    await press(page, read);
    const sheet = page.getByRole('dialog', { name: `${ticket}: Technical Issue` });
    await type(page, sheet.getByLabel('Your answer'), 'It does now. Please look again.');
    await press(page, sheet.getByRole('button', { name: 'Send answer' }));
    await sheet.getByText('You look after it.').waitFor();
    await assertFit(page, 'an answered message');
    await keepPicture(page, 'admin-money-6-answered');
    await press(page, sheet.getByRole('button', { name: 'Close message' }));
    await sheet.getByRole('button', { name: 'Reopen message' }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await tabTo(page, page.getByRole('button', { name: `Read ${ticket} from ${customer.name}` }));
    assert.deepEqual(faults, []);
    await context.close();
    await until('the answer is mailed', async () =>
      (await mailsTo(site.url, customer)).find(({ subject }) => subject === `Re: ${ticket} Technical Issue`),
    );
  });
});
