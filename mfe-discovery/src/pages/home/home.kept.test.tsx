import 'fake-indexeddb/auto';
import { answered, fakeProvider, fakeShell, openRoute, unreachable } from '@sundara/web/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSalon } from '../../testing/salon.builder.ts';
import { loadHome } from './home.loader.ts';
import { HomePage } from './home.page.tsx';

const LIST = answered({
  salons: [aSalon()],
  services: [],
  localities: [],
  specialties: [],
  countIsCapped: false,
  pagination: { totalCount: 1, totalPages: 1, currentPage: 1, page: 1, limit: 100, total: 1, pages: 1 },
});
const PLACES = answered({ sublocalities: [], localities: [] });

const open = (...lists: Parameters<typeof fakeProvider>[0][string]) => {
  const provider = fakeProvider({
    'salons.list': lists,
    'salons.sublocalities': [PLACES],
    'salons.nextSlots': [unreachable],
    'services.nextSlots': [unreachable],
  });
  openRoute({ Component: HomePage, loader: loadHome }, { ...fakeShell(), http: provider.http }, '/');
};
const written = () => new Promise((resolve) => setTimeout(resolve, 50));

test('with the server gone, the last real list shows under a banner that says so, until it is back', async () => {
  open(LIST);
  expect(await screen.findByRole('link', { name: 'Marigold Room' })).toBeVisible();
  expect(screen.queryByText('We cannot reach our server')).toBeNull();
  await written();
  cleanup();

  open(unreachable, LIST);
  expect(await screen.findByText('We cannot reach our server')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Marigold Room' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You see the latest again.')).toBeVisible();
});
