import type { Salon } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { HomeData } from './home.loader.ts';
import { HomePage } from './home.page.tsx';

const salon = (name: string, sublocality: string, specialty: string): Salon => ({
  _id: name,
  id: name,
  name,
  address: {
    street: '1 Road',
    area: '',
    sublocality,
    city: 'Hyderabad',
    state: 'Telangana',
    postalCode: '500033',
    country: 'India',
  },
  location: sublocality,
  rating: 4.5,
  reviews: name === 'Lotus' ? 0 : 12,
  priceRange: '₹₹',
  priceFrom: 300,
  priceTo: 2500,
  specialties: [specialty],
  coverImage: { url: '/p.webp', alt: '', placeholder: 'data:,' },
  image: '/p.webp',
  coordinates: { latitude: 17.4, longitude: 78.4 },
  today: { open: '10:00', close: '20:00', closed: false, breaks: [] },
});
const SALONS = [salon('Marigold Room', 'Jubilee Hills', 'Hair'), salon('Lotus', 'Kondapur', 'Spa')];
const Nothing = () => null;
const page = (salons: readonly Salon[], total = salons.length): HomeData['salons'] => ({
  ok: true,
  data: { success: true, salons, pagination: { totalCount: total } } as never,
});

const open = (answers: HomeData['salons'][], { address = '/', shell = fakeShell() } = {}) => {
  const loader = jest.fn(
    ({ request }: { request: Request }): HomeData => ({
      location: new URL(request.url).searchParams.get('location') ?? undefined,
      salons:
        answers.length > 1 ? (answers.shift() as HomeData['salons']) : (answers[0] as HomeData['salons']),
      sublocalities: ['Jubilee Hills', 'Kondapur'],
    }),
  );
  const router = createMemoryRouter([{ path: '/', Component: HomePage, loader, HydrateFallback: Nothing }], {
    initialEntries: [address],
  });
  render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return { loader, router };
};

test('a visitor sees the salons, how many there are, and a link to each', async () => {
  open([page(SALONS)]);
  expect(await screen.findByRole('heading', { name: 'All Salons' })).toBeVisible();
  expect(screen.getByText('2 salons found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Marigold Room' })).toHaveAttribute('href', '/salon/Marigold Room');
});

test('prices stand without rupee signs, and a salon without reviews is new', async () => {
  open([page(SALONS)]);
  expect((await screen.findAllByText(/300 - 2,500/)).length).toBe(2);
  expect(screen.getByText('New')).toBeVisible();
});

test.each([
  ['marigold', 'Marigold Room'],
  ['KONDAPUR', 'Lotus'],
  ['spa', 'Lotus'],
])('typing %s leaves %s without asking the server again', async (text, name) => {
  const { loader } = open([page(SALONS)]);
  await userEvent.type(await screen.findByPlaceholderText('Search for salon...'), text);
  expect(screen.getByRole('heading', { name: `Search Results for "${text}"` })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name })).toBeVisible();
  expect(loader).toHaveBeenCalledTimes(1);
});

test('nothing found says so, and Clear Search brings everything back', async () => {
  open([page(SALONS)]);
  await userEvent.type(await screen.findByPlaceholderText('Search for salon...'), 'zzz');
  expect(screen.getByText('No salons found matching your search criteria.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('2 salons found')).toBeVisible();
});

test('a locality is chosen in the address, so that it can be shared', async () => {
  const { loader, router } = open([page(SALONS)]);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Location' }));
  await userEvent.click(screen.getByRole('option', { name: 'Kondapur' }));
  expect(await screen.findByRole('heading', { name: 'Salons in Kondapur' })).toBeVisible();
  expect(router.state.location.search).toBe('?location=Kondapur');
  expect(loader).toHaveBeenCalledTimes(2);
});

test('a failed load says so and Retry asks again; no salon is invented', async () => {
  open([{ ok: false, failure: { kind: 'network', message: 'Nobody answered.' } }, page(SALONS)]);
  expect(await screen.findByText('Failed to load salons')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2 salons found')).toBeVisible();
});

test('where more salons exist than are listed, typing asks the server for the rest, and the count is of all', async () => {
  const call = jest.fn(async () => page([salon('Far Away Rooms', 'Uppal', 'Nails')]));
  open([page(SALONS, 144)], { shell: { ...fakeShell(), http: { call: call as never } } });
  expect(await screen.findByText('144 salons found')).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Search for salon...'), 'far away');
  expect(await screen.findByRole('link', { name: 'Far Away Rooms' })).toBeVisible();
  expect(screen.getByText('1 salon found')).toBeVisible();
  expect(call).toHaveBeenCalledTimes(1);
});
