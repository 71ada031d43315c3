import type { NavigationEntry } from '@sundara/contracts/federation';
import { createMemoryRouter, RouterProvider } from '@sundara/web/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFormData } from '../../../testing/form-data.ts';
import { AreaSearch } from './area-search.tsx';

fakeFormData();

const page = (label: string, to: string): NavigationEntry => ({
  ...{ placement: 'sidebar', label, to, order: 1, search: true },
});
const PAGES = [page('Bookings', '/salon/bookings'), page('Clients', '/salon/clients')];

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <AreaSearch pages={PAGES} /> }], {
    initialEntries: ['/salon/dashboard'],
  });
  render(<RouterProvider router={router} />);
  const at = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { at, router };
};
const box = () => screen.getByRole('textbox', { name: 'Search bookings, clients' });
const user = userEvent.setup({ delay: null });

test('Enter leads to the first page, and the box is empty again there', async () => {
  const { at } = open();
  await user.type(box(), ' asha & co {Enter}');
  expect(at()).toBe('/salon/bookings?q=asha+%26+co');
  expect(box()).toHaveValue('');
});

test('each page is a link below, reached by Tab, that goes away with Escape or with the focus', async () => {
  const { at } = open();
  expect(screen.queryByRole('link')).toBeNull();
  await user.type(box(), 'asha');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Clients with “asha”' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(box());
  await user.click(screen.getByRole('link', { name: 'Clients with “asha”' }));
  expect(at()).toBe('/salon/clients?q=asha');
});

test('without a text Enter leads nowhere', async () => {
  const { at } = open();
  await act(() => user.type(box(), '  {Enter}'));
  expect(at()).toBe('/salon/dashboard');
});
