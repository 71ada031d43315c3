import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { OWNER } from '../../accounts.ts';
import { ask } from '../../ask.ts';
import { assertFit, DESKTOP, keepPicture } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { press, type } from '../../keyboard.ts';
import { choose } from '../../salon/choose.ts';
import { ownSalon } from '../../salon/owner.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = DESKTOP;

/** Distinguishes this run's data from an earlier run's. */
const RUN = Date.now().toString(36);
const INDIA_MS = 330 * 60_000;
const dayAfter = (days: number): string =>
  new Date(Date.now() + INDIA_MS + days * 86_400_000).toISOString().slice(0, 10);
const toast = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();

/** Downloads the file of a button and returns its name and bytes. */
const download = async (page: Page, button: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('button', { name: button, exact: true })),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

journeys("a salon's team, its reviews and its money, by keyboard alone", {}, (running) => {
  test('somebody joins the team, takes leave, and leaves the roster', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
    const name = `Zoya ${RUN}`;
    await page.goto('/salon/specialists');
    await page.getByRole('heading', { level: 1, name: 'Specialists' }).waitFor();
    await page.getByText(/on the roster\.$/).waitFor();
    await keepPicture(page, 'salon-30-team');
    await press(page, page.getByRole('button', { name: 'Add specialist' }));
    const adding = page.getByRole('dialog', { name: 'New specialist' });
    await press(page, adding.getByRole('button', { name: 'Add to the team' }));
    await adding.getByText('Say who it is.').waitFor();
    await type(page, adding.getByLabel('Name', { exact: false }).first(), name);
    await type(page, adding.getByLabel('Specialization'), 'Nails and hands');
    await press(page, adding.getByRole('checkbox', { name: /^Everything the salon sells/ }), 'Space');
    await press(page, adding.getByRole('checkbox', { name: /^Nail Care/ }), 'Space');
    await press(page, adding.getByRole('button', { name: 'Own hours' }));
    await press(page, adding.getByRole('checkbox', { name: 'Monday, open' }), 'Space');
    await adding.getByLabel('Tuesday, from', { exact: true }).fill('11:00');
    await press(page, adding.getByRole('button', { name: 'Add break on Tuesday' }));
    await assertFit(page, 'a new specialist');
    await keepPicture(page, 'salon-31-specialist');
    await press(page, adding.getByRole('button', { name: 'Add to the team' }));
    await toast(page, `${name} is on the team`);
    await adding.waitFor({ state: 'detached' });
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    for (const part of [/^\d services?: Nail Care$/, /^11:00 AM - 8:00 PM, break 1:00 PM - 2:00 PM$/])
      await card.getByText(part).waitFor();

    await press(page, card.getByRole('button', { name: `Leave of ${name}` }));
    const leave = page.getByRole('dialog', { name: `Leave of ${name}` });
    await leave.getByText('No leave is planned yet.').waitFor();
    await leave.getByLabel('First day').fill(dayAfter(30));
    await leave.getByLabel('Last day').fill(dayAfter(32));
    await type(page, leave.getByLabel(/^Reason/), 'Her sister marries');
    await press(page, leave.getByRole('button', { name: /^Take leave on .* to / }));
    await leave.getByText('Her sister marries').waitFor();
    await assertFit(page, 'leave');
    await keepPicture(page, 'salon-32-leave');
    await press(page, leave.getByRole('button', { name: /^Remove the leave on / }));
    await leave.getByText('No leave is planned yet.').waitFor();
    await page.keyboard.press('Escape');
    await leave.waitFor({ state: 'detached' });

    await press(page, card.getByRole('button', { name: `Edit ${name}` }));
    const editing = page.getByRole('dialog', { name });
    await press(page, editing.getByRole('checkbox', { name: /^On the roster/ }), 'Space');
    await press(page, editing.getByRole('button', { name: 'Save Changes' }));
    await editing.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Off the roster' }).getByRole('heading', { name }).waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a review is answered, everyone reads it, and it is taken back', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
    const salon = await ownSalon(site.url);
    const words = `Thank you, come again. ${RUN}`;
    await page.goto('/salon/reviews');
    await page.getByRole('tab', { name: /^Unanswered \d+/, selected: true }).waitFor();
    await keepPicture(page, 'salon-33-reviews');
    await press(page, page.getByRole('button', { name: /^Answer to / }));
    await type(page, page.getByLabel(/^Your answer to /), words);
    await assertFit(page, 'an answer');
    await keepPicture(page, 'salon-34-answer');
    await press(page, page.getByRole('button', { name: 'Publish answer' }));
    await page.getByLabel(/^Your answer to /).waitFor({ state: 'detached' });

    await page.goto(`/salon/${salon.id}`);
    const said = page.getByRole('article').filter({ hasText: words });
    await said.getByText(`${salon.name} answered`).waitFor();
    await said.scrollIntoViewIfNeeded();
    await keepPicture(page, 'salon-35-public');

    await page.goto('/salon/reviews?show=answered');
    const answered = page.getByRole('article').filter({ hasText: words });
    await press(page, answered.getByRole('button', { name: /^Remove the answer to / }));
    await page.getByText(/^Your answer to .* is taken back$/).waitFor();
    await answered.waitFor({ state: 'detached' });
    const { text } = await ask(`${site.url}/api/public/salons/${salon.id}`);
    assert(!text.includes(words), 'an answer that was taken back is still public');
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('the statement of any days is read and kept as a file', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visitAsDemo(browser, screen, site.url, OWNER);
    await page.goto('/salon/statement');
    const figures = page.getByLabel('Figures of the statement');
    for (const title of ['Paid in', 'Refunded', 'Paid out', 'Owed to you'])
      await figures.getByText(title, { exact: true }).waitFor();
    const visits = page.getByLabel('What the visits bring in');
    for (const title of ['Earned', 'Paid ahead', 'Walk-ins'])
      await visits.getByText(title, { exact: true }).waitFor();
    await keepPicture(page, 'salon-36-statement');
    const period = page.getByRole('combobox', { name: 'Period' });
    await choose(page, period, 'L');
    await period.filter({ hasText: 'Last month' }).waitFor();
    assert.match(page.url(), /period=last-month/);
    await choose(page, period, 'C');
    await page.waitForURL(/from=/);
    const from = dayAfter(-60);
    const to = dayAfter(0);
    await page.getByLabel('To', { exact: true }).fill(to);
    await page.getByLabel('From', { exact: true }).fill(from);
    await page.waitForURL((url) => url.search.includes(`from=${from}&to=${to}`));
    await page.reload();
    const status = await page.getByText(/^\d+ lines?, the latest first$/).innerText();
    await assertFit(page, 'the statement of chosen days');
    await keepPicture(page, 'salon-37-days');

    const csv = await download(page, 'CSV');
    assert.equal(csv.name, `sundara-statement-${from}-to-${to}.csv`);
    const moved = csv.bytes
      .toString()
      .split(/\r?\n/)
      .filter((line) => /,(Paid in|Refunded|Paid out),/.test(line));
    assert.equal(moved.length, Number.parseInt(status, 10));
    for (const line of moved) assert.match(line, /,-?\d+\.\d\d,-?\d+\.\d\d$/);
    const pdf = await download(page, 'PDF');
    assert.match(pdf.name, /\.pdf$/);
    assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-');
    assert.deepEqual(faults, []);
    await context.close();
  });
});
