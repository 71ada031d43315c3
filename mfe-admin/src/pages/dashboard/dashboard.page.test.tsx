import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as dashboard from '../../expose/routes/dashboard.expose.tsx';
import { attention, figures, nothingWaits } from '../../testing/figures.builder.ts';
import { anEnvironment, bookingHealth } from '../../testing/release.builder.ts';

type Answers = Parameters<typeof fakeProvider>[0];

const openWith = (answers: Answers, query = '') => {
  const { http, urls } = fakeProvider({
    'admin.figures': [figures()],
    'admin.attention': [attention()],
    'release.console': [answered({ environments: [anEnvironment()] })],
    'release.compatibility': [answered({ next: [], pairs: [] })],
    ...answers,
  });
  return { urls, router: openRoute(dashboard, fakeShell({ http }), `/admin/dashboard${query}`) };
};

const card = async (label: string) => {
  const name = await screen.findByText(label, { selector: 'dt' });
  return within(name.parentElement as HTMLElement);
};

const WITHDRAWN = { by: 'Asha Rao', why: 'Pays twice', at: '2026-11-20T09:30:00+05:30' };
const misfit = (environment: string) => ({
  ...{ release: 'booking@1.1.0', owner: 'Booking team', beside: 'shell@2.0.0' },
  places: [{ environment, by: 'everybody' }],
  findings: [{ release: 'booking@1.1.0', rule: 'shell-api', found: 'it needs ^1.0.0' }],
});
const labels = (place: HTMLElement) =>
  [...place.querySelectorAll('dt')].map(({ textContent }) => textContent);

test('what waits for somebody stands first, and leads to its list', async () => {
  const { urls } = openWith({});
  const waiting = within(await screen.findByRole('group', { name: 'What waits now' }));
  for (const [label, value, hint, href] of [
    ['Applications', '3', 'Salons that ask to be listed', '/admin/applications'],
    ['Open disputes', '6', /3 under 48 h, 2 over 48 h, 1 over 30 days$/, '/admin/disputes'],
    ['Payments to look at', '4', '3 refunds on their way for over 7 days', '/admin/refunds?tab=look'],
    ['Refunds to approve', '5', /must agree$/, '/admin/refunds'],
    ['Messages to answer', '8', 'From the contact page', '/admin/messages?state=open'],
    ['Failed jobs', '7', '2 more being tried again', '/admin/jobs?state=given-up'],
    ['Pending salons', '2', '1,278 of 1,280 are shown', '/admin/salons?status=pending'],
  ] as const) {
    for (const words of [label, value, hint]) expect(waiting.getByText(words)).toBeVisible();
    expect(waiting.getByRole('link', { name: `${value} ${label}: show them` })).toHaveAttribute('href', href);
  }
  expect(urls).toEqual([
    ...['/api/admin/figures', '/api/admin/attention'],
    ...['/api/releases/environments', '/api/releases/compatibility'],
  ]);
});

test('work past its time comes before all other, and says since when', async () => {
  const disputes = { fresh: 1, overdue: 1, old: 0, nextDue: '2026-11-20T16:00:00+05:30' };
  openWith({ 'admin.attention': [attention({ disputes, payments: { toLookAt: 0, lateRefunds: 0 } })] });
  expect(labels(await screen.findByLabelText('Work that waits'))[0]).toBe('Open disputes');
  expect((await card('Open disputes')).getByText('Overdue since Fri, 20 Nov, 4:00 pm')).toBeVisible();
});

test('what has nothing to do is told in one line after what has, and still leads to its list', async () => {
  openWith({ 'admin.attention': [nothingWaits(), attention({ applications: 0 })] });
  const group = await screen.findByRole('group', { name: 'What waits now' });
  expect(within(group).getByText('Nothing needs a hand now.')).toBeVisible();
  expect(labels(group)).toEqual([]);
  expect(
    within(group)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Applications', 'Open disputes', 'Payments to look at', 'Refunds to approve', 'Messages to answer'],
    ...['Releases to look at', 'Failed jobs', 'Pending salons'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await within(group).findByText('Nothing waits in:')).toBeVisible();
  expect(labels(group)).not.toContain('Applications');
  expect(within(group).getByRole('link', { name: 'Applications' })).toHaveAttribute(
    'href',
    '/admin/applications',
  );
});

test.each([
  ['runs although it was withdrawn', { withdrawn: { 'booking@1.1.0': WITHDRAWN } }, [], '1'],
  ['does not fit what is next, once for all its places', {}, [misfit('production'), misfit('qa')], '1'],
  [
    'is not served everywhere',
    { sites: { served: [], unserved: [{ site: 'web-1:3000', why: 'cannot read it', isLost: false }] } },
    [],
    '1',
  ],
])('a release that %s is counted', async (_, over, pairs, count) => {
  openWith({
    'release.console': [answered({ environments: [anEnvironment(over)] })],
    'release.compatibility': [answered({ next: [], pairs })],
  });
  const releases = await card('Releases to look at');
  expect(releases.getByRole('link', { name: `${count} Releases to look at: show them` })).toHaveAttribute(
    'href',
    '/admin/releases',
  );
});

test('figures of a period say how they stand to the one before', async () => {
  openWith({});
  const revenue = await card('Revenue');
  expect(revenue.getByText('₹1,23,456.50')).toBeVisible();
  expect(revenue.getByText('23% more than last month')).toBeVisible();
  expect((await card('Bookings')).getByText('20% more than last month')).toBeVisible();
  expect((await card('Refunds')).getByText('1 refund, paid out or due')).toBeVisible();
});

test.each([
  ['Revenue', '/admin/refunds?tab=all'],
  ['Refunds', '/admin/refunds?tab=all'],
  ['New salons', '/admin/salons?sort=createdAt_desc'],
  ['New users', '/admin/users'],
])('%s leads to the rows that it counts', async (label, address) => {
  openWith({});
  expect((await card(label)).getByRole('link', { name: new RegExp(`${label}: show them$`) })).toHaveAttribute(
    'href',
    address,
  );
});

test('a figure whose rows are on no list is no link', async () => {
  openWith({});
  for (const label of ['Bookings', 'Our fee', 'Orders', 'Paid'])
    expect((await card(label)).queryByRole('link')).toBeNull();
});

test('each version of a remote leads to the environment that runs it', async () => {
  openWith({
    'release.console': [answered({ environments: [anEnvironment({ health: bookingHealth() })] })],
  });
  const table = await screen.findByRole('table', { name: 'Health of the remotes' });
  expect(within(table).getByRole('link', { name: 'booking 1.2.0 (canary)' })).toHaveAttribute(
    'href',
    '/admin/releases?environment=production',
  );
});

test('Refresh reads every part anew and says when', async () => {
  const { urls } = openWith({ 'admin.figures': [figures(), figures({ bookings: 13 })] });
  expect((await card('Bookings')).getByText('12')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await (await card('Bookings')).findByText('13')).toBeVisible();
  expect(urls).toHaveLength(8);
  expect(screen.getByText(/^As of \d/)).toBeVisible();
});

test('that no page was opened is told in words', async () => {
  openWith({ 'admin.figures': [figures({ salonViews: 0 })] });
  expect(
    await screen.findByText('Too few salon pages were opened this month to say how many lead to an order.'),
  ).toBeVisible();
});

test('a chosen period stands in the address, and the figures are its', async () => {
  const { router, urls } = openWith({});
  await userEvent.click(await screen.findByRole('combobox', { name: 'Period' }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['Today', 'Week', 'Month', 'Year']);
  await userEvent.click(screen.getByRole('option', { name: 'Week' }));
  expect(await screen.findByText('Made this week, walk-ins too')).toBeVisible();
  expect(router.state.location.search).toBe('?dateRange=week');
  expect(urls).toContain('/api/admin/figures?dateRange=week');
});

test('conversion, cancellations and no-shows are told as shares of what they are counted in', async () => {
  openWith({});
  expect(
    await screen.findByText(
      '1.2 paid orders for every 100 salon pages opened this month; 4 in the period before.',
    ),
  ).toBeVisible();
  expect(screen.getByText('12 (24%)')).toBeVisible();
  expect((await card('Cancellation rate')).getByText('12.5%')).toBeVisible();
  expect((await card('No-show rate')).getByText('5%')).toBeVisible();
});

test('a rate without enough pages to tell it from is not shown, and no share is above the whole', async () => {
  openWith({ 'admin.figures': [figures({ salonViews: 150, orders: 160, paid: 160 })] });
  expect(await screen.findByText(/^Too few salon pages were opened this month/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/for every 100 salon pages/);
  expect(screen.getByText('160 (100%)')).toBeVisible();
  const shares = [...document.body.textContent.matchAll(/([\d,.]+)%(?! (more|less))/g)];
  expect(shares.filter(([, share = '']) => Number(share.replaceAll(',', '')) > 100)).toEqual([]);
});

test('shares of nothing are dashes, not numbers', async () => {
  openWith({
    'admin.figures': [figures({ visits: 0, cancelled: 0, completed: 0, noShows: 0, orders: 0, paid: 0 })],
  });
  expect((await card('Cancellation rate')).getByText('–')).toBeVisible();
  expect(screen.getByText('0 (–)')).toBeVisible();
});

test('each plot has its figures as a table, the period before beside it', async () => {
  openWith({}, '?dateRange=week');
  const table = await screen.findByRole('table', { name: 'Bookings this week' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Day', 'This week', 'Last week'],
    ['Mon', '2', '4'],
    ['Tue', '10', '6'],
  ]);
  for (const name of ['Revenue', 'Refunds', 'New users and salons'])
    expect(screen.getByRole('table', { name: `${name} this week` })).toBeInTheDocument();
});

test.each([
  ['admin.figures', 'Failed to fetch the figures', 'Made this month, walk-ins too', figures()],
  ['admin.attention', 'Failed to fetch what waits', '2 more being tried again', attention()],
  [
    'release.console',
    'Failed to fetch the health of the remotes',
    /^No page has told/,
    answered({ environments: [] }),
  ],
  [
    'release.compatibility',
    'Failed to fetch whether releases fit',
    'Releases to look at',
    answered({ next: [], pairs: [] }),
  ],
] as const)('where %s fails, the others stand, and Retry asks again', async (name, title, part, good) => {
  openWith({ [name]: [refused('INTERNAL'), good] });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getAllByText(/^Failed to fetch/)).toHaveLength(1);
  expect(screen.queryByText(part)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(part)).toBeVisible();
});
