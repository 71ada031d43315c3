import type { NavigationEntry } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { createMemoryRouter, RouterProvider } from '@sundara/web/router';
import { fakeShell } from '@sundara/web/testing';
import { render, screen } from '@testing-library/react';
import { createSearchFiller } from '../../../services/search-filler.ts';
import { ServicesProvider } from '../../../services/services.ts';
import { aPage } from '../../../testing/page-data.builder.ts';
import { pageServices } from '../../../testing/page-services.ts';
import { AreaSearchPlace } from './area-search-place.tsx';

jest.mock('./area-search.tsx', () => {
  throw new Error('no connection');
});

const USERS: NavigationEntry = {
  ...{ placement: 'sidebar', label: 'Users', to: '/admin/users', order: 1, search: true },
};

test("where an area's search can not be fetched the site's stands in", async () => {
  const shell = fakeShell();
  const services = { ...pageServices(aPage()), search: createSearchFiller(shell) };
  const router = createMemoryRouter([{ path: '*', element: <AreaSearchPlace pages={[USERS]} /> }]);
  render(
    <ServicesProvider value={services}>
      <ShellProvider shell={shell}>
        <RouterProvider router={router} />
      </ShellProvider>
    </ServicesProvider>,
  );
  expect(await screen.findByRole('textbox', { name: 'Search salons and services' })).toBeVisible();
});
