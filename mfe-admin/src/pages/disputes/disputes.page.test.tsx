import { fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as disputes from '../../expose/routes/disputes.expose.tsx';
import { aDispute, disputesAnswer } from '../../testing/dispute.builder.ts';

const open = (answers: Parameters<typeof fakeProvider>[0]['admin.disputes'], query = '') => {
  const { http, urls } = fakeProvider({ 'admin.disputes': answers });
  return { urls, router: openRoute(disputes, fakeShell({ http }), `/admin/disputes${query}`) };
};

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-24T17:30:00+05:30') });
});
afterEach(() => {
  jest.useRealTimers();
});
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('each dispute says how much time is left, and leads to all there is about it', async () => {
  const late = { due: '2026-11-22T12:00:00+05:30', doneAt: null, overdue: true };
  open([disputesAnswer([aDispute(), aDispute({ bookingId: 'b2', firstAnswer: late })])]);
  const [, first, second] = await screen.findAllByRole('row');
  expect(within(first as HTMLElement).getByText('18 h left to answer')).toBeVisible();
  expect(within(second as HTMLElement).getByText('overdue by 2 days')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Asha Rao' })[1]).toHaveAttribute('href', '/admin/disputes/b2');
  expect(screen.getByText('Waiting: 1 under 48 h, 2 over 48 h, 0 over 30 days.')).toBeVisible();
});

test('state, order and search stand in the address', async () => {
  const answer = disputesAnswer([aDispute()]);
  const { urls, router } = open([answer, answer, answer]);
  await user().click(await screen.findByRole('tab', { name: 'To decide 2' }));
  expect(await screen.findByRole('tab', { name: 'To decide 2', selected: true })).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Opened' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Opened' })).toHaveAttribute('aria-sort', 'ascending'),
  );
  expect(router.state.location.search).toBe('?state=answered&sort=created_asc');
  expect(urls.at(-1)).toBe('/api/admin/disputes?sort=created_asc&state=answered');
});

test('where nobody disputes anything, and where the list can not be read, the page says so', async () => {
  open([refused('UNAVAILABLE'), disputesAnswer([])]);
  expect(await screen.findByText('Failed to fetch the disputes')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No disputes here')).toBeVisible();
});
