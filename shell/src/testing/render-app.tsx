import type { PageData } from '@sundara/contracts/federation';
import { createMemoryRouter, RouterProvider } from '@sundara/web/router';
import { render } from '@testing-library/react';
import { App } from '../boot/app.tsx';
import { createPageStyles } from '../boot/style-cache.ts';
import type { Send } from '../http/transport.ts';
import { pageServices } from './page-services.ts';

/** The page as it starts, around one heading and one button. */
export const renderApp = (page: PageData, send?: Send) => {
  const services = pageServices(page, send);
  const element = (
    <>
      <h1>The page</h1>
      <button type="button">Book Now</button>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const view = render(
    <App services={services} styles={createPageStyles(document, undefined)}>
      <RouterProvider router={router} />
    </App>,
  );
  return { ...view, services };
};
