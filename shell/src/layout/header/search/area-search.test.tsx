import type { NavigationEntry } from '@sundara/contracts/federation';
import { createMemoryRouter, RouterProvider } from '@sundara/web/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFormData } from '../../../testing/form-data.ts';
import { AreaSearchPlace } from './area-search-place.tsx';

fakeFormData();

const page = (label: string, to: string): NavigationEntry => ({
  ...{ placement: 'sidebar', label, to, order: 1, search: true },
});
const PAGES = [page('Bookings', '/salon/bookings'), page('Clients', '/salon/clients')];

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <AreaSearchPlace pages={PAGES} /> }], {
    initialEntries: ['/salon/dashboard'],
  });
  const { container } = render(<RouterProvider router={router} />);
  const at = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { at, container };
};
const box = () => screen.findByRole('textbox', { name: 'Search bookings, clients' });
const user = userEvent.setup({ delay: null });

test('its room is there before its code, and the site is not searched meanwhile', async () => {
  const { container } = open();
  expect(screen.queryByRole('search')).toBeNull();
  expect(container.querySelector('.MuiSkeleton-root')).toBeVisible();
  expect(await box()).toBeVisible();
  expect(container.querySelector('.MuiSkeleton-root')).toBeNull();
});

test('Enter leads to the first page, and the box is empty again there', async () => {
  const { at } = open();
  await user.type(await box(), ' asha & co {Enter}');
  expect(at()).toBe('/salon/bookings?q=asha+%26+co');
  expect(await box()).toHaveValue('');
});

test('each page is a link below, reached by Tab, that goes away with Escape or with the focus', async () => {
  const { at } = open();
  expect(screen.queryByRole('link')).toBeNull();
  await user.type(await box(), 'asha');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Clients with “asha”' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(await box());
  await user.click(screen.getByRole('link', { name: 'Clients with “asha”' }));
  expect(at()).toBe('/salon/clients?q=asha');
});

test('without a text Enter leads nowhere', async () => {
  const { at } = open();
  const empty = await box();
  await act(() => user.type(empty, '  {Enter}'));
  expect(at()).toBe('/salon/dashboard');
});

test('opened over the page of a phone it has the focus, and is closed where it leads away', async () => {
  const onDone = jest.fn();
  const router = createMemoryRouter(
    [{ path: '*', element: <AreaSearchPlace pages={PAGES} onDone={onDone} /> }],
    {
      initialEntries: ['/salon/dashboard'],
    },
  );
  render(<RouterProvider router={router} />);
  expect(await box()).toHaveFocus();
  await user.keyboard('asha');
  await user.click(screen.getByRole('link', { name: 'Clients with “asha”' }));
  expect(router.state.location.pathname).toBe('/salon/clients');
  await user.type(await box(), 'asha{Enter}');
  expect(onDone).toHaveBeenCalledTimes(2);
});
