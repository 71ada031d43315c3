import type { AdminSalon } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused } from '@sundara/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as dashboard from '../../expose/routes/dashboard.expose.tsx';

const salon = (name: string, over: Partial<AdminSalon> = {}): AdminSalon => ({
  _id: name,
  id: name,
  name,
  address: {
    street: '1 Road',
    area: '',
    sublocality: 'Jubilee Hills',
    city: 'Hyderabad',
    state: 'Telangana',
    postalCode: '500033',
    country: 'India',
  },
  location: 'Jubilee Hills, Hyderabad',
  rating: 4.56,
  reviews: 12,
  priceRange: '₹₹',
  priceFrom: 300,
  priceTo: 2500,
  specialties: ['Hair'],
  coverImage: { url: '/p.webp', alt: '', placeholder: 'data:,' },
  image: '/p.webp',
  coordinates: { latitude: 17.4, longitude: 78.4 },
  today: { open: '10:00', close: '20:00', closed: false, breaks: [] },
  email: 'hello@salon.test',
  contactNumber: '+91 40 1234 5678',
  isActive: true,
  userId: 'u1',
  owner: {
    _id: 'u1',
    id: 'u1',
    name: 'Kavya Reddy',
    email: 'kavya@salon.test',
    phone: '+919848012345',
  },
  subscription: null,
  can: { subscribe: true, cancelSubscription: false },
  services: 18,
  bookings: 1234,
  createdAt: '2026-01-01T10:00:00+05:30',
  ...over,
});

const pageOf = (page: number, pages: number, ...salons: AdminSalon[]) => {
  const total = pages === 1 ? salons.length : pages * 10;
  const pagination = {
    totalCount: total,
    totalPages: pages,
    currentPage: page,
    page,
    limit: 10,
    total,
    pages,
  };
  return answered({ salons, data: salons, counts: { total: 1280, active: 118, pending: 2 }, pagination });
};

const open = (answers: Parameters<typeof fakeProvider>[0]['admin.salons'], query = '') => {
  const { http, urls } = fakeProvider({ 'admin.salons': answers });
  return { urls, router: openRoute(dashboard, fakeShell({ http }), `/admin/dashboard${query}`) };
};
const search = () => screen.findByRole('searchbox', { name: 'Search salons' });

test('an admin sees the counters and each salon', async () => {
  const { urls } = open([pageOf(1, 1, salon('Marigold Room'))]);
  const counters = (await screen.findByText('Total Salons')).closest('dl');
  for (const figure of ['1,280', '118', '2'])
    expect(within(counters as HTMLElement).getByText(figure)).toBeVisible();
  const row = screen.getByRole('row', { name: /Marigold Room/ });
  for (const words of ['Jubilee Hills', 'hello@salon.test', 'Kavya Reddy', '18', '1,234', '4.6', 'Active'])
    expect(within(row).getByText(words)).toBeVisible();
  expect(urls).toEqual(['/api/admin/salons?limit=10']);
});

test('a salon without owner or reviews, or switched off, says so', async () => {
  open([pageOf(1, 1, salon('Lotus', { owner: null, reviews: 0, isActive: false }))]);
  const row = await screen.findByRole('row', { name: /Lotus/ });
  for (const words of ['No owner yet', 'New', 'Inactive']) expect(within(row).getByText(words)).toBeVisible();
});

test('a search goes to the server, starts on the first page and stands in the address', async () => {
  const { router, urls } = open(
    [pageOf(2, 3, salon('Lotus')), pageOf(1, 1, salon('Marigold Room'))],
    '?page=2',
  );
  await userEvent.type(await search(), 'mari{Enter}');
  expect(await screen.findByText('1 salon for "mari"')).toBeVisible();
  expect(router.state.location.search).toBe('?q=mari');
  expect(urls.at(-1)).toBe('/api/admin/salons?limit=10&q=mari');
});

test('salons come in pages, and a reload keeps the page', async () => {
  const { router } = open([pageOf(1, 2, salon('Lotus')), pageOf(2, 2, salon('Marigold Room'))]);
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('row', { name: /Marigold Room/ })).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

test('nothing found says so, and Clear Search brings all salons back', async () => {
  open([pageOf(1, 1), pageOf(1, 1, salon('Lotus'))], '?q=zz');
  expect(await screen.findByText('No salons found.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByRole('row', { name: /Lotus/ })).toBeVisible();
});

test('a failed load says so, and Retry asks again', async () => {
  open([refused('UNAVAILABLE'), pageOf(1, 1, salon('Lotus'))]);
  expect(await screen.findByText('Failed to fetch salons')).toBeVisible();
  expect(screen.getByText('Code: UNAVAILABLE')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Lotus/ })).toBeVisible();
});
