import type { SalonBooking } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as dashboard from '../../expose/routes/dashboard.expose.tsx';

const booking = (no: number, customer: string, over: Partial<SalonBooking> = {}): SalonBooking => ({
  _id: `b${no}`,
  id: `b${no}`,
  no,
  customer: { name: customer, email: 'c@customer.test', phone: '+91 90000 00000' },
  status: 'confirmed',
  statusLabel: 'Confirmed',
  date: '2099-11-24T16:00:00+05:30',
  dateTime: '2099-11-24T16:00:00+05:30',
  time: '4:00 PM',
  formattedDate: 'Tue, 24 Nov',
  formattedTime: '4:00 pm',
  duration: 75,
  services: [
    { serviceId: 'v1', name: 'Haircut', description: '', duration: 45, price: 400 },
    { serviceId: 'v2', name: 'Head massage', description: '', duration: 30, price: 100 },
  ],
  serviceName: 'Haircut',
  totalAmount: 508,
  totalPrice: 508,
  amount: 508,
  paymentStatus: 'captured',
  specialRequests: '',
  createdAt: '2026-11-20T10:00:00+05:30',
  updatedAt: '2026-11-20T10:00:00+05:30',
  ...over,
});

const figures = (appointments = 12) =>
  answered({ data: { balance: 123456.5, appointments, newCustomers: 3 } });
const pageOf = (page: number, pages: number, ...data: SalonBooking[]) => {
  const total = pages === 1 ? data.length : pages * 10;
  const numbers = { totalCount: total, totalPages: pages, currentPage: page, page, limit: 10, total, pages };
  return answered({ data, pages, pagination: numbers });
};

const open = (answers: Parameters<typeof fakeProvider>[0], query = '') => {
  const { http, urls } = fakeProvider({
    'salon.dashboard': [figures()],
    'salon.orders': [pageOf(1, 1, booking(7, 'Asha Rao'))],
    ...answers,
  });
  return { urls, router: openRoute(dashboard, fakeShell({ http }), `/salon/dashboard${query}`) };
};
const search = () => screen.findByRole('searchbox', { name: 'Search bookings' });

test("the owner sees the month's figures and the latest bookings of any date", async () => {
  const { urls } = open({});
  expect(await screen.findByText('₹1,23,456.50')).toBeVisible();
  expect(screen.getByText('New Customer')).toBeVisible();
  expect(screen.getByText('Visits this month')).toBeVisible();
  const row = screen.getByRole('row', { name: /Asha Rao/ });
  for (const words of ['7', 'Haircut, Head massage', 'Tue, 24 Nov 2099', '4:00 pm', 'Confirmed'])
    expect(within(row).getByText(words)).toBeVisible();
  expect(urls).toEqual(['/api/salon/dashboard', '/api/salon/orders?limit=10']);
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

test('the number of appointments leads to their rows', async () => {
  const { router } = open({});
  await userEvent.click(await screen.findByRole('link', { name: /12 Appointments/ }));
  expect(await screen.findByText('1 booking with a visit this month')).toBeVisible();
  expect(router.state.location.search).toBe('?dateRange=month');
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

test('a status that this version does not know shows as pending', async () => {
  open({ 'salon.orders': [pageOf(1, 1, booking(7, 'Asha Rao', { status: 'awaiting_moon' }))] });
  expect(await screen.findByText('Pending')).toBeVisible();
});

test('a period and a page that nobody knows are the default ones', async () => {
  const { urls } = open({}, '?dateRange=decade&page=-3');
  expect(await screen.findByRole('rowheader', { name: 'Asha Rao' })).toBeVisible();
  expect(urls).toEqual(['/api/salon/dashboard', '/api/salon/orders?limit=10']);
});
