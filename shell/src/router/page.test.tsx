import type { ShellApi } from '@sundara/contracts/federation';
import { Link, useLoaderData } from '@sundara/web/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApi, ok } from '../testing/fake-api.ts';
import { aRemote, aRoute, withPrevious } from '../testing/page-data.builder.ts';
import { type FakeModules, renderPage } from '../testing/render-page.tsx';
import { aToken } from '../testing/token.builder.ts';

const user = userEvent.setup({ delay: null });

/** The code of the failure that is shown, as 'Copy details' copies it. */
const copiedCode = async () => {
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  return written.mock.calls.at(-1)?.[0].split('\n')[0];
};
const CUSTOMER = aToken({ id: 'u1', role: 'customer' });
const profile = ok({ user: aUser(), data: { user: aUser() } });
const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ 'GET /api/customer/profile': profile, ...answers });

const discovery = aRemote('discovery', {
  routes: [
    aRoute({ title: 'Salons of Hyderabad' }),
    aRoute({ path: '/about', expose: './routes/about', title: 'About', footer: true }),
  ],
  navigation: [
    { placement: 'header', label: 'About', to: '/about', order: 1 },
    { placement: 'header', label: 'Contact', to: '/contact', order: 2 },
  ],
});
const customer = aRemote('customer', {
  title: 'Your area',
  routes: [
    aRoute({ path: '/dashboard', expose: './routes/dashboard', access: ['customer'], title: 'Dashboard' }),
  ],
  navigation: [
    {
      placement: 'profile-menu',
      label: 'Dashboard',
      to: '/dashboard?tab=overview',
      roles: ['customer'],
      order: 1,
    },
    { placement: 'profile-menu', label: 'Salons', to: '/dashboard', roles: ['admin'], order: 2 },
  ],
});
const remotes = [discovery, customer];

const Home = () => (
  <>
    <h1>Find a salon</h1>
    <Link to="/dashboard">My dashboard</Link>
    <Link to="/about">Who we are</Link>
  </>
);
const Dashboard = () => {
  const { name } = useLoaderData<{ name: string }>();
  return <h1>Welcome back, {name}!</h1>;
};
const About = () => <h1>About us</h1>;
const Places = () => <h1>{useLoaderData<string>()}</h1>;
const fault = { now: false, error: new Error('undefined is not an object') };
const Losing = () => {
  throw fault.error;
};
const Fragile = () => {
  if (fault.now) throw new Error('undefined is not an object');
  return <h1>Mended</h1>;
};
const modules: FakeModules = {
  'discovery_1_0_0/routes/home': () => ({ Component: Home }),
  'discovery_1_0_0/routes/about': () => ({ Component: About }),
  'customer_1_0_0/routes/dashboard': () => ({
    Component: Dashboard,
    loader: () => ({ name: 'Asha' }),
  }),
};
const heading = (name: string) => screen.findByRole('heading', { name });

test('a page of a remote is shown inside the frame, with its title', async () => {
  renderPage({ remotes, modules });
  expect(await heading('Find a salon')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Salons of Hyderabad · Sundara'));
  expect(screen.getByRole('main')).toContainElement(await heading('Find a salon'));
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('the header links only to pages that this composition has', async () => {
  renderPage({ remotes, modules });
  await heading('Find a salon');
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull();
});

test("a page's loader gets the shell, and the page reads what it answers", async () => {
  const loader = jest.fn(({ params }: { params: object }) => ({
    name: Object.keys(params).join() || 'Asha',
  }));
  const withLoader = {
    ...modules,
    'customer_1_0_0/routes/dashboard': () => ({ Component: Dashboard, loader }),
  };
  const { services } = renderPage({
    remotes,
    modules: withLoader,
    send: api().send,
    token: CUSTOMER,
    at: '/dashboard',
  });
  expect(await heading('Welcome back, Asha!')).toBeVisible();
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ shell: services.shell }));
});

test('a guarded page is not loaded for a visitor: home opens with the dialog, the reason and the way back', async () => {
  const load = jest.fn(modules['customer_1_0_0/routes/dashboard']);
  const { path } = renderPage({
    remotes,
    modules: { ...modules, 'customer_1_0_0/routes/dashboard': load },
    at: '/dashboard?tab=bookings',
  });
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Sign in to Sundara');
  expect(dialog).toHaveTextContent('Please sign in to open “Dashboard”.');
  expect(path()).toBe('/?sign-in=login&next=%2Fdashboard%3Ftab%3Dbookings');
  expect(load).not.toHaveBeenCalled();
});

test('signing in there leads to the page that was asked for', async () => {
  const login = ok({ token: CUSTOMER, user: aUser() });
  const { path } = renderPage({
    remotes,
    modules,
    send: api({ 'POST /api/auth/login': login }).send,
    at: '/dashboard?tab=bookings',
  });
  await user.type(await screen.findByLabelText(/^Email Address/), 'asha@demo.test');
  await user.type(screen.getByLabelText(/^Password/), 'Demo#2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await heading('Welcome back, Asha!')).toBeVisible();
  expect(path()).toBe('/dashboard?tab=bookings');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Logged in successfully!')).toBeVisible();
});

test('closing the dialog cleans the address and leaves home as it is', async () => {
  const loader = jest.fn(() => null);
  const home = { ...modules, 'discovery_1_0_0/routes/home': () => ({ Component: Home, loader }) };
  const { path } = renderPage({ remotes, modules: home, at: '/login' });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(path()).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(loader).toHaveBeenCalledTimes(1);
});

test('/register opens the same dialog to sign up', async () => {
  renderPage({ remotes, modules, at: '/register' });
  expect(await screen.findByRole('dialog')).toHaveTextContent('Create New Account');
});

test('/login leads who is signed in to their own home', async () => {
  const { path } = renderPage({ remotes, modules, send: api().send, token: CUSTOMER, at: '/login' });
  await heading('Welcome back, Asha!');
  expect(path()).toBe('/dashboard');
});

test('a wrong role goes to its own home', async () => {
  const salon = aRemote('salon', {
    routes: [aRoute({ path: '/salon/dashboard', expose: './routes/dashboard', access: ['salon'] })],
  });
  const { path } = renderPage({
    remotes: [...remotes, salon],
    modules,
    send: api().send,
    token: CUSTOMER,
    at: '/salon/dashboard',
  });
  await heading('Welcome back, Asha!');
  expect(path()).toBe('/dashboard');
});

test('an unknown path is a page of its own', async () => {
  renderPage({ remotes, modules, at: '/nowhere' });
  expect(await heading('404 - Page Not Found')).toBeVisible();
  expect(screen.queryByText(/not available at the moment/)).toBeNull();
});

test('where a part was left out of the page, an unknown path may be its', async () => {
  renderPage({ remotes, modules, at: '/loyalty', leftOut: { loyalty: { version: '1.1.0', why: 'newer' } } });
  expect(await heading('404 - Page Not Found')).toBeVisible();
  expect(screen.getByText(/A part of Sundara is not available at the moment/)).toBeVisible();
});

describe('when one remote fails', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('the header, the session and the other remotes go on, and Retry loads anew', async () => {
    let broken = true;
    const flaky: FakeModules = {
      ...modules,
      'discovery_1_0_0/routes/home': () => {
        if (broken) throw new Error('no such chunk');
        return { Component: Home };
      },
    };
    renderPage({ remotes, modules: flaky, send: api().send, token: CUSTOMER });
    expect(await heading('This page is not available right now')).toBeVisible();
    expect(await copiedCode()).toBe('discovery@1.0.0 · get-module · broken');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '+91 40 4000 1234' })).toHaveAttribute('href', 'tel:+914040001234');
    expect(main.getByRole('link', { name: 'care@sundara.test' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Account of Asha Rao' }));
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await heading('Welcome back, Asha!')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Sundara, home' }));
    await heading('This page is not available right now');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Find a salon')).toBeVisible();
  });

  test('its earlier version stands in, and that is said once, in plain words', async () => {
    const newer = aRemote('discovery', { routes: [aRoute({ title: 'Salons of Hyderabad' })] }, '1.1.0');
    renderPage({ remotes: [withPrevious(newer, discovery)], modules });
    expect(await heading('Find a salon')).toBeVisible();
    expect(screen.getAllByText('You see an earlier version of this page for now.')).toHaveLength(1);
  });

  test('a part that does not come later has its reason in words, and Retry starts the code anew', async () => {
    const lost = Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
      type: 'tampered',
    });
    const lazily = jest.fn(() => ({ Component: fault.now ? Losing : Home }));
    fault.now = true;
    fault.error = lost;
    const { services } = renderPage({
      remotes,
      modules: { ...modules, 'discovery_1_0_0/routes/home': lazily },
    });
    expect(await heading('This page is not available right now')).toBeVisible();
    expect(screen.getByText(/not what we published/)).toBeVisible();
    expect(await copiedCode()).toBe('discovery@1.0.0 · get-module · tampered');
    fault.now = false;
    services.loader.chunkLost('/remotes/discovery/1.0.0/c/7.js');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Find a salon')).toBeVisible();
    expect(lazily).toHaveBeenCalledTimes(2);
  });

  test('a page that breaks while it renders is contained too, and Retry renders it again', async () => {
    fault.now = true;
    const { services } = renderPage({
      remotes,
      modules: { ...modules, 'discovery_1_0_0/routes/home': () => ({ Component: Fragile }) },
    });
    expect(await heading('This page stopped working')).toBeVisible();
    expect(await copiedCode()).toBe('discovery@1.0.0 · render · undefined is not an object');
    expect(services.states.getState().renderErrors.discovery).toMatchObject({ version: '1.0.0' });
    expect(screen.getByRole('banner')).toBeVisible();
    fault.now = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Mended')).toBeVisible();
  });
});

test('a route asks for its first data while its code is under way, and the page meets that answer', async () => {
  const salons = api({
    'GET /api/public/salons/sublocalities': ok({ sublocalities: ['Ameerpet'], localities: [] }),
  });
  const firstData = [
    { operation: 'salons.sublocalities', path: '/api/public/salons/sublocalities', public: true },
  ];
  const withData = aRemote('discovery', { routes: [aRoute({ firstData })] });
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const home = async () => {
    await code;
    const { listSublocalities } = await import('@sundara/contracts/api');
    const loader = async ({ shell }: { shell: ShellApi }) => {
      const result = await shell.http.call(listSublocalities, {});
      return result.ok ? result.data.sublocalities.join() : 'none';
    };
    return { Component: Places, loader };
  };
  renderPage({ remotes: [withData], modules: { 'discovery_1_0_0/routes/home': home }, send: salons.send });
  await act(async () => {});
  expect(salons.calls.map(({ url }) => url)).toEqual(['/api/public/salons/sublocalities']);
  arrive();
  expect(await heading('Ameerpet')).toBeVisible();
  expect(salons.calls).toHaveLength(1);
});

test('logging out says so, goes home and closes the guarded page', async () => {
  const { path, storage } = renderPage({
    remotes,
    modules,
    send: api().send,
    token: CUSTOMER,
    at: '/dashboard',
  });
  await heading('Welcome back, Asha!');
  await user.click(screen.getByRole('button', { name: 'Account of Asha Rao' }));
  expect(screen.getByText('Hello Asha Rao')).toBeVisible();
  expect(screen.getByText('asha@demo.test')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Salons' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await heading('Find a salon')).toBeVisible();
  expect(path()).toBe('/');
  expect(storage.read()).toBeUndefined();
  expect(screen.getByText('Logged out successfully!')).toBeVisible();
});

test.each([
  ['customer', 'Customer'],
  ['salon', 'Salon Partner'],
] as const)('a %s whose name is not known is greeted as %s', async (role, name) => {
  renderPage({ remotes, modules, send: fakeApi().send, token: aToken({ id: 'u1', role }) });
  await user.click(await screen.findByRole('button', { name: `Account of ${name}` }));
  expect(screen.getByText(`Hello ${name}`)).toBeVisible();
});

test('a remote that asks for a sign-in gets the user, and the page stays where it is', async () => {
  const login = ok({ token: CUSTOMER, user: aUser() });
  const { services, path } = renderPage({
    remotes,
    modules,
    send: api({ 'POST /api/auth/login': login }).send,
    at: '/about',
  });
  await heading('About us');
  let answered: unknown;
  act(() => {
    void services.shell.session.requestSignIn({ reason: 'Your choice is kept.' }).then((someone) => {
      answered = someone;
    });
  });
  expect(await screen.findByRole('dialog')).toHaveTextContent('Your choice is kept.');
  await user.type(await screen.findByLabelText(/^Email Address/), 'asha@demo.test');
  await user.type(screen.getByLabelText(/^Password/), 'Demo#2026');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
  expect(answered).toMatchObject({ id: 'u1', role: 'customer' });
  expect(path()).toBe('/about');
});

test('a navigation moves the focus to the new heading and says its title', async () => {
  renderPage({ remotes, modules });
  await heading('Find a salon');
  await user.click(screen.getByRole('link', { name: 'Who we are' }));
  expect(await heading('About us')).toHaveFocus();
  expect(await screen.findByText('About · Sundara', { selector: '[role=status]' })).toBeInTheDocument();
});
