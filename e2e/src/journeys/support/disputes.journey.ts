import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMIN, OWNER } from '../../accounts.ts';
import { makeColleague } from '../../admin/colleague.ts';
import { disputeVisit, toldOf } from '../../admin/disputed-visit.ts';
import { mailsTo } from '../../booking/customer.ts';
import { assertFit, keepPicture, PHONE } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';
import { until } from '../../until.ts';
import { visitAs, visitAsDemo } from '../../visit-as.ts';

const screen = PHONE;

/** More than the 2,000 rupees that one admin may refund alone, so it takes two. */
const OVER_LIMIT = { typed: '2000.50', shown: '₹2,000.50' };
const REASON = 'They threaded one brow only, and left for lunch.';
const SIDE = 'Both brows were threaded; they left before the mirror.';
const TO_CUSTOMER = 'You are right: it was not finished.';
const TO_SALON = 'Please finish what is paid for.';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Finds a dispute by the customer's name in the list. */
const find = async (page: Page, name: string) => {
  await page.goto('/admin/disputes');
  await type(page, page.getByRole('searchbox', { name: 'Search disputes' }), name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=/);
  const link = page.getByRole('link', { name, exact: true });
  await link.waitFor();
  return link;
};

const open = async (page: Page, name: string): Promise<void> => {
  await press(page, await find(page, name));
  await page.getByRole('heading', { level: 1, name: `Dispute of ${name}` }).waitFor();
};

/** Decides for the customer, with this refund in rupees, or all that is left. */
const decide = async (page: Page, rupees?: string): Promise<void> => {
  const form = part(page, 'Decide');
  await press(page, form.getByRole('button', { name: 'For the customer' }));
  if (rupees === undefined) await press(page, form.getByRole('button', { name: /^All of it/ }));
  else await type(page, form.getByLabel('What goes back, in rupees'), rupees);
  await type(page, form.getByLabel(/^What the customer reads/), TO_CUSTOMER);
  await type(page, form.getByLabel(/^What the salon reads/), TO_SALON);
  await press(page, form.getByRole('button', { name: /^Resolve, ₹[\d.,]+ goes back$/ }));
};

journeys('the disputes desk, by keyboard alone', {}, (running) => {
  test('a dispute is answered by its salon, found by what is left of its clock, answered and decided', async () => {
    const { site, browser } = running();
    const { url } = site;
    const dispute = await disputeVisit(url, 'Tara Pillai', REASON);
    const { customer } = dispute;
    const owner = await visitAsDemo(browser, screen, url, OWNER);
    await owner.page.goto(`/salon/bookings/${dispute.visit.id}`);
    const said = part(owner.page, 'Dispute');
    await said.getByText(REASON).waitFor();
    await type(owner.page, said.getByLabel(/^Your side of it/), SIDE);
    await assertFit(owner.page, "a salon's side of a dispute");
    await keepPicture(owner.page, 'salon-dispute');
    await press(owner.page, said.getByRole('button', { name: 'Send your answer' }));
    await said.getByRole('blockquote').getByText(SIDE).waitFor();
    assert.deepEqual(owner.faults, []);
    await owner.context.close();

    const { page, context, faults } = await visitAsDemo(browser, screen, url, ADMIN);
    await page.goto('/admin/disputes');
    await press(page, page.getByRole('tab', { name: /^To do/ }), 'ArrowRight');
    await press(page, page.getByRole('tab', { name: /^To answer/ }));
    await page.waitForURL(/state=open/);
    await page.getByRole('link', { name: customer.name, exact: true }).waitFor();
    await page.getByText('47 h left to answer').first().waitFor();
    await assertFit(page, 'disputes to answer');
    await keepPicture(page, 'admin-disputes-1-list');

    await open(page, customer.name);
    await part(page, 'What the customer wrote').getByText(REASON).waitFor();
    await part(page, 'What the salon wrote').getByText(SIDE).waitFor();
    await assertFit(page, 'a dispute');
    await keepPicture(page, 'admin-disputes-2-opened');
    const answer = part(page, 'First answer');
    await press(page, answer.getByRole('button', { name: 'Send first answer' }));
    await answer.getByText('Please write at least 10 characters').waitFor();
    await type(page, answer.getByLabel(/^What the customer reads first/), 'We have asked the salon.');
    await press(page, answer.getByRole('button', { name: 'Send first answer' }));
    await answer.getByRole('blockquote').getByText('We have asked the salon.').waitFor();
    await page.getByText('29 days left to decide').waitFor();
    assert.equal((await toldOf(url, dispute)).answer?.text, 'We have asked the salon.');

    await decide(page, '20');
    await part(page, 'Decided').getByText('For the customer. ₹20.00 goes back.').waitFor();
    await page.getByText('resolved in time').waitFor();
    await assertFit(page, 'a resolved dispute');
    await keepPicture(page, 'admin-disputes-3-resolved');
    assert.deepEqual(faults, []);
    await context.close();

    await until('the customer is mailed', async () =>
      (await mailsTo(url, customer)).some(({ subject }) => subject.startsWith('Decided: ')),
    );
    const hers = await visitAs(browser, screen, url, customer.token);
    await hers.page.goto(`/bookings/${dispute.visit.id}`);
    await hers.page.getByText(TO_CUSTOMER).first().waitFor();
    await hers.page
      .getByText(/₹20\.00/)
      .first()
      .waitFor();
    await hers.context.close();
  });

  test('a decision over the limit is rejected by another admin, decided again and approved, and only then told', async () => {
    const { site, browser } = running();
    const { url } = site;
    const dispute = await disputeVisit(url, 'Usha Pillai', REASON);
    const { customer } = dispute;
    const colleague = await makeColleague(url);

    const first = await visitAsDemo(browser, screen, url, ADMIN);
    await open(first.page, customer.name);
    await decide(first.page);
    const own = part(first.page, 'Decided, to be approved');
    await own.getByText(/^You proposed this refund yourself/).waitFor();
    await assertFit(first.page, 'a decision of one’s own that waits');
    await keepPicture(first.page, 'admin-disputes-4-own');
    assert.equal((await toldOf(url, dispute)).resolution, null);

    const second = await visitAs(browser, screen, url, colleague.token);
    const link = await find(second.page, customer.name);
    await second.page.getByText('to be approved').waitFor();
    await assertFit(second.page, 'disputes with one to be approved');
    await keepPicture(second.page, 'admin-disputes-5-to-approve');
    await press(second.page, link);
    const waiting = part(second.page, 'Decided, to be approved');
    await press(second.page, waiting.getByRole('button', { name: 'Reject…' }));
    await type(second.page, waiting.getByLabel('Why not?'), 'One brow was done: half is enough.');
    await assertFit(second.page, 'rejecting a decision');
    await keepPicture(second.page, 'admin-disputes-6-rejecting');
    await press(second.page, waiting.getByRole('button', { name: /^Reject ₹/ }));
    await part(second.page, 'Decided before, not approved')
      .getByText(/One brow was done: half is enough\./)
      .waitFor();
    await assertFit(second.page, 'a rejected decision');
    await keepPicture(second.page, 'admin-disputes-7-rejected');
    assert.equal((await toldOf(url, dispute)).resolution, null);

    await decide(second.page, OVER_LIMIT.typed);
    await part(second.page, 'Decided, to be approved').waitFor();
    assert.deepEqual(second.faults, []);
    await second.context.close();

    await first.page.reload();
    await press(first.page, first.page.getByRole('button', { name: `Approve ${OVER_LIMIT.shown}` }));
    await part(first.page, 'Decided').getByText(`For the customer. ${OVER_LIMIT.shown} goes back.`).waitFor();
    await part(first.page, 'Decided')
      .getByText(/, approved by /)
      .waitFor();
    await assertFit(first.page, 'an approved decision');
    await keepPicture(first.page, 'admin-disputes-8-approved');
    assert.deepEqual(first.faults, []);
    await first.context.close();
    assert.equal((await toldOf(url, dispute)).resolution, TO_CUSTOMER);
  });
});
