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
    ...answers,
  });
  return { urls, router: openRoute(dashboard, fakeShell({ http }), `/admin/dashboard${query}`) };
};

const card = async (label: string) => {
  const name = await screen.findByText(label, { selector: 'dt' });
  return within(name.parentElement as HTMLElement);
};

test('what waits for somebody stands first, and leads to its list', async () => {
  const { urls } = openWith({});
  const waiting = within(await screen.findByLabelText('What waits now'));
  for (const [label, value, hint] of [
    ['Payments to look at', '4', '3 refunds on their way for over 7 days'],
    ['Failed jobs', '7', '2 more being tried again'],
    ['Open disputes', '6', '3 under 48 h, 2 over 48 h, 1 over 30 days'],
    ['Pending salons', '2', '1,278 of 1,280 are shown'],
  ] as const) {
    for (const words of [label, value, hint]) expect(waiting.getByText(words)).toBeVisible();
  }
  for (const [name, href] of [
    [/Payments to look at/, '/admin/refunds?tab=look'],
    [/Failed jobs/, '/admin/jobs?state=given-up'],
    [/Open disputes/, '/admin/disputes'],
    [/Pending salons/, '/admin/salons?status=pending'],
  ] as const)
    expect(waiting.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(urls).toEqual(['/api/admin/figures', '/api/admin/attention', '/api/releases/environments']);
});

test.each([
  [1, '1 more asks to be listed'],
  [3, '3 more ask to be listed'],
])('%s that apply are told beside the pending salons', async (applications, words) => {
  openWith({ 'admin.attention': [attention({ applications })] });
  expect((await card('Pending salons')).getByText(words)).toBeVisible();
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
  expect(urls).toHaveLength(6);
  expect(screen.getByText(/^As of \d/)).toBeVisible();
});

test('nothing that waits, and no page opened, is told in words', async () => {
  openWith({
    'admin.attention': [nothingWaits()],
    'admin.figures': [figures({ salonViews: 0 })],
  });
  for (const words of [
    'No refund takes over 7 days',
    'None is being tried again',
    'No customer waits for us',
    'Too few salon pages were opened this month to say how many lead to an order.',
  ])
    expect(await screen.findByText(words)).toBeVisible();
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
] as const)('where %s fails, the others stand, and Retry asks again', async (name, title, part, good) => {
  openWith({ [name]: [refused('INTERNAL'), good] });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getAllByText(/^Failed to fetch/)).toHaveLength(1);
  expect(screen.queryByText(part)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(part)).toBeVisible();
});
