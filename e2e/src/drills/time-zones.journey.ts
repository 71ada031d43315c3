import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDepth } from '@sundara/contracts/testing';
import type { Browser, Locator } from 'playwright-core';
import {
  goToPayment,
  openDialog,
  payButton,
  type SalonToBook,
  salonNamed,
} from '../booking/booking-dialog.ts';
import { bookingsOf, cancel, mailsTo, sourceOf } from '../booking/customer.ts';
import { payByUpi, paymentWindow } from '../booking/payment-window.ts';
import { signedInVisit } from '../booking/signed-in-visit.ts';
import { DESKTOP, launchBrowser } from '../browser.ts';
import { type Site, startSite } from '../site.ts';
import { until } from '../until.ts';

const ZONES = ['UTC', 'Asia/Kolkata', 'America/New_York'];
/** New York is about as far from Kolkata as a server can be; all other journeys already cover a machine with UTC. */
const SERVER_ZONES = testDepth() === 'deep' ? ZONES : ['America/New_York'];
const BROWSER_ZONES = testDepth() === 'deep' ? ZONES : ['Asia/Kolkata', 'America/New_York'];

/** The next Wednesday that is at least two days ahead in Kolkata: the same day for every run of this test. */
const visitDay = (): { date: string; spoken: string } => {
  const kolkata = new Date(Date.now() + 330 * 60_000);
  kolkata.setUTCDate(kolkata.getUTCDate() + 2);
  while (kolkata.getUTCDay() !== 3) kolkata.setUTCDate(kolkata.getUTCDate() + 1);
  const spoken = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' }).format(kolkata);
  return { date: kolkata.toISOString().slice(0, 10), spoken };
};

const chooseNoon = async (dialog: Locator, spoken: string): Promise<void> => {
  await dialog.locator('[role=grid][aria-busy=false]').waitFor();
  const day = dialog.getByRole('grid').getByRole('button', { name: spoken });
  if ((await day.count()) === 0) await dialog.getByRole('button', { name: 'Next month' }).click();
  await day.click();
  await dialog.getByRole('radio', { name: '12:00 PM', disabled: false }).click();
};

/** Books noon with a browser in a zone; returns everything that the product says about the time. */
const bookNoon = async (site: Site, browser: Browser, salon: SalonToBook, timezoneId: string) => {
  const { page, context, customer } = await signedInVisit(browser, DESKTOP, site.url, { timezoneId });
  const { date, spoken } = visitDay();
  const dialog = await openDialog(page, salon);
  await chooseNoon(dialog, spoken);
  await goToPayment(dialog);
  const asked = await dialog.getByText(/, 12:00 pm · /).innerText();
  await payButton(dialog).click();
  await payByUpi(await paymentWindow(page));
  await dialog.getByText('Booking Confirmed!').waitFor();
  const [booked] = await bookingsOf(site.url, customer);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: /^Your next appointment/ });
  const shown = await next.getByText(/12:00 pm/).innerText();
  const mail = await until('the confirmation is mailed', async () => {
    const mails = await mailsTo(site.url, customer);
    return mails.find(({ subject }) => subject.startsWith('Booked:'));
  });
  const start = /DTSTART[^\r\n]*/.exec(unfolded(await sourceOf(site.url, mail)))?.[0];
  // The next browser books the same time.
  if (booked) await cancel(site.url, customer, booked.id);
  await context.close();
  return { date, asked, shown, subject: mail.subject, start, dateTime: booked?.dateTime };
};

/** The calendar file within the mail as text, whatever its encoding. */
const unfolded = (source: string): string => {
  const blocks = source.match(/(?:[A-Za-z0-9+/=]{60,}\r?\n)+[A-Za-z0-9+/=]+/g) ?? [];
  const decoded = blocks.map((block) => Buffer.from(block, 'base64').toString('utf8'));
  return [source, ...decoded].join('\n');
};

/** Books noon at a server in a zone, with browsers in others. */
const bookNoonsAt = async (timeZone: string, browser: Browser): Promise<readonly unknown[]> => {
  const site = await startSite({ timeZone });
  try {
    const salon = await salonNamed(site.url, 'Tamarind');
    const told: unknown[] = [];
    for (const zone of BROWSER_ZONES) told.push(await bookNoon(site, browser, salon, zone));
    return told;
  } finally {
    await site.stop();
  }
};

test('noon at the salon is noon in every zone of server and browser', async () => {
  const told: unknown[] = [];
  const browser = await launchBrowser();
  try {
    for (const server of SERVER_ZONES) told.push(...(await bookNoonsAt(server, browser)));
  } finally {
    await browser.close();
  }
  const [first, ...others] = told;
  assert.match(JSON.stringify(first), /T12:00:00\+05:30/);
  assert.match(JSON.stringify(first), /DTSTART:\d{8}T063000Z/);
  for (const other of others) assert.deepEqual(other, first);
});
