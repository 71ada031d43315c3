import type { Session, ShellApi } from '@sundara/contracts/federation';
import type { ExposeModule } from '../federation/contract/expose-module.ts';
import { createSessionStore } from '../session/session.store.ts';
import { aRoute } from '../testing/page-data.builder.ts';
import { type RouteNeeds, remoteLoader, withoutData } from './remote.loader.ts';

const SIGN_IN = '/?sign-in=login&next=%2Fbookings%3Fpage%3D2';
const CUSTOMER = { status: 'signed-in', user: { id: 'u1', role: 'customer' } } as const;
const ANONYMOUS = { status: 'anonymous' } as const;
const ROUTE = aRoute({ path: '/bookings', expose: './routes/bookings', access: ['customer'] });
const FAILURE = {
  remoteId: 'customer',
  title: 'Your bookings',
  version: '1.0.0',
  step: 'load-entry',
  reason: 'network',
} as const;

interface Scene {
  readonly session?: Session;
  readonly route?: typeof ROUTE;
  readonly load?: ExposeModule['loader'];
  readonly isLost?: boolean;
  readonly isLoaded?: boolean;
}

const Component = () => null;

/** A route of a remote; `done` lists what was asked of the loader and of the API, in order. */
const scene = ({ session = CUSTOMER, route = ROUTE, load, isLost = false, isLoaded = false }: Scene) => {
  const sessionStore = createSessionStore();
  sessionStore.setState({ session });
  const done: string[] = [];
  const module = { Component, ...(load && { loader: load }) };
  const loader: Pick<RouteNeeds['loader'], 'loaded' | 'loadExpose'> = {
    loaded: () => (isLoaded ? module : undefined),
    loadExpose: async (remoteId, expose) => {
      done.push(`${remoteId} ${expose}`);
      return isLost
        ? { ok: false, failure: { ...FAILURE, detail: 'It did not come.' } }
        : { ok: true, module, remoteId, version: '1.0.0' };
    },
  };
  const needs = {
    shell: {} as ShellApi,
    loader: loader as RouteNeeds['loader'],
    sessionStore,
    prime: (url: string) => done.push(url),
  };
  const request = new Request('https://sundara.test/bookings?page=2');
  const open = () =>
    remoteLoader(needs, { remoteId: 'customer', title: 'Your bookings', route })({ params: {}, request });
  return { open, done, sessionStore };
};

const redirectOf = (thrown: unknown) => thrown instanceof Response && thrown.headers.get('location');

test('a person who may see the page gets its data', async () => {
  const { open, done } = scene({ load: async () => 'the data' });
  expect(await open()).toBe('the data');
  expect(done).toEqual(['customer ./routes/bookings']);
});

test('a page without data has none', async () => {
  expect(await scene({}).open()).toBeNull();
});

test.each([
  ['nobody', ANONYMOUS, SIGN_IN],
  ['another role', { status: 'signed-in', user: { id: 'o1', role: 'salon' } }, '/salon/dashboard'],
] as const)('for %s no code of the page runs: they are sent elsewhere', async (_, session, elsewhere) => {
  const { open, done } = scene({ session });
  expect(redirectOf(await open().catch((thrown: unknown) => thrown))).toBe(elsewhere);
  expect(done).toEqual([]);
});

test('the guard waits until it is known who somebody is, but not for a page that is open to all', async () => {
  const guarded = scene({ session: { status: 'loading' } });
  const opening = guarded.open().catch((thrown: unknown) => thrown);
  guarded.sessionStore.setState({ session: ANONYMOUS });
  expect(redirectOf(await opening)).toBe(SIGN_IN);
  const open = scene({ session: { status: 'loading' }, route: aRoute({ access: 'public' }) });
  expect(await open.open()).toBeNull();
});

test.each([
  ['has come', async () => 'the data of somebody'],
  ['was refused', () => Promise.reject(new Error('refused'))],
])('a session that ended while the data %s shows nothing of it', async (_, answer) => {
  const { open, sessionStore } = scene({
    load: () => {
      sessionStore.setState({ session: ANONYMOUS });
      return answer();
    },
  });
  expect(redirectOf(await open().catch((thrown: unknown) => thrown))).toBe(SIGN_IN);
});

test('data that can’t be loaded is no fault of the page’s release', async () => {
  const error = new Error('refused');
  await expect(scene({ load: () => Promise.reject(error) }).open()).rejects.toBe(error);
  expect(withoutData.has(error)).toBe(true);
});

test('what is no error is thrown on as it is', async () => {
  await expect(scene({ load: () => Promise.reject('a word') }).open()).rejects.toBe('a word');
});

test('code that can’t be loaded is told with its step and reason', async () => {
  await expect(scene({ isLost: true }).open()).rejects.toThrow(
    'customer: load-entry, network. It did not come.',
  );
});

test('the first data of a page is asked for beside its code, and not again once that is there', async () => {
  const route = aRoute({ firstData: [{ operation: 'salon.list', path: '/api/salons', public: true }] });
  const first = scene({ route });
  await first.open();
  expect(first.done).toEqual(['/api/salons', 'customer ./routes/home']);
  const again = scene({ route, isLoaded: true });
  await again.open();
  expect(again.done).toEqual(['customer ./routes/home']);
});
