import { customerProfile, updateCustomerProfile } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Call } from '../http/transport.ts';
import { type Answer, aUser, fakeApi, ok, refuse } from '../testing/fake-api.ts';
import { aRemote, aRoute } from '../testing/page-data.builder.ts';
import { renderPage } from '../testing/render-page.tsx';
import { aToken } from '../testing/token.builder.ts';

const user = userEvent.setup({ delay: null });
const OLD = aToken({ id: 'u1', role: 'customer', session: 1 });
const NEW = aToken({ id: 'u1', role: 'customer', session: 2 });
const RAVIS = aToken({ id: 'u2', role: 'customer' });
const LOGIN = 'POST /api/auth/login';
const SAVE = 'POST /api/customer/profile';
const PROFILE = 'GET /api/customer/profile';
const ENDED = 'Your session has ended. Please sign in again.';

const NameForm = () => {
  const { http } = useShell();
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const save = async () => {
    const result = await http.call(updateCustomerProfile, { body: { name, phone: '98480 12345' } });
    setSaid(result.ok ? `Saved ${result.data.name}` : result.failure.message);
  };
  return (
    <>
      <h1>Your name</h1>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={save}>
        Save
      </button>
      <p>{said}</p>
    </>
  );
};

const Home = () => <h1>Find a salon</h1>;
const Dashboard = () => <h1>Welcome back</h1>;

const remotes = [
  aRemote('discovery', { routes: [aRoute()] }),
  aRemote('customer', {
    routes: [
      aRoute({ path: '/profile', expose: './routes/profile', access: 'signed-in', title: 'Profile' }),
      aRoute({ path: '/dashboard', expose: './routes/dashboard', access: ['customer'] }),
    ],
  }),
];
const modules = {
  'discovery_1_0_0/routes/home': () => ({ Component: Home }),
  'customer_1_0_0/routes/profile': () => ({ Component: NameForm }),
  'customer_1_0_0/routes/dashboard': () => ({ Component: Dashboard }),
};

const unless =
  (refused: string, answer: (call: Call) => ReturnType<typeof ok>): Answer =>
  (call) =>
    call.token === refused || !call.token ? refuse(401, 'UNAUTHENTICATED') : answer(call);

/** A half-filled form that is sent after the server has ended the session. */
const expiredForm = async (login: Answer) => {
  const api = fakeApi({
    [PROFILE]: ok({ user: aUser(), data: { user: aUser() } }),
    'POST /api/auth/refresh': refuse(401, 'UNAUTHENTICATED'),
    [LOGIN]: login,
    [SAVE]: unless(OLD, ({ body }) =>
      ok({ name: String(Reflect.get(Object(body), 'name')), phone: '', user: aUser() }),
    ),
  });
  const page = renderPage({ remotes, modules, send: api.send, token: OLD, at: '/profile' });
  await user.type(await screen.findByLabelText('Name'), 'Asha R.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog');
  const signIn = async () => {
    await user.type(screen.getByLabelText(/^Password/), 'Demo#2026');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  return { ...api, ...page, dialog, signIn };
};

test('a session that ends in the middle of a form keeps the form: one signs in over it and goes on', async () => {
  const { dialog, signIn, path, calls } = await expiredForm(ok({ token: NEW, user: aUser() }));
  expect(dialog).toHaveTextContent(ENDED);
  expect(screen.getByLabelText(/^Email Address/)).toHaveValue('asha@demo.test');
  expect(path()).toBe('/profile');
  await signIn();
  expect(await screen.findByText('Saved Asha R.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha R.');
  expect(calls.filter(({ url, method }) => `${method} ${url}` === SAVE).map(({ token }) => token)).toEqual([
    OLD,
    NEW,
  ]);
});

test('closing that dialog ends the session, and the guard asks who wants to see the page', async () => {
  const { path, services } = await expiredForm({ kind: 'network' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(path()).toBe('/?sign-in=login&next=%2Fprofile'));
  expect(services.shell.session.get()).toEqual({ status: 'anonymous' });
});

test('somebody else who signs in there goes to their own home, and sends nothing of that form', async () => {
  const ravi = aUser({ id: 'u2', name: 'Ravi' });
  const { signIn, path, calls } = await expiredForm(ok({ token: RAVIS, user: ravi }));
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(path()).toBe('/dashboard');
  expect(calls.filter(({ method, token }) => method === 'POST' && token === RAVIS)).toEqual([]);
});

test('another person never finds on a page what somebody typed before them', async () => {
  const page = renderPage({
    remotes,
    modules,
    send: fakeApi({ [PROFILE]: ok({ user: aUser(), data: { user: aUser() } }) }).send,
    token: OLD,
    at: '/profile',
  });
  await user.type(await screen.findByLabelText('Name'), 'Asha R.');
  await act(async () => {
    await page.services.session.begin(RAVIS, { id: 'u2', role: 'customer', name: 'Ravi' });
  });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
});

test('a session that ended before the page was opened asks as any guard does, and says why', async () => {
  const api = fakeApi({
    [PROFILE]: refuse(401, 'UNAUTHENTICATED'),
    'POST /api/auth/refresh': refuse(401, 'UNAUTHENTICATED'),
  });
  const { path } = renderPage({ remotes, modules, send: api.send, token: OLD, at: '/profile' });
  expect(await screen.findByRole('dialog')).toHaveTextContent('Please sign in to open “Profile”.');
  expect(path()).toBe('/?sign-in=login&next=%2Fprofile');
  expect(screen.getByText(ENDED)).toBeVisible();
});

test('a page whose data is refused while it opens is not shown to nobody: the guard acts', async () => {
  const api = fakeApi({
    [PROFILE]: ok({ user: aUser(), data: { user: aUser() } }),
    'POST /api/auth/refresh': refuse(401, 'UNAUTHENTICATED'),
  });
  const { services, router, path } = renderPage({
    remotes,
    modules: {
      ...modules,
      'customer_1_0_0/routes/profile': () => ({
        Component: NameForm,
        loader: () => services.shell.http.call(customerProfile, {}),
      }),
    },
    send: api.send,
    token: OLD,
    at: '/',
  });
  await screen.findByRole('heading', { name: 'Find a salon' });
  api.answers[PROFILE] = refuse(401, 'UNAUTHENTICATED');
  act(() => void router.navigate('/profile'));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(path()).toBe('/?sign-in=login&next=%2Fprofile'));
});

test('a profile that was changed is read anew, so that the header greets by the new name', async () => {
  const api = fakeApi({
    [PROFILE]: ok({ user: aUser(), data: { user: aUser() } }),
    'GET /api/auth/me': ok({ user: aUser({ name: 'Asha Reddy' }) }),
  });
  const { services } = renderPage({ remotes, modules, send: api.send, token: OLD });
  await screen.findByRole('button', { name: 'Account of Asha Rao' });
  act(() => services.shell.events.emit('profile.updated', {}));
  expect(await screen.findByRole('button', { name: 'Account of Asha Reddy' })).toBeVisible();
});

test('signing in in another tab closes the dialog that is open here, and leads on', async () => {
  const api = fakeApi({ [PROFILE]: ok({ user: aUser(), data: { user: aUser() } }) });
  const { services, storage, path } = renderPage({ remotes, modules, send: api.send, at: '/profile' });
  await screen.findByRole('dialog');
  storage.write(NEW);
  await act(() => services.session.follow());
  expect(await screen.findByLabelText('Name')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(path()).toBe('/profile');
});
