import { ThemeProvider } from '@mui/material/styles';
import type { ComposedRemote, Composition } from '@sundara/contracts/federation';
import { ShellProvider, theme } from '@sundara/web/core';
import { createMemoryRouter, RouterProvider } from '@sundara/web/router';
import { render } from '@testing-library/react';
import type { Send } from '../http/transport.ts';
import { Toaster } from '../notify/toaster.tsx';
import { buildRoutes } from '../router/routes.tsx';
import { createServices } from '../services/create-services.ts';
import { ServicesProvider } from '../services/services.ts';
import { aMemory } from './loader.builder.ts';
import { memoryStorage } from './memory-storage.ts';
import { aPage, PROVIDES } from './page-data.builder.ts';

/** What the exposes of all remotes export, by 'scope/routes/home'; a function is called at each attempt. */
export type FakeModules = Record<string, () => unknown>;

interface Options {
  readonly remotes?: readonly ComposedRemote[];
  readonly modules?: FakeModules;
  readonly send?: Send;
  readonly token?: string;
  readonly at?: string;
  readonly leftOut?: Composition['leftOut'];
}

// The test's document can't scroll.
window.scrollTo = () => {};

const nobody: Send = async () => ({ kind: 'network' });

/** The whole shell in a test: real services, router and layout; fake remotes and network. */
export const renderPage = ({
  remotes = [],
  modules = {},
  send = nobody,
  token,
  at = '/',
  leftOut,
}: Options = {}) => {
  const page = aPage(...remotes);
  const storage = memoryStorage(token);
  const memory = aMemory();
  const services = createServices({
    page: { ...page, composition: { ...page.composition, ...(leftOut && { leftOut }) } },
    provides: PROVIDES,
    sendBeacon: () => {},
    memory: () => memory,
    send,
    storage,
    files: { fetchFile: async () => {}, announce: () => {}, forget: () => {} },
    containerOf: () => ({ init: () => {}, get: () => {} }),
    host: async () => ({
      initScope: async () => {},
      drop: () => {},
      getModule: async (scope, expose) => modules[`${scope}${expose.slice(1)}`]?.(),
    }),
    navigate: (to, options) => void router.navigate(to, options),
  });
  const router = createMemoryRouter(buildRoutes(services), { initialEntries: [at] });
  void services.session.restore();
  const view = render(
    <ThemeProvider theme={theme}>
      <ServicesProvider value={services}>
        <ShellProvider shell={services.shell}>
          <RouterProvider router={router} />
          <Toaster toasts={services.toasts} />
        </ShellProvider>
      </ServicesProvider>
    </ThemeProvider>,
  );
  const path = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, services, router, storage, path };
};
