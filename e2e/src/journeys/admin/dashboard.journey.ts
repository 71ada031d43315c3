import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, CUSTOMER, signIn, tokenOf } from '../../accounts.ts';
import { ask } from '../../ask.ts';
import { bookVisit } from '../../booking/booked-visit.ts';
import { salonNamed } from '../../booking/booking-dialog.ts';
import { type Customer, cancel, registerCustomer } from '../../booking/customer.ts';
import { assertFit, keepPicture, PHONE } from '../../browser.ts';
import { loadedVersions } from '../../inspection.ts';
import { journeys } from '../../journeys.ts';
import { press } from '../../keyboard.ts';
import { assertStill, watchShifts } from '../../layout-shift.ts';
import { paymentSandbox } from '../../payment-sandbox.ts';
import { choose } from '../../salon/choose.ts';
import { until } from '../../until.ts';
import { visitAsDemo } from '../../visit-as.ts';

const screen = PHONE;

const SALON = 'Copper Comb';
/** How many pixels a part may be away from where its placeholder was. */
const NEAR = 8;

const read = async (url: string, token: string, path: string) => {
  const { status, text } = await ask(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(status, 200, text);
  return JSON.parse(text).data;
};
const asAdmin = async (url: string, path: string) => read(url, await tokenOf(url, ADMIN), path);

/** A cancelled visit whose refund the bank refuses: one more payment that needs attention, and one more failed job. */
const refusedRefund = async (url: string, customer: Customer): Promise<void> => {
  const sandbox = paymentSandbox(url);
  const { payments, jobs } = await asAdmin(url, '/api/admin/attention');
  const { id } = await bookVisit(url, customer, await salonNamed(url, SALON));
  await sandbox.behave({ refunds: 'fail' });
  await cancel(url, customer, id);
  await until('the refund is refused', async () => {
    const now = await asAdmin(url, '/api/admin/attention');
    const more = [now.payments.toLookAt - payments.toLookAt, now.jobs.givenUp - jobs.givenUp];
    return more.every((one) => one === 1);
  });
  await sandbox.behaveAgain();
};

/** An unanswered dispute: the demo customer's, of the visit that has just ended. */
const openDispute = async (url: string): Promise<void> => {
  if ((await asAdmin(url, '/api/admin/attention')).disputes.fresh > 0) return;
  const token = await signIn(url, CUSTOMER);
  const visits: readonly { id: string }[] = await read(url, token, '/api/customer/bookings?limit=50');
  const details = await Promise.all(visits.map(({ id }) => read(url, token, `/api/customer/bookings/${id}`)));
  const { id } = details.find(({ can }) => can.dispute) ?? {};
  assert(id, 'the demo customer has no visit that is just over');
  const { status, text } = await ask(`${url}/api/customer/bookings/${id}/dispute`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'They threaded one brow only, and left for lunch.' }),
  });
  assert.equal(status, 200, text);
};

const count = (value: number): string => value.toLocaleString('en-IN');
const card = (page: Page, label: string): Locator =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const shows = (page: Page, label: string, ...texts: readonly string[]) =>
  Promise.all(texts.map((text) => card(page, label).getByText(text, { exact: true }).waitFor()));
/** The figure of a card that links to its rows. */
const counts = (page: Page, label: string, value: number) =>
  page.getByRole('link', { name: `${count(value)} ${label}: show them`, exact: true }).waitFor();
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Whether a figure looks like a link. */
const underlined = (page: Page, label: string): Promise<boolean> =>
  card(page, label)
    .locator('dd')
    .first()
    .evaluate((figure) =>
      [figure, ...figure.querySelectorAll('*')].some(
        (part) => getComputedStyle(part).textDecorationLine === 'underline',
      ),
    );

/** Lists: their address, what they read, and what replaces each part of the placeholder. */
const LISTS = [
  [
    'services',
    (page: Page) =>
      [
        ['short-tiles-3', page.getByLabel('Services', { exact: true })],
        ['search', page.getByRole('searchbox', { name: 'Search services' })],
        ['heading', page.getByRole('heading', { level: 2 }).first()],
      ] as const,
  ],
  [
    'disputes',
    (page: Page) =>
      [
        ['tabs', page.getByRole('tablist')],
        ['search', page.getByRole('searchbox', { name: 'Search disputes' })],
        ['rows', page.getByRole('tabpanel').locator('> *').last()],
      ] as const,
  ],
  [
    'reviews',
    (page: Page) =>
      [
        ['tabs', page.getByRole('tablist')],
        ['cards', page.getByRole('article').first()],
      ] as const,
  ],
  [
    'releases',
    (page: Page) =>
      [
        ['short-cards-4', page.getByRole('list', { name: 'Environments' })],
        ['heading-status', page.getByRole('heading', { level: 2, name: 'Versions' })],
        ['rows', page.getByRole('table', { name: 'Versions by environment' })],
      ] as const,
  ],
  [
    'jobs',
    (page: Page) =>
      [
        ['tabs', page.getByRole('tablist')],
        ['fields-1', page.getByRole('combobox', { name: 'Kind' })],
        ['rows', page.getByRole('tabpanel').locator('> *').last()],
      ] as const,
  ],
] as const;

const topOf = async (place: Locator): Promise<number> => {
  await place.waitFor();
  const box = await place.boundingBox();
  assert(box);
  return box.y;
};

const rupees = (value: number): string =>
  value.toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
const trend = (now: number, then: number): string => {
  if (now === then) return 'The same as last month';
  if (then === 0) return 'None last month';
  const percent = Math.round((Math.abs(now - then) / then) * 100);
  if (now < then) return `${percent}% less than last month so far`;
  return now / then >= 3 ? `${Math.round(now / then)} times last month` : `${percent}% more than last month`;
};

interface Health {
  readonly remote: string;
  readonly version: string;
  readonly canary: boolean;
  readonly total: { readonly loads: number };
}

interface Step {
  readonly start: string;
  readonly [figure: string]: number | string;
}

/** The figures of a plot as its table shows them: whole numbers, and '–' for days in the future. */
const columnsOf = (rows: readonly Step[], figure: string): readonly string[] =>
  rows.map((step) => (new Date(step.start) > new Date() ? '–' : String(Math.round(Number(step[figure])))));

journeys("the operators' dashboard, by keyboard alone", {}, (running) => {
  const begin = async () => {
    const { site, browser } = running();
    return { url: site.url, ...(await visitAsDemo(browser, screen, site.url, ADMIN)) };
  };
  const figures = (url: string, range: string) => asAdmin(url, `/api/admin/figures?dateRange=${range}`);

  test('it comes where its placeholder stood, with all that waits, which leads to its rows', async () => {
    const { url, page, context, faults } = await begin();
    const customer = await registerCustomer(url, 'Rukmini Iyer');
    await openDispute(url);
    await refusedRefund(url, customer);
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/api/admin/attention', async (route) => {
      await held;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto('/admin/dashboard', { waitUntil: 'commit' });
    const placeholder = page.locator('[data-part="tiles-4"]');
    await placeholder.waitFor();
    await assertFit(page, 'the placeholder of the dashboard', { held: true });
    await keepPicture(page, 'admin-dashboard-1-placeholder');
    const there = await placeholder.boundingBox();
    letCome();
    await titled(page, 'Dashboard');
    const here = await page.getByLabel('What waits now').boundingBox();
    assert(there && here && Math.abs(there.y - here.y) <= NEAR, `${there?.y} → ${here?.y}`);
    await page.getByRole('img', { name: 'New users and salons this month' }).waitFor();
    const { payments, jobs, disputes, salons } = await asAdmin(url, '/api/admin/attention');
    assert(payments.toLookAt > 0 && jobs.givenUp > 0 && disputes.fresh > 0);
    await counts(page, 'Payments to look at', payments.toLookAt);
    await counts(page, 'Failed jobs', jobs.givenUp);
    await counts(page, 'Open disputes', disputes.fresh + disputes.overdue + disputes.old);
    const ages = `${disputes.fresh} under 48 h, ${disputes.overdue} over 48 h, ${disputes.old} over 30 days`;
    await card(page, 'Open disputes').getByText(`; ${ages}`).waitFor();
    const pending =
      salons.pending > 0 ? `${count(salons.pending)} Pending salons: show them` : 'Pending salons';
    await page
      .getByRole('group', { name: 'What waits now' })
      .getByRole('link', { name: pending, exact: true })
      .waitFor();
    await assertStill(page, 'the dashboard');
    await keepPicture(page, 'admin-dashboard-2-what-waits');

    const leads = [
      ['Payments to look at', '/admin/refunds?tab=look', 'Refunds', SALON],
      ['Failed jobs', '/admin/jobs?state=given-up', 'Jobs', 'Given up'],
      ['Open disputes', '/admin/disputes', 'Disputes', 'To answer'],
      ['New users', '/admin/users', 'Users', customer.email],
    ] as const;
    for (const [label, address, title, seen] of leads) {
      await press(page, card(page, label).getByRole('link'));
      await page.waitForURL(`${url}${address}`);
      await titled(page, title);
      await page.locator('main').getByText(seen).first().waitFor();
      await page.goBack();
      await titled(page, 'Dashboard');
    }
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('lists come where their placeholders stood', async () => {
    const { url, page, context, faults } = await begin();
    await openDispute(url);
    for (const [name, placesOf] of LISTS) {
      let letCome = () => {};
      const held = new Promise<void>((resolve) => {
        letCome = resolve;
      });
      await page.route('**/api/{admin,releases}/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`/admin/${name}`, { waitUntil: 'commit' });
      const stood: [part: string, place: Locator, top: number][] = [];
      for (const [part, place] of placesOf(page))
        stood.push([part, place, await topOf(page.locator(`[data-part="${part}"]`))]);
      letCome();
      for (const [part, place, top] of stood) {
        const comes = await topOf(place);
        assert(Math.abs(top - comes) <= NEAR, `${name}, ${part}: ${top} → ${comes}`);
      }
      await page.unrouteAll({ behavior: 'wait' });
    }
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a paid booking is in the figures, which each plot has as a table, for a period that is kept', async () => {
    const { url, page, context, faults } = await begin();
    const [salon, was] = [await salonNamed(url, SALON), await figures(url, 'month')];
    await page.goto('/admin/dashboard');
    await shows(page, 'Bookings', count(was.now.bookings), trend(was.now.bookings, was.before.bookings));
    await shows(page, 'Revenue', rupees(was.now.captured));
    await counts(page, 'New users', was.now.newUsers);
    // Only figures with a link look like one: there is no list of all bookings.
    for (const [label, leads] of [
      ['New users', true],
      ['Revenue', true],
      ['Bookings', false],
      ['Our fee', false],
    ] as const)
      assert.equal(await underlined(page, label), leads, label);
    await shows(page, 'New users', trend(was.now.newUsers, was.before.newUsers));

    const { amount } = await bookVisit(url, await registerCustomer(url, 'Meenakshi Rao'), salon);
    const now = await figures(url, 'month');
    const grown = (figure: string) => Math.round((now.now[figure] - was.now[figure]) * 100) / 100;
    assert.deepEqual(['bookings', 'orders', 'paid', 'newUsers'].map(grown), [1, 1, 1, 1]);
    assert.equal(grown('captured'), amount);
    const { admin } = await loadedVersions(page);
    const healthOf = (environments: readonly { health: readonly Health[] }[]) =>
      environments.flatMap(({ health }) => health).filter(({ total: { loads } }) => loads > 0);
    await until('the page has told how the admin remote came', async () => {
      const headers = { authorization: `Bearer ${await tokenOf(url, ADMIN)}` };
      const { text } = await ask(`${url}/api/releases/environments`, { headers });
      const told = healthOf(JSON.parse(text).environments);
      return told.some(({ remote, version }) => remote === 'admin' && version === admin);
    });
    const told = page.waitForResponse((response) => response.url().endsWith('/api/releases/environments'));
    await press(page, page.getByRole('button', { name: 'Refresh' }));
    await shows(page, 'Bookings', count(now.now.bookings), trend(now.now.bookings, now.before.bookings));
    await shows(page, 'Revenue', rupees(now.now.captured));
    await counts(page, 'New users', now.now.newUsers);
    await shows(page, 'Orders', count(now.now.orders));

    // The health of each version, from the response that the page itself got.
    const health = healthOf((await (await told).json()).environments);
    const table = page.getByRole('table', { name: 'Health of the remotes' });
    for (const { remote, version, canary, total } of health) {
      const name = `${remote} ${version}${canary ? ' (canary)' : ''}`;
      const row = table.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
      await row
        .getByRole('cell', { name: count(total.loads), exact: true })
        .first()
        .waitFor();
    }

    const plots = [
      ['Bookings over time', 'Bookings', ['bookings', 'bookings']],
      ['Revenue over time', 'Revenue', ['captured', 'captured']],
      ['Refunds over time', 'Refunds', ['refunded', 'refunded']],
      ['New users and salons', 'New users and salons', ['newUsers', 'newSalons']],
    ] as const;
    for (const [panel, name, [first, second]] of plots) {
      const region = page.getByRole('region', { name: panel });
      await press(page, region.getByText('The same as a table'));
      const rows = region.getByRole('table', { name: `${name} this month` }).locator('tbody tr');
      await rows.first().waitFor();
      const shown = await rows.evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => cell.textContent?.replace(/[₹,]/g, '')),
        ),
      );
      assert.deepEqual(
        shown.map(([left]) => left),
        columnsOf(now.series, first),
        panel,
      );
      const beside = columnsOf(first === second ? now.seriesBefore : now.series, second);
      // A longer previous month has days without a counterpart in this one.
      assert.deepEqual(
        shown.map(([, right]) => right).slice(0, beside.length),
        beside.slice(0, shown.length),
      );
    }
    await assertFit(page, 'plots as tables');
    await keepPicture(page, 'admin-dashboard-3-tables');

    await choose(page, page.getByRole('combobox', { name: 'Period' }), 'Week');
    await page.waitForURL('**/admin/dashboard?dateRange=week');
    const week = await figures(url, 'week');
    await page.getByRole('heading', { level: 2, name: 'This week' }).waitFor();
    await shows(page, 'Bookings', count(week.now.bookings));
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'This week' }).waitFor();
    await shows(page, 'Bookings', count(week.now.bookings));
    await page.getByRole('img', { name: 'Bookings this week' }).waitFor();
    await assertFit(page, 'the figures of a week');
    await keepPicture(page, 'admin-dashboard-4-week');
    assert.deepEqual(faults, []);
    await context.close();
  });
});
