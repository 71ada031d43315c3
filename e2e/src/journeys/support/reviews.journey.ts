import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { ADMIN, CUSTOMER, tokenOf } from '../../accounts.ts';
import { ask } from '../../ask.ts';
import { mailsTo, sourceOf } from '../../booking/customer.ts';
import { assertFit, keepPicture, PHONE, visit } from '../../browser.ts';
import { unfolded } from '../../customer/mails.ts';
import { journeys } from '../../journeys.ts';
import { press, tabTo, type } from '../../keyboard.ts';
import { pick } from '../../pick.ts';
import { ownSalon } from '../../salon/owner.ts';
import { until } from '../../until.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = PHONE;

/** Distinguishes this run's data from an earlier run's. */
const RUN = Date.now().toString(36);

/** The demo customer writes or rewrites the review of the visit that has just ended; returns its booking's id. */
const writeReview = async (url: string, title: string): Promise<string> => {
  const headers = { authorization: `Bearer ${await tokenOf(url, CUSTOMER)}` };
  const read = async (path: string) => JSON.parse((await ask(`${url}${path}`, { headers })).text).data;
  for (const { id } of await read('/api/customer/bookings?limit=50')) {
    if (!(await read(`/api/customer/bookings/${id}`)).can.review) continue;
    const { status, text } = await ask(`${url}/api/customer/bookings/${id}/review`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ rating: 1, title, comment: 'Her number is 98480 12345, call her.' }),
    });
    assert.equal(status, 200, text);
    return id;
  }
  assert.fail('The demo customer has no visit to review.');
};

/** Mails to the demo customer whose subject ends like this, the newest first. */
const told = (url: string, end: string) =>
  mailsTo(url, { email: CUSTOMER }).then((mails) => mails.filter(({ subject }) => subject.endsWith(end)));
const toast = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();

/** Reloads a salon's page until it shows a review, or no longer does: the page may be cached for a moment. */
const readUntil = (page: Page, title: string, shown: boolean): Promise<unknown> =>
  until(`the salon's page is read ${shown ? 'with' : 'without'} the review`, async () => {
    await page.reload();
    const reviews = page.getByRole('list', { name: 'Reviews', exact: true }).getByRole('article');
    await reviews.first().waitFor();
    return (await reviews.filter({ hasText: title }).count()) > 0 === shown;
  });

journeys('what admins do about reviews, by keyboard alone', {}, (running) => {
  test('a review is hidden with a reason, its author is told, and it is shown again', async () => {
    const { site, browser } = running();
    const { url } = site;
    const title = `Call her ${RUN}`;
    const why = `A phone number stands in it ${RUN}.`;
    const bookingId = await writeReview(url, title);
    const salon = await ownSalon(url);
    const shownBefore = await told(url, 'is shown again');
    const visitor = await visit(browser, screen, url);
    await visitor.page.goto(`/salon/${salon.id}`);
    await readUntil(visitor.page, title, true);

    const { page, context, faults } = await visitAsDemo(browser, screen, url, ADMIN);
    await page.goto('/admin/reviews');
    await page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor();
    await page.getByRole('article').first().waitFor();
    await keepPicture(page, 'admin-reviews-1-list');
    await type(page, page.getByRole('searchbox', { name: 'Search reviews' }), title);
    await page.waitForURL((address) => address.searchParams.get('q') === title);
    const card = page.getByRole('article').filter({ hasText: title });
    await page.getByRole('article').filter({ hasNotText: title }).first().waitFor({ state: 'detached' });
    const of = `the review by Meera N. of ${salon.name}`;
    await press(page, card.getByRole('button', { name: `Hide ${of}` }));
    const dialog = page.getByRole('dialog', { name: 'Hide this review?' });
    await press(page, dialog.getByRole('button', { name: 'Hide review' }));
    await dialog.getByText('Please choose why').waitFor();
    await pick(
      page,
      dialog.getByRole('combobox', { name: 'Reason' }),
      'It tells personal details of somebody.',
    );
    await type(page, dialog.getByLabel('In your words'), why);
    await assertFit(page, 'why a review is hidden');
    await keepPicture(page, 'admin-reviews-2-hide');
    await press(page, dialog.getByRole('button', { name: 'Hide review' }));
    await toast(page, 'The review is hidden');
    await dialog.waitFor({ state: 'detached' });
    await card.getByText('It tells personal details of somebody.', { exact: false }).waitFor();
    await card.getByText(`“${why}”`).waitFor();
    await assertFit(page, 'a hidden review');
    await keepPicture(page, 'admin-reviews-3-hidden');

    await readUntil(visitor.page, title, false);
    await until('its author is mailed why', async () => {
      const [mail] = await told(url, 'is hidden');
      return mail && unfolded(await sourceOf(url, mail)).includes(why);
    });
    const author = await visitAsDemo(browser, screen, url, CUSTOMER);
    await author.page.goto(`/bookings/${bookingId}#review`);
    await author.page.getByText(`“${why}”`).waitFor();
    await author.page.getByText(title).waitFor();
    await assertFit(author.page, 'a hidden review of one’s own');
    await author.page.getByText(`“${why}”`).scrollIntoViewIfNeeded();
    await keepPicture(author.page, 'admin-reviews-4-author');
    assert.deepEqual(author.faults, []);
    await author.context.close();

    await tabTo(page, page.getByRole('tab', { name: /^All/ }));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.searchParams.get('state') === 'hidden');
    await press(page, card.getByRole('button', { name: `Show again: ${of}` }));
    await toast(page, 'The review is shown again');
    await page.getByText('No review found').waitFor();
    await assertFit(page, 'no hidden review');
    await keepPicture(page, 'admin-reviews-5-none');
    await press(page, page.getByRole('button', { name: 'Show any review' }));
    await page.waitForURL((address) => !address.searchParams.has('q'));
    await readUntil(visitor.page, title, true);
    await until('its author is mailed that', async () => {
      const shown = await told(url, 'is shown again');
      return shown.length > shownBefore.length;
    });
    assert.deepEqual([faults, visitor.faults], [[], []]);
    await visitor.context.close();
    await context.close();
  });
});
