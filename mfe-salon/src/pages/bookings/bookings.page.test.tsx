import type { SalonBooking } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as bookings from '../../expose/routes/bookings.expose.tsx';
import { booking } from '../../testing/booking.builder.ts';
import { bookingDetail } from '../../testing/booking-detail.builder.ts';
import { member } from '../../testing/member.builder.ts';

const MEERA = '0190a0a0-0000-7000-8000-000000000001';
const TEAM = answered({ specialists: [] });
const pageOf = (page: number, pages: number, ...data: SalonBooking[]) => {
  const total = pages === 1 ? data.length : pages * 10;
  const numbers = { totalCount: total, totalPages: pages, currentPage: page, page, limit: 10, total, pages };
  return answered({ data, pages, pagination: numbers });
};

const open = (answers: Parameters<typeof fakeProvider>[0], query = '') => {
  const said: string[] = [];
  const provider = fakeProvider({
    'salon.team': [TEAM],
    'salon.orders': [pageOf(1, 1, booking(7, 'Asha Rao'))],
    'salon.events': [unreachable],
    'salon.booking': [answered({ data: bookingDetail(7, 'Asha Rao') })],
    ...answers,
  });
  const notify = {
    success: (text: string) => said.push(text),
    error: (text: string) => said.push(text),
    info: () => {},
  };
  const shell = fakeShell({ http: provider.http, notify });
  const router = openRoute(bookings, shell, `/salon/bookings${query}`);
  const orders = () => provider.urls.filter((url) => url.startsWith('/api/salon/orders'));
  return { ...provider, orders, router, said };
};

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions: Asha Rao/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change Booking Status' }));
  return screen.findByRole('dialog', { name: 'Change Booking Status' });
};
const choose = async (status: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: 'New status' }));
  await userEvent.click(screen.getByRole('option', { name: status }));
};
const update = () => screen.getByRole('button', { name: 'Update Status' });

test('the list is asked for by what the address says, and nothing that it says wrongly', async () => {
  const { orders } = open(
    {},
    '?limit=20&page=2&q=asha&status=Confirmed&dateRange=decade&specialist=x&sort=soonest',
  );
  expect(await screen.findByRole('rowheader', { name: 'Asha Rao' })).toBeVisible();
  expect(orders()).toEqual(['/api/salon/orders?limit=20&page=2&q=asha&sort=soonest&status=confirmed']);
  await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['5', '10', '20', '30', '40', '50'],
  ]);
});

test("a row tells the salon's share, and the total where an older provider sends no share", async () => {
  const { share: _, ...older } = booking(8, 'Zoya Khan');
  open({ 'salon.orders': [pageOf(1, 1, booking(7, 'Asha Rao'), older)] });
  expect(await screen.findByRole('cell', { name: '₹450.00' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '₹508.00' })).toBeVisible();
});

test('on a phone the period and the specialist that are set stand beside the filters of the list', async () => {
  const native = window.matchMedia;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      ...{ matches: /max-width: ?599/.test(query), media: query, onchange: null },
      addListener: () => {},
      removeListener: () => {},
    });
  try {
    const team = answered({ specialists: [member({ id: MEERA, name: 'Meera Iyer' })] });
    const { router } = open(
      { 'salon.team': [team] },
      `?from=2026-11-24&to=2026-11-26&specialist=${MEERA}&status=confirmed&newIn=week`,
    );
    const active = within(await screen.findByRole('list', { name: 'Active filters' }));
    for (const words of ['Confirmed', 'New this week', 'Tue, 24 Nov to Thu, 26 Nov', 'Meera Iyer'])
      expect(active.getByText(words)).toBeVisible();
    await userEvent.click(active.getByRole('button', { name: /^Remove the filter Tue, 24 Nov/ }));
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?specialist=${MEERA}&status=confirmed&newIn=week`),
    );
  } finally {
    window.matchMedia = native;
  }
});

test('a filter stands in the address, starts on the first page and can be cleared', async () => {
  const { router, orders } = open(
    { 'salon.orders': [pageOf(2, 3, booking(7, 'Asha Rao')), pageOf(1, 1)] },
    '?page=2',
  );
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(screen.getByRole('option', { name: 'Disputed' }));
  expect(await screen.findByText('No bookings found.')).toBeVisible();
  expect(router.state.location.search).toBe('?status=disputed');
  expect(orders().at(-1)).toBe('/api/salon/orders?status=disputed');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test.each([
  ['?dateRange=week&status=not-cancelled', 'Status', 'All but cancelled'],
  ['?newIn=week', 'Customers', 'New this week'],
])(
  "what a dashboard's figure led to, as %s, is shown as a filter and can be taken away",
  async (query, name, shown) => {
    const { router, orders } = open({}, query);
    expect(await screen.findByRole('combobox', { name })).toHaveTextContent(shown);
    expect(orders()).toEqual([`/api/salon/orders${query}`]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  },
);

test('chosen days ask together, and a year that is half typed, or a day that cannot be, asks for nothing', async () => {
  const { router, orders } = open({}, '?from=2024-10-01&to=2024-10-31&page=2&status=pending');
  const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
  act(() => from.focus());
  fireEvent.change(from, { target: { value: '0002-11-10' } });
  fireEvent.change(from, { target: { value: '' } });
  expect(orders()).toHaveLength(1);
  fireEvent.change(from, { target: { value: '2024-11-10' } });
  await waitFor(() =>
    expect(router.state.location.search).toBe('?status=pending&from=2024-11-10&to=2024-11-10'),
  );
  act(() => to.focus());
  fireEvent.change(to, { target: { value: '2024-12-24' } });
  await waitFor(() =>
    expect(orders().at(-1)).toBe('/api/salon/orders?from=2024-11-10&status=pending&to=2024-12-24'),
  );
  expect(orders()).toHaveLength(3);
});

test.each(['?from=2026-02-30', '?to=0'])(
  'days that cannot be, as in %s, are not asked for',
  async (query) => {
    const { orders } = open({}, query);
    expect(await screen.findByRole('rowheader', { name: 'Asha Rao' })).toBeVisible();
    expect(orders()).toEqual(['/api/salon/orders']);
  },
);

test('a list that cannot be read says so, and Retry brings it', async () => {
  open({ 'salon.orders': [refused('INTERNAL'), pageOf(1, 1, booking(7, 'Asha Rao'))] });
  expect(await screen.findByText('Failed to fetch bookings')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('rowheader', { name: 'Asha Rao' })).toBeVisible();
});

test('the status is sent as it is called, and only where it is another', async () => {
  const changed = bookingDetail(7, 'Asha Rao', { status: 'completed', statusLabel: 'Completed' });
  const { sent, said, orders } = open({
    'salon.updateStatus': [unreachable, answered({ data: changed })],
  });
  await openDialog();
  expect(update()).toBeDisabled();
  expect(update()).toHaveAccessibleDescription('Choose the new status first.');
  await userEvent.click(screen.getByRole('combobox', { name: 'New status' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['Pending', 'Confirmed', 'Completed', 'Cancelled'],
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Confirmed' }));
  expect(update()).toBeDisabled();
  expect(update()).toHaveAccessibleDescription('It is confirmed already.');
  await choose('Completed');
  await userEvent.click(update());
  await waitFor(() => expect(said).toEqual(['Failed to update booking status']));
  await userEvent.click(update());
  await waitFor(() => expect(said.slice(1)).toEqual(['Booking status updated successfully']));
  expect(sent('salon.updateStatus').slice(1)).toEqual([
    { params: { id: 'b7' }, body: { status: 'Completed', expected: 'confirmed' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(orders()).toHaveLength(2);
});

test('before cancelling the salon sees what the customer gets back, and may say why', async () => {
  const gone = bookingDetail(7, 'Asha Rao', { status: 'cancelled' });
  const { sent } = open({ 'salon.updateStatus': [answered({ data: gone })] });
  const dialog = await openDialog();
  await choose('Cancelled');
  expect(await within(dialog).findByText('₹508.00 goes back to Asha Rao')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox'), 'We are ill');
  await userEvent.click(update());
  await waitFor(() => expect(sent('salon.updateStatus')).toHaveLength(1));
  expect(sent('salon.updateStatus')[0]).toMatchObject({
    body: { status: 'Cancelled', reason: 'We are ill' },
  });
});

test('a refused change says why in the dialog, loses nothing, and shows what the booking is by now', async () => {
  const now = bookingDetail(7, 'Asha Rao', { status: 'cancelled' });
  const { said } = open({
    'salon.booking': [answered({ data: bookingDetail(7, 'Asha Rao') }), answered({ data: now })],
    'salon.updateStatus': [refused('STATUS_CHANGED')],
  });
  const dialog = await openDialog();
  await choose('Completed');
  await userEvent.click(update());
  expect(await within(dialog).findByText(/changed a moment ago/)).toBeVisible();
  expect(said).toEqual(['This booking was changed a moment ago.']);
  expect(screen.getByRole('combobox', { name: 'New status' })).toHaveTextContent('Completed');
  expect(await within(dialog).findByText('Cancelled')).toBeVisible();
});

test('when a filter takes away the row that was just changed, the focus is at the next one', async () => {
  const done = { ...bookingDetail(7, 'Asha Rao'), status: 'completed', statusLabel: 'Completed' };
  open(
    {
      'salon.orders': [
        pageOf(1, 1, booking(7, 'Asha Rao'), booking(8, 'Ravi Kumar')),
        pageOf(1, 1, booking(8, 'Ravi Kumar')),
      ],
      'salon.updateStatus': [answered({ data: done, booking: done })],
    },
    '?status=Confirmed',
  );
  await openDialog();
  await choose('Completed');
  await userEvent.click(update());
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Asha Rao' })).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Ravi Kumar/ }).contains(document.activeElement)).toBe(true),
  );
});
