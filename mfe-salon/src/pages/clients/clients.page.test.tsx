import type { SalonClient } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, unreachable } from '@sundara/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from '../../expose/routes/clients.expose.tsx';
import { client } from '../../testing/client.builder.ts';

const listed = (clients: SalonClient[], tags: string[] = []) => {
  const total = clients.length;
  return answered({
    ...{ clients, tags },
    pagination: { totalCount: total, totalPages: 1, currentPage: 1, page: 1, limit: 20, total, pages: 1 },
  });
};
const open = (answers: Parameters<typeof fakeProvider>[0], address = '/salon/clients') => {
  const { http, urls } = fakeProvider({ 'salon.events': [unreachable], ...answers });
  openRoute(page, fakeShell({ http }), address);
  return () => urls.filter((url) => url.startsWith('/api/salon/clients'));
};

test('each client leads to what is noted, with allergies to be seen at once', async () => {
  open({ 'salon.clients': [listed([client({ allergies: 'Ammonia', tags: ['VIP'] })], ['VIP'])] });
  expect(await screen.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/salon/clients/c1');
  for (const text of ['Allergies: Ammonia', '+91 98480 12345', '₹1,016.00', '1 client'])
    expect(screen.getByText(text)).toBeVisible();
});

test('the address narrows and orders the list, by tags too', async () => {
  const asked = open(
    { 'salon.clients': [listed([client()], ['VIP'])] },
    '/salon/clients?q=98480&sort=name&tag=VIP',
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'Tag' }));
  await userEvent.click(screen.getByRole('option', { name: 'Any tag' }));
  await screen.findByRole('link', { name: 'Asha Rao' });
  expect(asked()).toEqual([
    '/api/salon/clients?q=98480&sort=name&tag=VIP',
    '/api/salon/clients?q=98480&sort=name',
  ]);
});

test('a salon without clients is told who will stand there', async () => {
  open({ 'salon.clients': [listed([])] });
  expect(await screen.findByText('No clients yet.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Tag' })).toBeNull();
});
