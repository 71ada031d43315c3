import type { SalonBooking } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as dashboard from '../../expose/routes/dashboard.expose.tsx';
import { booking } from '../../testing/booking.builder.ts';
import { FakeEventSource } from '../../testing/event-source.fake.ts';
import { today } from '../../testing/today.builder.ts';

const figures = (appointments = 12, more: object = {}) =>
  answered({
    data: {
      ...{ balance: 123456.5, appointments, newCustomers: 3 },
      previous: { balance: 100000, appointments: 10, newCustomers: 6 },
      series: [{ start: '2026-11-01T00:00:00+05:30', revenue: 450, bookings: 2 }],
      busyHours: [
        { weekday: 5, hour: 17, bookings: 30 },
        { weekday: 4, hour: 18, bookings: 7 },
      ],
      ...more,
    },
  });
const pageOf = (page: number, pages: number, ...data: SalonBooking[]) => {
  const total = pages === 1 ? data.length : pages * 10;
  const numbers = { totalCount: total, totalPages: pages, currentPage: page, page, limit: 10, total, pages };
  return answered({ data, pages, pagination: numbers });
};

const open = (answers: Parameters<typeof fakeProvider>[0], query = '') => {
  const { http, urls } = fakeProvider({
    'salon.today': [answered(today())],
    'salon.dashboard': [figures()],
    'salon.orders': [pageOf(1, 1, booking(7, 'Asha Rao'))],
    ...answers,
  });
  return { urls, router: openRoute(dashboard, fakeShell({ http }), `/salon/dashboard${query}`) };
};
const search = () => screen.findByRole('searchbox', { name: 'Search bookings' });

test('an owner whose salon was deleted finds one calm page instead of failures, and a way to ask', async () => {
  open({ 'salon.dashboard': [refused('SALON_MISSING')], 'salon.orders': [refused('SALON_MISSING')] });
  expect(await screen.findByText('No salon belongs to your account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test("the owner sees the month's figures and the latest bookings of any date", async () => {
  const { urls } = open({});
  expect(await screen.findByText('₹1,23,456.50')).toBeVisible();
  expect(screen.getByText('New Customer')).toBeVisible();
  expect(screen.getByText('Visits this month')).toBeVisible();
  const row = screen.getByRole('row', { name: /Asha Rao/ });
  for (const words of ['7', 'Haircut, Head massage', 'Tue, 24 Nov 2099', '4:00 pm', 'Confirmed'])
    expect(within(row).getByText(words)).toBeVisible();
  expect(urls).toEqual(['/api/salon/today', '/api/salon/dashboard', '/api/salon/orders?limit=10']);
});

test('a chosen period stands in the address and narrows figures and bookings, until all dates are shown again', async () => {
  const { router, urls } = open({});
  await userEvent.click(await screen.findByRole('combobox', { name: 'Period' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Week',
    'Month',
    'Year',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Week' }));
  expect(await screen.findByText('1 booking with a visit this week')).toBeVisible();
  expect(router.state.location.search).toBe('?dateRange=week');
  expect(urls.slice(-2)).toEqual([
    '/api/salon/dashboard?dateRange=week',
    '/api/salon/orders?dateRange=week&limit=10',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /Show all dates/ }));
  expect(await screen.findByText('1 booking, newest first')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test.each([
  [/12 Appointments/, '/salon/bookings?dateRange=week&status=not-cancelled'],
  [/3 New Customer/, '/salon/bookings?newIn=week'],
])('the number %s leads to the rows that it counts', async (name, href) => {
  open({}, '?dateRange=week');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('a search goes to the server, starts on the first page and stands in the address', async () => {
  const { router, urls } = open(
    { 'salon.orders': [pageOf(2, 3, booking(7, 'Asha Rao')), pageOf(1, 1, booking(9, 'Meera Iyer'))] },
    '?page=2',
  );
  await userEvent.type(await search(), 'meera{Enter}');
  expect(await screen.findByRole('rowheader', { name: 'Meera Iyer' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=meera');
  expect(urls.at(-1)).toBe('/api/salon/orders?limit=10&q=meera');
});

test('bookings come in pages, and the search stays', async () => {
  const { router } = open(
    { 'salon.orders': [pageOf(1, 2, booking(7, 'Asha Rao')), pageOf(2, 2, booking(1, 'Meera Iyer'))] },
    '?q=a',
  );
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('rowheader', { name: 'Meera Iyer' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=a&page=2');
});

test.each([
  ['', 'The first booking stands here as soon as a customer has paid.'],
  ['?dateRange=today', 'Show all dates'],
  ['?dateRange=today&q=zz', 'Clear Search'],
])('nothing found under %p says so, and what to do next: %s', async (query, next) => {
  open({ 'salon.orders': [pageOf(1, 1)] }, query);
  expect(await screen.findByText('No bookings found.')).toBeVisible();
  expect(screen.getAllByText(next).at(-1)).toBeVisible();
});

test('Clear Search empties the box and brings the bookings back', async () => {
  open({ 'salon.orders': [pageOf(1, 1), pageOf(1, 1, booking(7, 'Asha Rao'))] }, '?q=zz');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByRole('rowheader', { name: 'Asha Rao' })).toBeVisible();
  expect(await search()).toHaveValue('');
});

test('figures that fail leave the bookings, and Retry asks again', async () => {
  open({ 'salon.dashboard': [refused('INTERNAL'), figures()] });
  expect(await screen.findByText('Failed to fetch dashboard data')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Asha Rao' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('₹1,23,456.50')).toBeVisible();
});

test('bookings that fail leave the figures, and Retry asks again', async () => {
  open({ 'salon.orders': [unreachable, pageOf(1, 1, booking(7, 'Asha Rao'))] });
  expect(await screen.findByText('Failed to fetch bookings')).toBeVisible();
  expect(screen.getByText('₹1,23,456.50')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('rowheader', { name: 'Asha Rao' })).toBeVisible();
});

test('bookings in an answer that cannot be understood could not be loaded', async () => {
  open({ 'salon.orders': [{ ok: false, failure: { kind: 'protocol', message: 'No list' } }] });
  expect(await screen.findByText('Failed to load bookings')).toBeVisible();
});

test('a status that this version does not know shows as pending', async () => {
  open({ 'salon.orders': [pageOf(1, 1, booking(7, 'Asha Rao', { status: 'awaiting_moon' }))] });
  expect(await screen.findByText('Pending')).toBeVisible();
});

test('a period and a page that nobody knows are the default ones', async () => {
  const { urls } = open({}, '?dateRange=decade&page=-3');
  expect(await screen.findByRole('rowheader', { name: 'Asha Rao' })).toBeVisible();
  expect(urls).toEqual(['/api/salon/today', '/api/salon/dashboard', '/api/salon/orders?limit=10']);
});

test('figures say how they stand to the period before, and lead to their rows', async () => {
  open({});
  const cards = within(await screen.findByLabelText('Figures of this month'));
  for (const words of [
    '23% more than last month',
    '20% more than last month',
    '50% less than last month so far',
  ])
    expect(cards.getByText(words)).toBeVisible();
  expect(cards.getByRole('link', { name: /Balance/ })).toHaveAttribute('href', '/salon/statement');
});

test('the busiest hours are said in a sentence and stand as figures by weekday and hour', async () => {
  open({});
  expect(
    await screen.findByText('Busiest: Saturdays at 5 pm, 2.5 visits a week; then Fridays at 6 pm.'),
  ).toBeVisible();
  const table = within(screen.getByRole('table', { name: /by weekday and hour/ }));
  const saturday = within(table.getByRole('row', { name: /Saturday/ }));
  expect(saturday.getAllByRole('cell').filter(({ textContent }) => textContent === '30')).toHaveLength(1);
  expect(table.getByRole('columnheader', { name: '5 pm' })).toBeVisible();
});

test('the name on a card leads to its booking, a walk-in without one has a word, and few facts make it low', async () => {
  open({ 'salon.orders': [pageOf(1, 1, booking(7, 'Asha Rao'), booking(8, ''))] });
  const link = await screen.findByRole('link', { name: 'Asha Rao' });
  expect(link).toHaveAttribute('href', '/salon/bookings/b7');
  expect(screen.getByRole('link', { name: 'Walk-in' })).toHaveAttribute('href', '/salon/bookings/b8');
  const places = within(screen.getByRole('row', { name: /Asha Rao/ }))
    .getAllByRole('cell')
    .map((cell) => `${cell.dataset.label}: ${cell.dataset.card}`);
  expect(places).toEqual([
    ...['No.: hidden', 'Services: line', 'Date: half', 'Time: half', 'Status: corner', 'Action: hidden'],
  ]);
});

test('where nothing was and nothing is, no trend says so', async () => {
  open({
    'salon.dashboard': [figures(0, { previous: { balance: 100000, appointments: 0, newCustomers: 6 } })],
  });
  const cards = within(await screen.findByLabelText('Figures of this month'));
  expect(cards.getByText('Visits this month')).toBeVisible();
  expect(cards.queryByText('The same as last month')).toBeNull();
});

test('each booking leads to its page, and the list to all bookings', async () => {
  open({});
  expect(await screen.findByRole('link', { name: 'View booking 7' })).toHaveAttribute(
    'href',
    '/salon/bookings/b7',
  );
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/salon/bookings');
});

test('news that come together are read together: once at once, and once after', async () => {
  Object.assign(globalThis, { EventSource: FakeEventSource });
  FakeEventSource.opened = [];
  try {
    const { urls } = open({
      'salon.events': [answered({ url: '/api/salon/events?key=k' })],
      'salon.orders': [pageOf(1, 1, booking(7, 'Asha Rao')), pageOf(1, 1, booking(8, 'Meera Iyer'))],
    });
    await screen.findByRole('rowheader', { name: 'Asha Rao' });
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    act(() => {
      for (let no = 1; no <= 10; no += 1) FakeEventSource.last().tell(no, 'completed', `b${no}`);
    });
    const read = () => urls.filter((url) => url.startsWith('/api/salon/orders'));
    await waitFor(() => expect(read()).toHaveLength(3));
    expect(await screen.findByRole('rowheader', { name: 'Meera Iyer' })).toBeVisible();
    expect(read()).toHaveLength(3);
  } finally {
    Reflect.deleteProperty(globalThis, 'EventSource');
  }
});

test('a new booking comes by itself and is marked; news that cannot be read take nothing away', async () => {
  Object.assign(globalThis, { EventSource: FakeEventSource });
  FakeEventSource.opened = [];
  try {
    open({
      'salon.events': [answered({ url: '/api/salon/events?key=k' })],
      'salon.booking': [refused('UNAVAILABLE')],
      'salon.dashboard': [figures(), figures(13), refused('INTERNAL')],
      'salon.orders': [
        pageOf(1, 1, booking(7, 'Asha Rao')),
        pageOf(1, 1, booking(8, 'Meera Iyer'), booking(7, 'Asha Rao')),
        refused('INTERNAL'),
      ],
    });
    await screen.findByRole('rowheader', { name: 'Asha Rao' });
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    act(() => FakeEventSource.last().tell(1, 'created', 'b8'));
    const row = await screen.findByRole('row', { name: /Meera Iyer/ });
    expect(within(row).getByText('New')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Asha Rao/ })).queryByText('New')).toBeNull();
    expect(screen.getByRole('link', { name: /13 Appointments/ })).toBeVisible();
    act(() => FakeEventSource.last().tell(2, 'cancelled', 'b7'));
    expect(await screen.findByText('Failed to fetch bookings')).toBeVisible();
    expect(screen.getByRole('row', { name: /Meera Iyer/ })).toBeVisible();
  } finally {
    Reflect.deleteProperty(globalThis, 'EventSource');
  }
});

test('the owner of a draft sees what is missing, with a way to each, and what is done', async () => {
  open({ 'salon.dashboard': [figures(0, { toGoLive: { hours: true, service: false, picture: false } })] });
  const list = await screen.findByRole('region', { name: 'Before customers see your salon' });
  expect(list).toHaveTextContent('1 of 3 done.');
  expect(within(list).getByRole('link', { name: 'Add a service' })).toHaveClass('MuiButton-contained');
  expect(within(list).getByRole('link', { name: 'Add a picture' })).not.toHaveClass('MuiButton-contained');
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Opening hours: done',
    'A serviceAdd a service',
    'A picture of your salonAdd a picture',
  ]);
  expect(within(list).getByRole('link', { name: 'Add a service' })).toHaveAttribute(
    'href',
    '/salon/services',
  );
  expect(within(list).getByRole('link', { name: 'Add a picture' })).toHaveAttribute(
    'href',
    '/salon/dashboard?settings=profile',
  );
});

test('a salon that is no draft has no list of what is missing', async () => {
  open({});
  expect(await screen.findByText('New Customer')).toBeVisible();
  expect(screen.queryByText('Before customers see your salon')).toBeNull();
});

test('a dispute that waits for the salon stands above the day, with its deadline and the way to it', async () => {
  const disputes = [
    { bookingId: 'b2', customer: 'Ravi Shah', answerBy: '2020-11-24T16:00:00+05:30' },
    { bookingId: 'b1', customer: 'Asha Rao', answerBy: '2099-11-24T16:00:00+05:30' },
  ];
  open({ 'salon.dashboard': [figures(0, { disputes })] });
  const waiting = await screen.findByRole('region', { name: 'Your side of a dispute' });
  const items = within(waiting).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Ravi ShahWas asked for by Tue, 24 Nov 2020, 4:00 pm, and still countsAnswer',
    'Asha RaoBy Tue, 24 Nov 2099, 4:00 pmAnswer',
  ]);
  expect(within(waiting).getByRole('link', { name: 'Answer the dispute of Asha Rao' })).toHaveAttribute(
    'href',
    '/salon/bookings/b1',
  );
});

test('where no dispute waits, nothing is said of any', async () => {
  open({ 'salon.dashboard': [figures(0, { disputes: [] })] });
  expect(await screen.findByText('New Customer')).toBeVisible();
  expect(screen.queryByText('Your side of a dispute')).toBeNull();
});
