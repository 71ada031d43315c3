import type { ComposedRemote } from '@sundara/contracts/federation';
import { aLoader } from '../testing/loader.builder.ts';
import { aRemote, aRoute } from '../testing/page-data.builder.ts';
import { LoadError } from './load-error.ts';
import { loadedVersions } from './state/remote-states.store.ts';

const Home = () => null;
const discovery = aRemote('discovery', { routes: [aRoute()] });

type Fakes = Omit<Parameters<typeof aLoader>[0], 'remotes'> & { readonly remote?: ComposedRemote };

const loaderWith = ({ remote = discovery, ...fakes }: Fakes = {}) => {
  const { loader, states } = aLoader({ remotes: [remote], ...fakes });
  return { loader, states, load: () => loader.loadExpose('discovery', './routes/home') };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The outcome of a load within 8 s. */
const within8s = async <T>(work: Promise<T>): Promise<T> => {
  await jest.advanceTimersByTimeAsync(8_000);
  return work;
};

test('a remote of the composition is loaded, kept and named with its version', async () => {
  const exported = { Component: Home };
  const { load, loader, states } = loaderWith({ host: { getModule: async () => exported } });
  expect(loadedVersions(states.getState())).toEqual({});
  expect(await load()).toMatchObject({ ok: true, module: exported, version: '1.0.0' });
  expect(loader.loaded('discovery', './routes/home')).toBe(exported);
  expect(await load()).toEqual({ ok: true, module: exported, remoteId: 'discovery', version: '1.0.0' });
  expect(loadedVersions(states.getState())).toEqual({ discovery: '1.0.0' });
});

const noShape: Fakes = { host: { getModule: async () => ({ default: Home }) } };
const throwing = (error: Error): Fakes => ({ host: { getModule: () => Promise.reject(error) } });
const fetching = (error: LoadError): Fakes => ({ fetchFile: () => Promise.reject(error) });
const chunkLost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const noHash = { ...discovery, entry: { ...discovery.entry, integrity: '' } };
const newer = aRemote('discovery', {
  routes: [aRoute()],
  contracts: { shellApi: '^2.0.0', providerApi: '^2.0.0' },
});

const noHashSaid = 'A file of discovery has no hash, so it was not fetched.';
const noContainerSaid = 'Its entry left no container discovery_1_0_0.';

test.each<[string, Fakes, string]>([
  ['has no hash', { remote: noHash }, noHashSaid],
  ['leaves no container', { containerOf: () => undefined }, noContainerSaid],
])('an entry that %s is told in words', async (_, fakes, detail) => {
  expect(await loaderWith(fakes).load()).toMatchObject({ ok: false, failure: { detail } });
});

test.each<[string, Fakes, string, string]>([
  ['a file without a hash', { remote: noHash }, 'resolve', 'tampered'],
  ['a contract that does not fit', { remote: newer }, 'check-contract', 'contract'],
  ['files that nobody serves', fetching(new LoadError('network', 'gone')), 'load-entry', 'network'],
  ['a file with another hash', fetching(new LoadError('tampered', 'other')), 'load-entry', 'tampered'],
  [
    'no federation runtime',
    { start: () => Promise.reject(new LoadError('network', '404')) },
    'load-entry',
    'network',
  ],
  ['an entry without a container', { containerOf: () => undefined }, 'load-entry', 'broken'],
  [
    'a container that throws',
    { host: { initScope: () => Promise.reject(new Error('no')) } },
    'init-scope',
    'broken',
  ],
  ['a module that throws', throwing(new Error('undefined is not a function')), 'get-module', 'broken'],
  ['a chunk that is not there', throwing(chunkLost), 'get-module', 'network'],
  ['a module without a component', noShape, 'get-module', 'broken'],
  ['files that never come', { fetchFile: () => new Promise(() => {}) }, 'load-entry', 'timeout'],
  [
    'a module that never comes',
    { host: { getModule: () => new Promise(() => {}) } },
    'get-module',
    'timeout',
  ],
])('%s is a failure that names its step and reason', async (_, fakes, step, reason) => {
  const { load, states } = loaderWith(fakes);
  const failure = { remoteId: 'discovery', title: 'Discovery', version: '1.0.0', step, reason };
  expect(await within8s(load())).toMatchObject({ ok: false, failure });
  expect(states.getState().exposes).toMatchObject({
    'discovery/routes/home': { status: 'failed', failure },
  });
  expect(loadedVersions(states.getState())).toEqual({});
});

test('a remote that the composition does not have is missing', async () => {
  const { loader } = loaderWith();
  expect(await loader.loadExpose('booking', './routes/x')).toMatchObject({
    ok: false,
    failure: { step: 'resolve', reason: 'missing', version: undefined },
  });
});

test('no file of a remote is fetched before its contract fits', async () => {
  const fetchFile = jest.fn(async () => {});
  await loaderWith({ remote: newer, fetchFile }).load();
  expect(fetchFile).not.toHaveBeenCalled();
});

test('the files of a remote run after the federation runtime, so that a slow shell is not their fault', async () => {
  const order: string[] = [];
  const fetchFile = async ({ url }: { url: string }) => {
    order.push(url.slice(url.lastIndexOf('/') + 1));
  };
  const start = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push('runtime');
    return { initScope: async () => {}, drop: () => {}, getModule: async () => ({ Component: Home }) };
  };
  await within8s(loaderWith({ fetchFile, start }).load());
  expect(order).toEqual(['runtime', 'remoteEntry.js', 'routes-home.js']);
});

test('an entry that left no container is run again by the next attempt', async () => {
  const forget = jest.fn();
  await loaderWith({ forget, containerOf: () => undefined }).load();
  expect(forget).toHaveBeenCalledWith(expect.arrayContaining([discovery.entry]));
});

test('a call after a failure is a fresh attempt', async () => {
  const fetchFile = jest.fn(async () => {}).mockRejectedValueOnce(new LoadError('network', 'gone'));
  const { load } = loaderWith({ fetchFile });
  expect((await load()).ok).toBe(false);
  expect((await load()).ok).toBe(true);
});

test('callers at the same time share one attempt', async () => {
  const getModule = jest.fn(async () => ({ Component: Home }));
  const { load } = loaderWith({ host: { getModule } });
  await Promise.all([load(), load(), load()]);
  expect(getModule).toHaveBeenCalledTimes(1);
});

test('all files of a load are announced before any is waited for', async () => {
  const announce = jest.fn();
  const { load } = loaderWith({ announce, start: () => new Promise(() => {}) });
  void load();
  await jest.advanceTimersByTimeAsync(0);
  const { files = [] } = discovery.exposes['./routes/home'] ?? {};
  expect(announce).toHaveBeenCalledWith([discovery.entry, ...files]);
});

test('what is being loaded is told with its version, before anything was tried', async () => {
  const { load, states } = loaderWith({ fetchFile: () => new Promise(() => {}) });
  const loading = load();
  expect(states.getState().exposes).toEqual({
    'discovery/routes/home': {
      ...{ status: 'pending', version: '1.0.0', startedAt: expect.any(Number), attempts: [] },
    },
  });
  await within8s(loading);
});
