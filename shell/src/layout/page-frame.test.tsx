/** @jest-environment ./tools/src/jest/hydration-environment.ts */
import { hydrate, type Side } from '@sundara/web/testing';
import { fakeApi } from '../testing/fake-api.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { aPage, aRemote, aRoute, PROVIDES } from '../testing/page-data.builder.ts';

const link = (placement: 'header' | 'footer', label: string, to: string) => ({
  placement,
  label,
  to,
  order: 1,
});

const page = aPage(
  aRemote('discovery', {
    routes: [aRoute(), aRoute({ path: '/about', title: 'About', footer: true })],
    navigation: [link('header', 'About us', '/about'), link('footer', 'About', '/about')],
  }),
);

const Home = () => <h1>Salons</h1>;

/** The shell's page on one side, around one heading; in the browser the session is known before hydration. */
const pageOf = async ({ name, address }: Side) => {
  const {
    createStaticHandler,
    createStaticRouter,
    createMemoryRouter,
    RouterProvider,
    StaticRouterProvider,
  } = await import('react-router-dom');
  const { ShellProvider } = await import('@sundara/web/core');
  const { buildRoutes } = await import('../router/routes.tsx');
  const { createServices } = await import('../services/create-services.ts');
  const { ServicesProvider } = await import('../services/services.ts');
  const services = createServices({
    page,
    provides: PROVIDES,
    sendBeacon: () => {},
    memory: () => localStorage,
    send: fakeApi().send,
    storage: memoryStorage(),
    files: { fetchFile: async () => {}, announce: () => {}, forget: () => {} },
    containerOf: () => ({ init: () => {}, get: () => {} }),
    host: async () => ({
      initScope: async () => {},
      drop: () => {},
      getModule: async () => ({ Component: Home }),
    }),
    navigate: () => {},
  });
  const routes = buildRoutes(services);
  const routed = async () => {
    if (name === 'browser') {
      const router = createMemoryRouter(routes, { initialEntries: [address] });
      while (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve));
      await services.session.restore();
      return <RouterProvider router={router} />;
    }
    const { query, dataRoutes } = createStaticHandler(routes);
    const context = await query(new Request(`http://sundara.test${address}`));
    if (context instanceof Response) throw new Error(`It answered ${context.status}.`);
    const router = createStaticRouter(dataRoutes, context);
    return <StaticRouterProvider router={router} context={context} hydrate={false} />;
  };
  return (
    <ServicesProvider value={services}>
      <ShellProvider shell={services.shell}>{await routed()}</ShellProvider>
    </ServicesProvider>
  );
};

const buttons = () => [...document.querySelectorAll('header button')].map(({ textContent }) => textContent);

test.each([360, 1280])('the frame of a public page is hydrated in place at %i px', async (width) => {
  const { html, faults, keepsHeading } = await hydrate({ address: '/', width, pageOf });
  expect({ faults, keepsHeading }).toEqual({ faults: [], keepsHeading: true });
  expect(html).toContain('<h1>Salons</h1>');
});

test('what the browser knows of the session shows right after hydration', async () => {
  let shown: (string | null)[] = [];
  const after = () => {
    shown = buttons();
  };
  const { faults } = await hydrate({ address: '/', width: 1280, pageOf, after });
  expect(faults).toEqual([]);
  expect(shown).toEqual(expect.arrayContaining(['Sign in', 'Sign up']));
});

test('without JavaScript the header has a form that searches and plain links to sign in and to the list', async () => {
  const { html } = await hydrate({ address: '/', width: 360, pageOf });
  expect(html).toMatch(/<form[^>]* action="\/salons"/);
  expect(html).toMatch(/<input[^>]* name="q"/);
  expect(html).toMatch(/<noscript><a[^>]* href="\/login"[^>]*>Sign in<\/a><\/noscript>/);
  expect(html).toMatch(/<noscript><a[^>]* href="\/salons"/);
});

test('the phone menu is in the HTML, closed, and needs no code', async () => {
  const { html } = await hydrate({ address: '/', width: 360, pageOf });
  const [menu = ''] = /<details.*?<\/details>/.exec(html) ?? [];
  expect(menu).toMatch(/^<details(?![^>]* open)[^>]*><summary[^>]* aria-label="Menu"/);
  for (const address of ['/login', '/register', '/about'])
    expect(menu).toMatch(new RegExp(`<a[^>]* href="${address}"`));
});

test('a phone menu that was opened before the code came stays open', async () => {
  let menu: HTMLDetailsElement | null = null;
  const before = () => {
    menu = document.querySelector('details');
    menu?.setAttribute('open', '');
  };
  let open: boolean | undefined;
  const after = () => {
    open = menu?.open;
  };
  const { faults } = await hydrate({ address: '/', width: 360, pageOf, before, after });
  expect({ faults, open }).toEqual({ faults: [], open: true });
});

test('the HTML has no style attribute, which a strict security policy refuses', async () => {
  const { html } = await hydrate({ address: '/', width: 360, pageOf });
  expect(html.match(/<[^>]* style="[^>]*>/g)).toBeNull();
});
