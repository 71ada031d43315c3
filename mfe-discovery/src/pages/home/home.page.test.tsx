import type { Salon } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { aSalon, aServiceHit } from '../../testing/salon.builder.ts';
import { loadHome } from './home.loader.ts';
import { HomePage } from './home.page.tsx';

type Answers = Parameters<typeof fakeProvider>[0];

const at = (name: string, sublocality: string, specialty: string): Salon =>
  aSalon({
    id: name,
    name,
    address: { ...aSalon().address, sublocality },
    specialties: [specialty],
    reviews: name === 'Lotus' ? 0 : 12,
  });
const SALONS = [at('Marigold Room', 'Jubilee Hills', 'Hair'), at('Lotus', 'Kondapur', 'Spa')];
const list = (salons: readonly Salon[], total = salons.length, more: object = {}) =>
  answered({
    salons,
    services: [aServiceHit()],
    localities: [],
    specialties: [],
    countIsCapped: false,
    pagination: {
      totalCount: total,
      totalPages: 1,
      currentPage: 1,
      page: 1,
      limit: 100,
      total,
      pages: 1,
    },
    ...more,
  });
const place = (name: string, telugu: string, salons: number) => ({
  name,
  telugu,
  salons,
  latitude: 17.4,
  longitude: 78.4,
});
const PLACES = answered({
  sublocalities: ['Jubilee Hills', 'Kondapur'],
  localities: [place('Jubilee Hills', 'జూబ్లీహిల్స్', 3), place('Kondapur', 'కొండాపూర్', 5)],
});

const open = (lists: Answers[string], address = '/') => {
  const provider = fakeProvider({
    'salons.list': lists,
    'salons.sublocalities': [PLACES],
    'salons.nextSlots': [refused('UNAVAILABLE')],
    'services.nextSlots': [refused('UNAVAILABLE')],
  });
  const route = { Component: HomePage, loader: loadHome };
  const router = openRoute(route, { ...fakeShell(), http: provider.http }, address);
  const asked = () => provider.urls.filter((url) => url.startsWith('/api/public/salons?'));
  const slotsOf = () =>
    provider.urls
      .filter((url) => url.includes('/next-slots?'))
      .map((url) => new URL(url, 'https://sundara.invalid').searchParams.get('ids')?.split(','));
  return { router, asked, slotsOf };
};
const textField = () => screen.findByPlaceholderText('Search for salon...');
beforeEach(() => sessionStorage.clear());

test('the hero says what the marketplace is for', async () => {
  open([list(SALONS)]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Discover and Book the Best Beauty Services' }),
  ).toBeVisible();
  expect(screen.getByText('Find top-rated salons and spas in Hyderabad')).toBeVisible();
});

test('a visitor sees the salons, how many there are, and a link to each', async () => {
  const { asked } = open([list(SALONS)]);
  expect(await screen.findByRole('heading', { name: 'All Salons' })).toBeVisible();
  expect(screen.getByText('2 salons found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Marigold Room' })).toHaveAttribute('href', '/salon/Marigold Room');
  expect(asked()).toEqual(['/api/public/salons?limit=100&page=1']);
});

test('specialties, localities and the most booked services lead on, and stand aside while somebody searches', async () => {
  open([list(SALONS)]);
  const specialties = within(await screen.findByRole('navigation', { name: 'Specialties' }));
  for (const name of ['Hair', 'Makeup', 'Spa', 'Skin', 'Nails', 'Beard', 'Massage'])
    expect(specialties.getByRole('link', { name })).toHaveAttribute('href', `/salons?specialty=${name}`);
  expect(screen.getByRole('link', { name: /Jubilee Hills\s*3 salons/ })).toHaveAttribute(
    'href',
    '/salons?sublocality=Jubilee%20Hills',
  );
  await userEvent.click(screen.getByRole('link', { name: /Haircut/ }));
  expect(await screen.findByRole('dialog', { name: 'Haircut' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.type(await textField(), 'lotus');
  expect(screen.queryByRole('navigation', { name: 'Specialties' })).toBeNull();
});

test('of services, only popular ones are called most booked; where there are none, nothing is', async () => {
  const rare = aServiceHit({ id: 'v2', name: 'Mehndi', bookingCount: 3, popular: false });
  open([list(SALONS, 2, { services: [aServiceHit(), rare] })]);
  const row = within(await screen.findByRole('region', { name: 'Most booked' }));
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Haircut'),
  ]);
  cleanup();
  open([list(SALONS, 2, { services: [rare] })]);
  await screen.findByRole('heading', { name: 'All Salons' });
  expect(screen.queryByRole('region', { name: 'Most booked' })).toBeNull();
});

test.each([
  ['marigold', 'Marigold Room'],
  ['KONDAPUR', 'Lotus'],
  ['spa', 'Lotus'],
])('typing %s leaves %s without asking the server again', async (text, name) => {
  const { asked } = open([list(SALONS)]);
  await userEvent.type(await textField(), text);
  expect(screen.getByRole('heading', { name: `Search Results for "${text}"` })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name })).toBeVisible();
  expect(asked()).toHaveLength(1);
});

test('the clear button empties the text and gives the field back', async () => {
  open([list(SALONS)]);
  await userEvent.type(await textField(), 'lotus');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await textField()).toHaveFocus();
  expect(screen.getByText('2 salons found')).toBeVisible();
});

test('nothing found says so, and Clear Search brings everything back', async () => {
  open([list(SALONS), list([])]);
  await userEvent.type(await textField(), 'zzz');
  expect(await screen.findByText('No salons found matching your search criteria.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByText('2 salons found')).toBeVisible();
});

test('where the listed salons have nothing, the server’s search forgives spelling, and says what it searched', async () => {
  open([list(SALONS), list([SALONS[1] ?? aSalon()], 1, { corrected: 'kondapur' })]);
  await userEvent.type(await textField(), 'kondapoor');
  expect(await screen.findByRole('link', { name: 'Lotus' })).toBeVisible();
  expect(screen.getByText(/1 salon found for “kondapur”/)).toBeVisible();
});

test('a locality is chosen in the address, so that it can be shared', async () => {
  const { router, asked } = open([list(SALONS)]);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Location' }));
  await userEvent.click(screen.getByRole('option', { name: /^Kondapur/ }));
  expect(await screen.findByRole('heading', { name: 'Salons in Kondapur' })).toBeVisible();
  expect(router.state.location.search).toBe('?location=Kondapur');
  expect(asked()).toEqual([
    '/api/public/salons?limit=100&page=1',
    '/api/public/salons?limit=100&page=1&sublocality=Kondapur',
  ]);
});

test('a locality is found by its Telugu name with the keyboard alone, and All Locations leads back', async () => {
  const { router } = open([list(SALONS)]);
  const field = await screen.findByRole('combobox', { name: 'Location' });
  expect(field).toHaveValue('All Locations');
  await userEvent.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await userEvent.clear(field);
  await userEvent.type(field, 'కొండ');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Salons in Kondapur' })).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'all{Enter}');
  expect(await screen.findByRole('heading', { name: 'All Salons' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a long list unfolds in steps, and the focus goes on to what is new', async () => {
  const many = Array.from({ length: 30 }, (_, number) => at(`Salon ${number}`, 'Uppal', 'Hair'));
  const names = many.map(({ id }) => id);
  const { slotsOf } = open([list(many)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show 12 more' }));
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getByRole('link', { name: 'Salon 12' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 6 more' }));
  expect(screen.getAllByRole('article')).toHaveLength(30);
  expect(screen.getByRole('link', { name: 'Salon 24' })).toHaveFocus();
  // The API answers for 24 salons at most.
  await waitFor(() => expect(slotsOf().slice(-2)).toEqual([names.slice(0, 24), names.slice(24)]));
});

test('what was typed is there again when the visitor comes back to this page', async () => {
  const { router } = open([list(SALONS)]);
  await userEvent.type(await textField(), 'lotus');
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByText('Another page')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await textField()).toHaveValue('lotus');
  expect(screen.getByText('1 salon found')).toBeVisible();
});

test.each([
  ['nobody answers', unreachable],
  ['the server is out of order', refused('INTERNAL')],
])('when %s it says so and Retry asks again; no salon is invented', async (_, failure) => {
  open([failure, list(SALONS)]);
  expect(await screen.findByText('Failed to load salons')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2 salons found')).toBeVisible();
});

test('a failed list comes by itself when there is an answer again', async () => {
  open([unreachable, list(SALONS)]);
  expect(await screen.findByText(/We keep trying\.$/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('2 salons found')).toBeVisible();
});

test('who has walked to a salon stays there when the server’s answer takes the place of the list', async () => {
  const far = at('Marigold Far', 'Uppal', 'Nails');
  open([list(SALONS, 144), list([far, ...SALONS.slice(0, 1)])]);
  await userEvent.type(await textField(), 'marigold');
  const early = screen.getByRole('link', { name: 'Marigold Room' });
  act(() => early.focus());
  expect(await screen.findByRole('link', { name: 'Marigold Far' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Marigold Room' })).toBe(early);
  expect(early).toHaveFocus();
  // It is where it was, too.
  expect(within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('link')).toBe(early);
});

test('a salon that stays in the list keeps its card, whatever narrows it', async () => {
  const others = Array.from({ length: 9 }, (_, number) => at(`Other ${number}`, 'Uppal', 'Hair'));
  open([list([...others, ...SALONS]), list([...SALONS].reverse())]);
  const card = await screen.findByRole('link', { name: 'Lotus' });
  await userEvent.type(await textField(), 'lotus');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Lotus' })).toBe(card);
  await userEvent.clear(await textField());
  await userEvent.click(screen.getByRole('combobox', { name: 'Location' }));
  await userEvent.click(screen.getByRole('option', { name: /^Kondapur/ }));
  expect(await screen.findByText('2 salons found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lotus' })).toBe(card);
});

test('a press on a salon counts although the server’s answer, with the same salons, comes before the release', async () => {
  open([list(SALONS, 144), list(SALONS.slice(0, 1), 1, { corrected: 'marigold' })]);
  await userEvent.type(await textField(), 'marigold');
  const pressed = screen.getByRole('link', { name: 'Marigold Room' });
  expect(await screen.findByText(/as nothing is called “marigold”$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Marigold Room' })).toBe(pressed);
});

test('where more salons exist than are listed, typing asks the server for the rest, and the count is of all', async () => {
  const { asked } = open([list(SALONS, 144), list([at('Far Away Rooms', 'Uppal', 'Nails')])]);
  expect(await screen.findByText('144 salons found')).toBeVisible();
  await userEvent.type(await textField(), 'far away');
  expect(await screen.findByRole('link', { name: 'Far Away Rooms' })).toBeVisible();
  expect(screen.getByText('1 salon found')).toBeVisible();
  expect(asked()).toHaveLength(2);
});
