import type { CustomerBookingDetail } from '@sundara/contracts/api';
import type { ShellApi } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, openRoute, unreachable } from '@sundara/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as bookings from '../../expose/routes/bookings.expose.tsx';
import { aBookingDetail, inMinutes } from '../../testing/booking-detail.builder.ts';

const booking = (id: string, over: Partial<CustomerBookingDetail> = {}) =>
  aBookingDetail({ id, salonName: `Salon ${id}`, ...over });
const pageOf = (page: number, pages: number, ...data: CustomerBookingDetail[]) => {
  const total = pages === 1 ? data.length : pages * 10;
  const numbers = { totalCount: total, totalPages: pages, currentPage: page, page, limit: 10, total, pages };
  return answered({ data, bookings: data, pages, pagination: numbers });
};
const offer = answered({
  offer: { paid: 868, refund: 868, percent: 100, until: null, later: null, text: 'Everything comes back.' },
});
const NOTHING = { cancel: false, reschedule: false, rebook: true, review: false, dispute: false };
const gone = (id: string) => booking(id, { status: 'cancelled', can: NOTHING });

const open = (
  address: string,
  answers: Parameters<typeof fakeProvider>[0],
  shell: Partial<ShellApi> = {},
) => {
  const provider = fakeProvider(answers);
  const router = openRoute(bookings, fakeShell({ http: provider.http, ...shell }), address);
  return { ...provider, router };
};
const row = (name: RegExp) => screen.findByRole('row', { name });
/** The card of a visit ahead. */
const card = (name: RegExp) => screen.findByRole('article', { name });

test('each booking leads to its own page, and offers what the API allows', async () => {
  open('/bookings', { 'customer.bookings': [pageOf(1, 1, booking('a'), gone('z'))] });
  const first = await card(/Salon a/);
  expect(within(first).getByRole('link', { name: 'Salon a' })).toHaveAttribute('href', '/bookings/a');
  expect(within(first).getByRole('link', { name: /^View: Salon a/ })).toHaveAttribute('href', '/bookings/a');
  expect(within(first).getByRole('button', { name: /^Reschedule: Salon a/ })).toBeVisible();
  expect(within(first).getByRole('button', { name: /^Cancel: Salon a/ })).toBeVisible();
  const last = await row(/Salon z/);
  const offered = within(last).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Book again']);
});

test('what is ahead is on cards, the soonest first, and apart from what is past or cancelled', async () => {
  const past = booking('d', { dateTime: '2020-01-06T10:00:00.000Z', status: 'completed', can: NOTHING });
  const lasting = booking('c', { dateTime: inMinutes(-10) });
  open('/bookings', { 'customer.bookings': [pageOf(1, 1, gone('z'), booking('a'), lasting, past)] });
  const ahead = within(await screen.findByRole('region', { name: 'Upcoming' }));
  const names = ahead.getAllByRole('article').map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual([expect.stringMatching(/^Salon c, /), expect.stringMatching(/^Salon a, /)]);
  const groups = screen.getAllByRole('rowgroup').slice(1);
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Cancelled', 'Salon z'],
    ['Past', 'Salon d'],
  ]);
});

test('a visit ahead says when it is, what is done, where and for how much, and shows the salon', async () => {
  const coverImage = { url: '/room.webp', alt: '', placeholder: 'data:,' };
  const { salon } = booking('a');
  open('/bookings', {
    'customer.bookings': [pageOf(1, 1, booking('a', { salon: { ...salon, coverImage } }))],
  });
  const shown = await card(/Salon a/);
  expect(shown).toHaveTextContent(
    /^In 3 days.*Confirmed.*\d{1,2} [A-Z][a-z]+, \d{1,2}:\d\d [ap]mHaircut, Head massageSalon a · 1 h 15 min · ₹868\.00/,
  );
  expect(shown.querySelector('img')).toHaveAttribute('src', '/room.webp?w=640');
  expect(
    within(shown).getByRole('link', { name: 'Directions to Salon a (opens in a new tab)' }),
  ).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a visit is booked again from its row, and a failure to ask leaves the list as it is', async () => {
  const slot = { time: '16:00', dateTime: '2026-11-24T16:00:00+05:30', available: true, capacity: 1 };
  const rebook = { salonId: 's1', serviceIds: ['v1'], gone: [], slot };
  const navigate = jest.fn();
  const error = jest.fn();
  const { notify } = fakeShell();
  const { sent } = open(
    '/bookings',
    {
      'customer.bookings': [pageOf(1, 1, gone('y'), gone('z'))],
      'customer.rebook': [unreachable, answered({ offer: rebook })],
    },
    { navigate, notify: { ...notify, error } },
  );
  const again = await screen.findByRole('button', { name: /^Book again: Salon z/ });
  await userEvent.click(again);
  await waitFor(() =>
    expect(error).toHaveBeenCalledWith('The next free time could not be asked for. Nobody answered.'),
  );
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(again);
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/salon/s1?services=v1&book=time&at=2026-11-24T16:00'),
  );
  expect(sent('customer.rebook')).toEqual([{ params: { id: 'z' } }, { params: { id: 'z' } }]);
});

test('what is no longer offered is said before anyone leaves the list', async () => {
  const offer = { salonId: 's1', serviceIds: [], gone: ['Haircut'], slot: null };
  open('/bookings', {
    'customer.bookings': [pageOf(1, 1, gone('z'))],
    'customer.rebook': [answered({ offer })],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Book again: Salon z/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Not on offer any more' }));
  expect(dialog.getByText(/Haircut is no longer offered at Salon z/)).toBeVisible();
});

test('status and date narrow the list, stand in the address, and begin on its first page', async () => {
  const { router, urls } = open('/bookings?page=2', {
    'customer.bookings': [pageOf(2, 2, booking('b')), pageOf(1, 1, booking('a'))],
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Confirmed' }));
  expect(await card(/Salon a/)).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Date' }));
  await userEvent.click(await screen.findByRole('option', { name: 'This month' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=confirmed&dateRange=month'));
  expect(urls).toEqual([
    '/api/customer/bookings?limit=10&page=2',
    '/api/customer/bookings?limit=10&status=confirmed',
    '/api/customer/bookings?dateRange=month&limit=10&status=confirmed',
  ]);
});

test('every status can be asked for, and what an address names wrongly is not', async () => {
  const { urls } = open('/bookings?status=Lost&dateRange=decade', {
    'customer.bookings': [pageOf(1, 1, booking('a'))],
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['Any status', 'Pending', 'Confirmed', 'Completed', 'Cancelled', 'Disputed']);
  expect(urls).toEqual(['/api/customer/bookings?limit=10']);
});

test('a page past the last one says so and leads back; the page before takes the place of one that was emptied', async () => {
  const { router } = open('/bookings?page=99', {
    'customer.bookings': [
      pageOf(2, 2, booking('b')),
      pageOf(2, 2, booking('b')),
      pageOf(1, 1, booking('a'), gone('b')),
    ],
    'customer.cancellation': [offer],
    'customer.cancel': [answered({ data: gone('b'), refund: null })],
  });
  expect(await screen.findByText('There is no page 99')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel: Salon b/ }));
  expect(router.state.location.search).toBe('?page=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel and get ₹868.00 back' }));
  expect(await screen.findByText('Page 1 of 1')).toBeVisible();
  expect(screen.queryByText(/There is no page/)).toBeNull();
});

test('filters that fit nothing can be cleared', async () => {
  const { router } = open('/bookings?status=disputed&dateRange=today', {
    'customer.bookings': [pageOf(1, 1), pageOf(1, 1, booking('a'))],
  });
  expect(await screen.findByText('No bookings match these filters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await card(/Salon a/)).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('someone who never booked is led to the salons', async () => {
  open('/bookings', { 'customer.bookings': [pageOf(1, 1)] });
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book your first visit' })).toHaveAttribute('href', '/salons');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a cancelled booking shows as cancelled, the list is read anew, and the focus stays in its row', async () => {
  const { urls } = open('/bookings', {
    'customer.bookings': [pageOf(1, 1, booking('a'), booking('b')), pageOf(1, 1, gone('a'), booking('b'))],
    'customer.cancellation': [offer],
    'customer.cancel': [answered({ data: gone('a'), refund: null })],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel: Salon a/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel and get ₹868.00 back' }));
  expect(await within(await row(/Salon a/)).findByText('Cancelled')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: /^View: Salon a/ })).toHaveFocus());
  expect(urls.filter((url) => url.startsWith('/api/customer/bookings?'))).toHaveLength(2);
});

test('a booking that leaves the list hands the focus to the one that takes its place', async () => {
  open('/bookings?status=confirmed', {
    'customer.bookings': [pageOf(1, 1, booking('a'), booking('b')), pageOf(1, 1, booking('b'))],
    'customer.cancellation': [offer],
    'customer.cancel': [answered({ data: gone('a'), refund: null })],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel: Salon a/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel and get ₹868.00 back' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: /Salon a/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: /^View: Salon b/ })).toHaveFocus());
});

test('a list that cannot be read says so with its filters at hand, and comes back by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open('/bookings?status=confirmed', {
    'customer.bookings': [unreachable, pageOf(1, 1, booking('a'))],
  });
  expect(await screen.findByText("Couldn't load your bookings")).toBeVisible();
  expect(screen.getByText('Nobody answered. We keep trying.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  expect(await card(/Salon a/)).toBeVisible();
  jest.useRealTimers();
});

test('a visit that was cancelled stays cancelled while the list can’t be read anew', async () => {
  open('/bookings', {
    'customer.bookings': [pageOf(1, 1, booking('a')), unreachable],
    'customer.cancellation': [offer],
    'customer.cancel': [answered({ data: gone('a'), refund: null })],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel: Salon a/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel and get ₹868.00 back' }));
  expect(await screen.findByText('This is what we last knew.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(await row(/Salon a/)).getByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Cancel|Reschedule): Salon a/ })).toBeNull();
});
