import type { ShellApi } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { createMemoryRouter, RouterProvider } from '@sundara/web/router';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders an element inside the shell and a router, for what has links but is no page. */
export const showElement = (element: ReactElement, shell: ShellApi): void => {
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
};
