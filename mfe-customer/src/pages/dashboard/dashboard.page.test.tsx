import type { CustomerBooking, CustomerBookingDetail } from '@sundara/contracts/api';
import type { Session } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, openRoute, unreachable } from '@sundara/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as dashboard from '../../expose/routes/dashboard.expose.tsx';
import { aBookingDetail, inMinutes } from '../../testing/booking-detail.builder.ts';

const ASHA: Session = { status: 'signed-in', user: { id: 'c1', role: 'customer', name: 'Asha Rao' } };

/** A visit in 2099 at a salon of its own. */
const booking = (id: string, over: Partial<CustomerBookingDetail> = {}): CustomerBookingDetail => {
  const usual = aBookingDetail();
  return {
    ...usual,
    id,
    dateTime: '2099-11-24T16:00:00+05:30',
    totalAmount: 1508,
    salonName: `Salon ${id}`,
    salon: { ...usual.salon, id: `s-${id}`, name: `Salon ${id}` },
    ...over,
  };
};

const stats = (...upcomingBookings: CustomerBooking[]) =>
  answered({
    data: { upcomingBookings, upcomingCount: upcomingBookings.length, completedCount: 0, totalSpent: 0 },
  });
const pageOf = (page: number, pages: number, ...data: CustomerBooking[]) => {
  const total = pages === 1 ? data.length : pages * 10;
  const numbers = { totalCount: total, totalPages: pages, currentPage: page, page, limit: 10, total, pages };
  return answered({ data, bookings: data, pages, pagination: numbers });
};

const open = (address: string, answers: Parameters<typeof fakeProvider>[0], session = ASHA) => {
  const { http, urls, sent } = fakeProvider(answers);
  return { urls, sent, router: openRoute(dashboard, fakeShell({ http }, session), address) };
};
const table = () => screen.findByRole('table');

test('a customer is greeted and sees the next appointment and every visit ahead', async () => {
  open('/dashboard', { 'customer.stats': [stats(booking('a'), booking('b'))] });
  expect(await screen.findByRole('heading', { name: 'Welcome back, Asha Rao!' })).toBeVisible();
  const next = screen.getByRole('region', { name: /Your next appointment/ });
  expect(within(next).getByText('Tue, 24 Nov 2099, 4:00 pm')).toBeVisible();
  expect(within(next).getByText(/^Road No. 36, Jubilee Hills/)).toBeVisible();
  expect(within(next).getByText('Haircut, Head massage · 1 h 15 min')).toBeVisible();
  const row = within(await table()).getByRole('row', { name: /Salon b/ });
  for (const words of ['Tue, 24 Nov 2099, 4:00 pm', '₹1,508.00', 'Confirmed'])
    expect(within(row).getByText(words)).toBeVisible();
  for (const link of within(row).getAllByRole('link')) expect(link).toHaveAttribute('href', '/bookings/b');
  expect(screen.getByRole('link', { name: 'View all bookings' })).toHaveAttribute(
    'href',
    '/dashboard?tab=all-bookings',
  );
});

test('without a name the customer is greeted as Customer', async () => {
  open(
    '/dashboard',
    { 'customer.stats': [stats()] },
    { status: 'signed-in', user: { id: 'c', role: 'customer' } },
  );
  expect(await screen.findByRole('heading', { name: 'Welcome back, Customer!' })).toBeVisible();
});

test('with nothing ahead the page says so and leads to the salons', async () => {
  open('/dashboard', { 'customer.stats': [stats()] });
  expect(await screen.findByText('No upcoming appointments')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a salon' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failed load says so, and Retry asks again', async () => {
  open('/dashboard', { 'customer.stats': [unreachable, stats(booking('a'))] });
  expect(await screen.findByText("Couldn't load dashboard data")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('rowheader', { name: 'Salon a' })).toBeVisible();
});

test.each([
  ['/dashboard?tab=overview', 'Upcoming', '?tab=upcoming'],
  ['/dashboard?tab=bookings', 'All Bookings', '?tab=all-bookings'],
  ['/dashboard?tab=nonsense', 'Upcoming', '?tab=upcoming'],
])('%s opens %s, and the address says %s', async (address, name, search) => {
  const { router, urls } = open(address, {
    'customer.stats': [stats(booking('a'))],
    'customer.bookings': [pageOf(1, 1, booking('a'))],
  });
  expect(await screen.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  expect(router.state.location.search).toBe(search);
  expect(urls.filter((url) => url.includes('stats'))).toHaveLength(1);
});

test.each([
  ['typed', '/dashboard?tab=overview', true],
  ['followed from a link', '/', false],
])('an alias that is %s leaves no step in the history', async (_, here, replaced) => {
  window.history.replaceState(null, '', here);
  const request = {
    url: `${window.location.origin}/dashboard?tab=overview`,
    signal: new AbortController().signal,
  };
  const answer = await dashboard.loader({ shell: fakeShell(), params: {}, request });
  if (!(answer instanceof Response)) throw new Error('An alias must lead to the tab itself.');
  expect(answer.headers.get('Location')).toBe('/dashboard?tab=upcoming');
  expect(answer.headers.has('X-Remix-Replace')).toBe(replaced);
});

test('choosing a tab changes the address, and Back changes the tab', async () => {
  const { router } = open('/dashboard', {
    'customer.stats': [stats(booking('a'))],
    'customer.bookings': [pageOf(1, 1, booking('z', { status: 'completed' }))],
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'All Bookings' }));
  expect(await screen.findByRole('rowheader', { name: 'Salon z' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=all-bookings');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Upcoming Appointments' })).toBeVisible();
});

test('all bookings come in pages, and the page stands in the address', async () => {
  const { router, urls } = open('/dashboard?tab=all-bookings', {
    'customer.stats': [stats()],
    'customer.bookings': [pageOf(1, 2, booking('a')), pageOf(2, 2, booking('b'))],
  });
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(screen.getByRole('article', { name: /^Salon b, / })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=all-bookings&page=2');
  expect(urls.at(-1)).toBe('/api/customer/bookings?limit=10&page=2');
});

test('someone who never booked is invited to', async () => {
  open('/dashboard?tab=all-bookings', { 'customer.stats': [stats()], 'customer.bookings': [pageOf(1, 1)] });
  expect(await screen.findByText('No bookings yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book your first visit' })).toHaveAttribute('href', '/salons');
});

test('all bookings that fail to load do not take the next appointment away', async () => {
  open('/dashboard?tab=all-bookings', {
    'customer.stats': [stats(booking('a'))],
    'customer.bookings': [unreachable, pageOf(1, 1, booking('a'))],
  });
  expect(await screen.findByText("Couldn't load dashboard data")).toBeVisible();
  expect(screen.getByRole('region', { name: /Your next appointment/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: /^Salon a, / })).toBeVisible();
});

test('a status that this version does not know shows as pending', async () => {
  open('/dashboard', { 'customer.stats': [stats(booking('a', { status: 'awaiting_moon' }))] });
  await waitFor(async () => expect(within(await table()).getByText('Pending')).toBeVisible());
});

test('the next appointment counts down, and leads to the salon, the calendar, another time and out of it', async () => {
  const dateTime = inMinutes(192);
  open('/dashboard', { 'customer.stats': [stats(booking('a', { dateTime }))] });
  const next = await screen.findByRole('region', { name: /Your next appointment/ });
  expect(within(next).getByRole('timer')).toHaveTextContent('In 3 h 12 min');
  expect(within(next).getByRole('link', { name: /^Directions to Salon a/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//),
  );
  for (const name of [/^Add to calendar/, 'Reschedule', 'Cancel'])
    expect(within(next).getByRole('button', { name })).toBeEnabled();
});

test('what may not be done is not offered, and the salon is named that still can move the visit', async () => {
  const can = { cancel: true, reschedule: false, rebook: false, review: false, dispute: false };
  open('/dashboard', { 'customer.stats': [stats(booking('a', { dateTime: inMinutes(90), can }))] });
  const next = await screen.findByRole('region', { name: /Your next appointment/ });
  expect(within(next).queryByRole('button', { name: 'Reschedule' })).toBeNull();
  expect(within(next).getByText(/This visit can no longer be moved here/)).toBeVisible();
  expect(within(next).getByRole('link', { name: '+91 40235 50001' })).toHaveAttribute(
    'href',
    'tel:+914023550001',
  );
  expect(screen.getByRole('button', { name: /^Cancel: Salon a/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Reschedule: Salon a/ })).toBeNull();
});

test('figures count what is ahead, what is done and what was spent', async () => {
  const figures = { upcomingBookings: [], upcomingCount: 2, completedCount: 7, totalSpent: 12345.5 };
  open('/dashboard', { 'customer.stats': [answered({ data: figures })] });
  expect(await screen.findByText('₹12,345.50')).toBeVisible();
  expect(screen.getByRole('link', { name: /Completed: show them/ })).toHaveAttribute(
    'href',
    '/dashboard?tab=all-bookings&status=completed',
  );
});

test('a dashboard that fails to be read anew keeps what was known, says so, and recovers by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { router } = open('/dashboard', {
    'customer.stats': [stats(booking('a')), unreachable, stats(booking('b'))],
  });
  expect(await screen.findByRole('rowheader', { name: 'Salon a' })).toBeVisible();
  await act(() => router.revalidate());
  expect(await screen.findByText('This is what we last knew.')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Salon a' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  expect(await screen.findByRole('rowheader', { name: 'Salon b' })).toBeVisible();
  expect(screen.queryByText('This is what we last knew.')).toBeNull();
  jest.useRealTimers();
});

test.each([
  ['upcoming', [unreachable], []],
  ['all-bookings', [unreachable], [pageOf(1, 1, booking('a'))]],
  ['all-bookings', [stats()], [unreachable]],
] as const)(
  'on %s a cancelled visit stays cancelled while a part can’t be read anew',
  async (tab, later, list) => {
    const can = { cancel: false, reschedule: false, rebook: true, review: false, dispute: false };
    const offer = { paid: 0, refund: 0, percent: 100, until: null, later: null, text: 'Nothing was paid.' };
    open(`/dashboard?tab=${tab}`, {
      'customer.stats': [stats(booking('a')), ...later],
      'customer.bookings': [pageOf(1, 1, booking('a')), ...list],
      'customer.cancellation': [answered({ offer })],
      'customer.cancel': [answered({ data: booking('a', { status: 'cancelled', can }), refund: null })],
    });
    const next = await screen.findByRole('region', { name: /Your next appointment/ });
    await userEvent.click(within(next).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel my visit' }));
    expect(await screen.findByText('This is what we last knew.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('region', { name: /Your next appointment/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Cancel: Salon a/ })).toBeNull();
  },
);
