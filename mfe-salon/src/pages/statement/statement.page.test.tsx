import type { StatementLine } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as statement from '../../expose/routes/statement.expose.tsx';

const lines: StatementLine[] = [
  {
    ...{ at: '2026-11-02T10:00:00+05:30', kind: 'earned', text: 'Cut', bookingId: 'b-1', reference: '#7' },
    ...{ amount: 1_450, balance: 1_450 },
  },
  {
    ...{ at: '2026-11-03T10:00:00+05:30', kind: 'paid-out', text: 'Paid out', bookingId: null },
    ...{ reference: 'NEFT-1', amount: -1_000, balance: 450 },
  },
];
const sums = { opening: 0, earned: 1_450, refunded: 0, paidOut: 1_000, closing: 450 };

const open = (answers: Parameters<typeof fakeProvider>[0] = {}, query = '') => {
  const { http, urls } = fakeProvider({ 'salon.statement': [answered({ ...sums, lines })], ...answers });
  return { urls, router: openRoute(statement, fakeShell({ http }), `/salon/statement${query}`) };
};

test('the owner sees what the days came to, and each line leads to its booking, the latest first', async () => {
  const { urls } = open({}, '?from=2026-11-01&to=2026-11-30');
  const figures = await screen.findByLabelText('Figures of the statement');
  for (const amount of ['₹1,450.00', '-₹1,000.00', '₹450.00']) {
    expect(within(figures).getByText(amount)).toBeVisible();
  }
  expect(within(screen.getByRole('table')).getAllByRole('row')[1]).toHaveTextContent('NEFT-1');
  expect(screen.getByRole('link', { name: 'Cut' })).toHaveAttribute('href', '/salon/bookings/b-1');
  expect(urls).toEqual(['/api/salon/statement?from=2026-11-01&limit=25&page=1&to=2026-11-30']);
});

test('what is earned stands apart from what is paid ahead and from walk-ins', async () => {
  const visits = { done: 900, ahead: 550, walkIns: { count: 1, total: 380 } };
  open({ 'salon.statement': [answered({ ...sums, lines, visits })] });
  const figures = await screen.findByLabelText('What the visits bring in');
  for (const words of [
    'Earned',
    '₹900.00',
    'Paid ahead',
    '₹550.00',
    '₹380.00',
    '1 visit, paid at your salon',
  ])
    expect(within(figures).getByText(words)).toBeVisible();
});

test('an older provider tells only what moved', async () => {
  open();
  expect(await screen.findByLabelText('Figures of the statement')).toBeVisible();
  expect(screen.queryByLabelText('What the visits bring in')).toBeNull();
});

test('more lines are fetched by the page', async () => {
  const pagination = {
    totalCount: 26,
    totalPages: 2,
    currentPage: 1,
    page: 1,
    limit: 25,
    total: 26,
    pages: 2,
  };
  const { urls } = open(
    { 'salon.statement': [answered({ ...sums, lines, pagination })] },
    '?from=2026-11-01&to=2026-11-30',
  );
  expect(await screen.findByText('26 lines, the latest first')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(urls.at(-1)).toBe('/api/salon/statement?from=2026-11-01&limit=25&page=2&to=2026-11-30'),
  );
});

test('a period is chosen by its name, and stands in the address', async () => {
  const { router } = open({}, '?from=2026-11-01&to=2026-11-30&page=2');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Period' }));
  await userEvent.click(screen.getByRole('option', { name: 'Last financial year' }));
  expect(router.state.location.search).toBe('?period=last-year');
});

test('both days count where they are changed faster than fetched, and a year half typed asks for nothing', async () => {
  const { router, urls } = open({}, '?from=2026-10-01&to=2026-10-31');
  const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
  act(() => to.focus());
  fireEvent.change(to, { target: { value: '2026-11-20' } });
  act(() => from.focus());
  fireEvent.change(from, { target: { value: '0002-11-10' } });
  expect(from).toHaveValue('0002-11-10');
  fireEvent.change(from, { target: { value: '2026-11-10' } });
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-10&to=2026-11-20'));
  expect(urls.filter((url) => url.includes('0002'))).toEqual([]);
});

test('a statement that cannot be read says so and offers to try again', async () => {
  open({ 'salon.statement': [refused('INTERNAL')] });
  expect(await screen.findByText('Failed to fetch the statement')).toBeVisible();
  expect(screen.getByRole('button', { name: /retry/i })).toBeVisible();
});
