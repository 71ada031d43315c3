import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { CUSTOMER, signIn } from '../../accounts.ts';
import { ask } from '../../ask.ts';
import { assertFit, DESKTOP, keepPicture, PHONE, type Screen } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';
import { visitAsDemo } from '../../visit-as.ts';

interface Visit {
  readonly id: string;
  readonly salonName: string;
  readonly review: { readonly comment: string } | null;
  readonly can: { readonly review: boolean; readonly dispute: boolean };
}

/** The demo customer's visits, latest first, as their pages show them. */
const visitsOf = async (url: string): Promise<readonly Visit[]> => {
  const headers = { authorization: `Bearer ${await signIn(url, CUSTOMER)}` };
  const read = async (path: string) => JSON.parse((await ask(`${url}${path}`, { headers })).text).data;
  const listed: readonly Visit[] = await read('/api/customer/bookings?limit=50');
  return Promise.all(listed.map(({ id }) => read(`/api/customer/bookings/${id}`)));
};

const PROBLEM = 'They threaded one brow only, and left for lunch.';
const WORDS = 'Quiet, careful, and the tea was good.';
const form = (page: Page) => page.getByRole('form', { name: 'Your review' });

journeys('after a visit, by keyboard alone', {}, (running) => {
  const open = async (screen: Screen) => {
    const { site, browser } = running();
    const visits = await visitsOf(site.url);
    return {
      visits,
      ...(await visitAsDemo(browser, screen, site.url, CUSTOMER)),
    };
  };
  /** A picture that is not blank, made from the page itself. */
  const photo = async (page: Page) => ({
    name: 'brows.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } }),
  });

  test('on a phone a visit is reviewed with a photo, and everyone reads it at the salon', async () => {
    const { visits, page, context, faults } = await open(PHONE);
    const visited = visits.find(({ can, review }) => can.review && !review);
    assert(visited, 'the demo customer has no visit left to review');
    await page.goto(`/bookings/${visited.id}#review`);
    await form(page).waitFor();
    await press(page, form(page).getByRole('radio').first(), 'Space');
    for (let star = 0; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await type(page, form(page).getByLabel(/^Title/), 'Worth the way');
    await type(page, form(page).getByLabel(/^Your words/), WORDS);
    await form(page)
      .locator('input[type=file]')
      .setInputFiles([await photo(page)]);
    await form(page).getByText('Sending…').waitFor({ state: 'detached' });
    await assertFit(page, 'a review');
    await keepPicture(page, '360-after-1-review');
    await press(page, form(page).getByRole('button', { name: 'Send review' }));
    await page.getByText('Thank you for your review.').first().waitFor();
    await page.getByText(WORDS).waitFor();
    await assertFit(page, 'a written review');
    await keepPicture(page, '360-after-2-written');

    await press(page, page.getByRole('link', { name: visited.salonName }).first());
    await page.getByRole('heading', { level: 1, name: visited.salonName }).waitFor();
    const said = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: WORDS });
    await said.first().scrollIntoViewIfNeeded();
    await said.getByRole('img').or(said.getByRole('button')).first().waitFor();
    await assertFit(page, "a salon's reviews with photos");
    await keepPicture(page, '360-after-3-salon');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('on a wide screen it is written anew, and the earlier version stays', async () => {
    const { visits, page, context, faults } = await open(DESKTOP);
    const visited = visits.find(({ review }) => review?.comment === WORDS);
    assert(visited, 'there is no review to change');
    await page.goto(`/bookings/${visited.id}`);
    await press(page, page.getByRole('button', { name: 'Edit your review' }));
    const words = form(page).getByLabel(/^Your words/);
    await words.fill('');
    await type(page, words, 'Quiet and careful.');
    await press(page, form(page).getByRole('button', { name: 'Save the changes' }));
    await page.getByText('Quiet and careful.').waitFor();
    await press(page, page.getByText('An earlier version'));
    await page.getByText(WORDS).waitFor();
    await assertFit(page, 'a review written anew');
    await keepPicture(page, '1280-after-4-anew');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a visit that is just over is reported, once', async () => {
    const { visits, page, context, faults } = await open(PHONE);
    const visited = visits.find(({ can }) => can.dispute);
    assert(visited, 'the demo customer has no visit that is just over');
    await page.goto(`/bookings/${visited.id}`);
    await press(page, page.getByRole('button', { name: 'Report a problem' }));
    const dialog = page.getByRole('dialog', { name: 'Report a problem' });
    await type(page, dialog.getByLabel(/^What went wrong/), 'No.');
    await press(page, dialog.getByRole('button', { name: 'Send report' }));
    await dialog.getByText(/at least 10 characters/).waitFor();
    const reason = dialog.getByLabel(/^What went wrong/);
    await reason.fill('');
    await type(page, reason, PROBLEM);
    await assertFit(page, 'a report');
    await keepPicture(page, '360-after-5-report');
    await press(page, dialog.getByRole('button', { name: 'Send report' }));
    await page.getByRole('heading', { name: 'Your report' }).waitFor();
    await page.getByText('Dispute opened').waitFor();
    await page.getByText('Disputed').first().waitFor();
    assert.equal(await page.getByRole('button', { name: 'Report a problem' }).count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('on a wide screen the report stands where the visit is', async () => {
    const { page, context, faults } = await open(DESKTOP);
    await page.goto('/bookings?status=disputed');
    await press(page, page.getByRole('link', { name: /^View: / }).filter({ visible: true }));
    await page.getByRole('heading', { name: 'Your report' }).waitFor();
    await page.getByText(PROBLEM).waitFor();
    await assertFit(page, 'a disputed visit');
    await keepPicture(page, '1280-after-6-disputed');
    assert.deepEqual(faults, []);
    await context.close();
  });
});
