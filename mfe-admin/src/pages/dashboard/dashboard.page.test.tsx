import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as dashboard from '../../expose/routes/dashboard.expose.tsx';
import { attention, figures } from '../../testing/figures.builder.ts';
import { anEnvironment } from '../../testing/release.builder.ts';

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

test('what waits for somebody stands first, and leads to its list where there is one', async () => {
  const { urls } = openWith({});
  const waiting = within(await screen.findByLabelText('What waits now'));
  for (const [label, value, hint] of [
    ['Payments to look at', '4', '3 refunds on their way for over 7 days'],
    ['Failed jobs', '7', '2 more are being tried again'],
    ['Open disputes', '6', '3 under 48 h, 2 over 48 h, 1 over 30 days'],
    ['Salons', '1,280', '1,278 active, 2 pending'],
  ] as const) {
    for (const words of [label, value, hint]) expect(waiting.getByText(words)).toBeVisible();
  }
  for (const [name, href] of [
    [/Payments to look at/, '/admin/refunds?tab=look'],
    [/Failed jobs/, '/admin/jobs?state=given-up'],
    [/Open disputes/, '/admin/disputes'],
    [/Salons: show/, '/admin/salons'],
  ] as const)
    expect(waiting.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(urls).toEqual(['/api/admin/figures', '/api/admin/attention', '/api/releases/environments']);
});

test('figures of a period say how they stand to the one before', async () => {
  openWith({});
  const revenue = await card('Revenue');
  expect(revenue.getByText('₹1,23,456.50')).toBeVisible();
  expect(revenue.getByText('23% more than last month')).toBeVisible();
  expect((await card('Bookings')).getByText('20% more than last month')).toBeVisible();
  expect((await card('Refunds')).getByText('1 refund, paid out or due')).toBeVisible();
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
    await screen.findByText(/^1.2% of salon pages opened this month led to a paid order; 4%/),
  ).toBeVisible();
  expect(screen.getByText('12 (24%)')).toBeVisible();
  expect((await card('Cancellation rate')).getByText('12.5%')).toBeVisible();
  expect((await card('No-show rate')).getByText('5%')).toBeVisible();
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
  ['admin.attention', 'Failed to fetch what waits', '2 more are being tried again', attention()],
  [
    'release.console',
    'Failed to fetch the health of the remotes',
    /^By version/,
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
