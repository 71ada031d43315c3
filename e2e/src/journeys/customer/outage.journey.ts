import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { followLink } from '../../areas.ts';
import { bookVisit } from '../../booking/booked-visit.ts';
import { salonNamed } from '../../booking/booking-dialog.ts';
import { type Customer, registerCustomer } from '../../booking/customer.ts';
import { DESKTOP, PHONE, visit } from '../../browser.ts';
import { signedIn, signInThere } from '../../customer/signed-in.ts';
import { journeys } from '../../journeys.ts';
import { visitAs } from '../../visit-as.ts';

const screen = DESKTOP;

/** How long the API is unavailable in the middle of each action. */
const AWAY_MS = 10_000;

/** The response of the site's own server while the API does not answer. */
const refuse = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'application/json', body: '{"code":"UNAVAILABLE"}' });

/**
 * Makes the API unavailable from now on.
 *
 * @returns a function that makes it available again, after ten seconds at least
 */
const takeAway = async (contexts: readonly BrowserContext[]): Promise<() => Promise<void>> => {
  const back = wait(AWAY_MS);
  for (const context of contexts) await context.route('**/api/**', refuse);
  return async () => {
    await back;
    for (const context of contexts) await context.unroute('**/api/**', refuse);
  };
};

const NEW_PASSWORD = 'four-green-lamps';
const MARK = 'the same document';
const mark = (page: Page) => page.evaluate((text) => Reflect.set(window, 'drill', text), MARK);
const assertMarked = async (page: Page, name: string) =>
  assert.equal(await page.evaluate(() => Reflect.get(window, 'drill')), MARK, `${name} needed a reload`);

interface Action {
  readonly name: string;
  readonly path: string;
  /** Fills in the input of the action. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** What the page says while the API does not answer. */
  readonly told: RegExp;
  /** How to continue once it answers; by default the same action again. */
  readonly again?: (page: Page) => Promise<void>;
  readonly done: RegExp;
}

const click = (name: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const actionsOf = (
  customer: Customer,
  [moved = '', cancelled = '']: readonly string[],
): readonly Action[] => [
  {
    name: 'updating the profile',
    path: '/profile',
    prepare: (page) => page.getByLabel(/^Full Name/).fill('Asha Rao Patel'),
    send: click('Update Profile'),
    told: /Failed to update profile/,
    done: /Profile updated successfully!/,
  },
  {
    name: 'choosing what is mailed',
    path: '/profile?section=notifications',
    send: (page) => page.getByRole('switch', { name: /^Offers/ }).click(),
    told: /not saved|Failed|could not/i,
    done: /^Offers/,
  },
  {
    name: 'asking for a link to set a new password',
    path: '/forgot-password',
    prepare: (page) => page.getByLabel('Email Address').fill(customer.email),
    send: click('Send Reset Link'),
    told: /Failed to send reset email/,
    done: /Check Your Email/,
  },
  {
    name: 'moving a visit',
    path: `/bookings/${moved}`,
    prepare: async (page) => {
      await click('Reschedule')(page);
      const times = page.getByRole('dialog').locator('[role=radiogroup][aria-busy=false]');
      await times.getByRole('radio', { disabled: false, checked: false }).last().click();
      await click('Continue')(page);
    },
    send: click('Move my visit'),
    told: /Failed to reschedule booking/,
    again: click(/^Retry: move my visit/i),
    done: /Booking rescheduled successfully/,
  },
  {
    name: 'cancelling a visit',
    path: `/bookings/${cancelled}`,
    prepare: async (page) => {
      await click(/^Cancel$/)(page);
      await page
        .getByRole('dialog')
        .getByText(/comes back/)
        .first()
        .waitFor();
    },
    send: click(/^Cancel and get/),
    told: /Failed to cancel booking/,
    again: click(/^Retry: Cancel and get/),
    done: /Booking cancelled successfully!/,
  },
  {
    name: 'changing the password',
    path: '/profile?section=security',
    prepare: async (page) => {
      await page.getByLabel(/^Current password/).fill(customer.password);
      await page.getByLabel(/^New password/).fill(NEW_PASSWORD);
    },
    send: click('Change password'),
    told: /could not reach|Failed|not changed/i,
    done: /Password changed/,
  },
];

journeys('the API away for ten seconds', {}, (running) => {
  test('each action says so, keeps what was typed, and works when it is sent again', async () => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url);
    const salon = await salonNamed(site.url, 'Copper Comb');
    const visits: string[] = [];
    for (const daysAhead of [6, 9]) visits.push((await bookVisit(site.url, customer, salon, daysAhead)).id);
    const { context } = await signedIn(browser, screen, site.url, customer);
    const stranger = await visit(browser, screen, site.url);
    const newcomer = await registerCustomer(site.url, 'Noor Jahan');

    const tabs: [Action, Page][] = [];
    for (const action of actionsOf(customer, visits)) {
      const page = await context.newPage();
      await page.goto(action.path);
      await action.prepare?.(page);
      await mark(page);
      tabs.push([action, page]);
    }
    await stranger.page.goto('/login');
    const comeBack = await takeAway([context, stranger.context]);
    await signInThere(stranger.page, newcomer);
    await stranger.page.getByText('Login failed. Please check your credentials.').waitFor();
    for (const [{ send, told }, page] of tabs) {
      await page.bringToFront();
      await send(page);
      await page.getByText(told).filter({ visible: true }).first().waitFor();
    }
    await comeBack();
    await stranger.page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
    await stranger.page.getByText('Welcome back, Noor Jahan!').waitFor();
    for (const [{ name, send, again = send, done }, page] of tabs) {
      await page.bringToFront();
      await again(page);
      await page.getByText(done).filter({ visible: true }).first().waitFor();
      await assertMarked(page, name);
    }
    const chosen = await signedIn(browser, screen, site.url, { ...customer, password: NEW_PASSWORD });
    await chosen.page.goto('/profile?section=notifications');
    await chosen.page.getByRole('switch', { name: /^Offers/, checked: true }).waitFor();
    await chosen.context.close();
    await context.close();
    await stranger.context.close();
  });

  test('each page that could not be read comes by itself when the API is back', async () => {
    const { site, browser } = running();
    const customer = await registerCustomer(site.url);
    const salon = await salonNamed(site.url, 'Copper Comb');
    const { id } = await bookVisit(site.url, customer, salon, 6);
    const { context } = await visitAs(browser, PHONE, site.url, customer.token);
    const tabs: [string, Page][] = [];
    for (const path of ['/bookings', `/bookings/${id}`, '/dashboard']) {
      const tab = await context.newPage();
      await tab.goto('/about');
      await mark(tab);
      tabs.push([path, tab]);
    }
    const comeBack = await takeAway([context]);
    for (const [path, tab] of tabs) {
      await followLink(tab, path);
      await tab.getByRole('button', { name: /Retry/ }).first().waitFor();
    }
    await comeBack();
    for (const [path, tab] of tabs) {
      await tab.bringToFront();
      await tab.getByText(salon.name).filter({ visible: true }).first().waitFor();
      await assertMarked(tab, path);
    }
    await context.close();
  });
});
