import type { RemoteLoaderArgs, ShellApi } from '@sundara/contracts/federation';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ShellProvider } from '../core/shell/shell-context.tsx';

interface Route {
  readonly Component: ComponentType;
  readonly loader: (args: RemoteLoaderArgs) => unknown;
}

const Nothing = () => null;
const Elsewhere = () => <h1>Another page</h1>;

/**
 * Opens an address of a remote's route as the shell does: its loader gets the shell, its page is rendered in the
 * router. `pattern` is the route's path where that has parameters: '/bookings/:id'.
 */
export const openRoute = (
  { Component, loader }: Route,
  shell: ShellApi,
  address: string,
  pattern: string = address.split('?')[0] ?? address,
) => {
  const router = createMemoryRouter(
    [
      {
        path: pattern,
        Component,
        loader: ({ params, request }) => loader({ shell, params, request }),
        HydrateFallback: Nothing,
      },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [address] },
  );
  render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return router;
};
