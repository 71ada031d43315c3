/** @jest-environment node */
import { ThemeProvider } from '@mui/material/styles';
import { ShellProvider, theme } from '@sundara/web/core';
import { useLoaderData } from '@sundara/web/router';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createServices } from '../services/create-services.ts';
import { ServicesProvider } from '../services/services.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { aPage, aRemote, aRoute, PROVIDES } from '../testing/page-data.builder.ts';
import { buildRoutes } from './routes.tsx';

const Home = () => <h1>Salons in {useLoaderData<string>()}</h1>;

const serverServices = () =>
  createServices({
    page: aPage(aRemote('discovery', { routes: [aRoute()] })),
    provides: PROVIDES,
    sendBeacon: () => {},
    memory: () => {
      throw new Error('A server has no storage.');
    },
    send: fakeApi().send,
    storage: memoryStorage(),
    files: { fetchFile: async () => {}, announce: () => {}, forget: () => {} },
    containerOf: () => ({ init: () => {}, get: () => {} }),
    host: async () => ({
      initScope: async () => {},
      drop: () => {},
      getModule: async () => ({ Component: Home, loader: () => 'Hyderabad' }),
    }),
    navigate: () => {},
  });

const htmlOf = async (path: string): Promise<string> => {
  const services = serverServices();
  const { query, dataRoutes } = createStaticHandler(buildRoutes(services));
  const context = await query(new Request(`http://sundara.test${path}`));
  if (context instanceof Response) throw new Error(`It answered ${context.status}.`);
  const html = renderToString(
    <ThemeProvider theme={theme}>
      <ServicesProvider value={services}>
        <ShellProvider shell={services.shell}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ShellProvider>
      </ServicesProvider>
    </ThemeProvider>,
  );
  services.flushBeacons();
  return html.replaceAll('<!-- -->', '');
};

test('a public page renders in Node, without a document, with its data inside the frame', async () => {
  expect(typeof document).toBe('undefined');
  const html = await htmlOf('/');
  expect(html).toContain('<main');
  expect(html).toContain('Salons in Hyderabad');
});

test.each([
  ['/forgot-password', 'Send Reset Link'],
  ['/reset-password/abc', 'Reset Password'],
  ['/sign-in-link/abc', 'Sign in by your link'],
  ['/confirm-email/abc', 'Confirm my e-mail'],
])("the shell's own page %s renders there too", async (path, button) => {
  expect(await htmlOf(path)).toContain(button);
});
