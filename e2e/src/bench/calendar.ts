import { OWNER, tokenOf } from '../accounts.ts';
import { DESKTOP, launchBrowser, visit } from '../browser.ts';
import { fillDay } from '../salon/full-day.ts';
import { asOwner } from '../salon/owner.ts';
import { startSite } from '../site.ts';
import { dragAcross, type Held } from './drag.ts';

const DAY_MS = 86_400_000;
const INDIA_MS = 330 * 60_000;
const ROUNDS = 5;
/** What an owner notices (the goal of the calendar): no longer task than this during a drag. */
const MOST_MS = 100;
const dayAfter = (days: number): string =>
  new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/*
 * How smoothly a visit is dragged over a day of 12 specialists and 300 visits, on a processor that Chromium makes four
 * times slower; for comparison, on a day with one visit, which shows the cost of page and machine alone.
 */
const site = await startSite();
const browser = await launchBrowser({ isMeasured: true });
try {
  const full = dayAfter(20);
  const bare = dayAfter(21);
  console.log('Putting 12 specialists and 300 visits into a day …');
  await fillDay(site.url, full, { specialists: 12, visits: 300 });
  const { data } = await asOwner(site.url, 'GET', '/api/salon/services?q=Quick%20trim');
  await asOwner(site.url, 'POST', '/api/salon/walk-ins', {
    ...{ key: crypto.randomUUID(), services: [data[0].id], start: `${bare}T11:00` },
  });
  const { page } = await visit(browser, DESKTOP, site.url);
  await page.goto('/about');
  await page.evaluate((token) => localStorage.setItem('token', token), await tokenOf(site.url, OWNER));
  const measure = async (date: string): Promise<readonly Held[]> => {
    await page.goto(`/salon/calendar?date=${date}`);
    const rounds: Held[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await dragAcross(page));
    return rounds;
  };
  const [busy, calm] = [await measure(full), await measure(bare)];
  const tell = (what: string, rounds: readonly Held[]) => {
    const dragging = rounds.map((round) => Math.round(round.dragging));
    console.log(
      `${what}: longest task while carrying ${dragging.join(', ')} ms (median ${median(dragging)}).`,
    );
    return Math.max(...dragging);
  };
  const most = tell('300 visits', busy);
  tell('One visit, for comparison', calm);
  console.log(
    `At most ${MOST_MS} ms on a processor four times slower: ${most <= MOST_MS ? 'kept' : 'missed'}.`,
  );
  process.exitCode = most <= MOST_MS ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
