import { aPage, aRemote, aRoute } from '../testing/page-data.builder.ts';
import type { FileFetcher } from './fetch-files.ts';
import { LoadError } from './load-error.ts';
import { createLoader } from './loader.ts';
import type { RemoteHost } from './remote-host.ts';
import { createRemoteStates, loadedVersions } from './remote-states.store.ts';

const Home = () => null;
const container = { init: () => {}, get: () => {} };
const discovery = aRemote('discovery', { routes: [aRoute()] });

interface Fakes {
  readonly remote?: typeof discovery;
  readonly fetchFile?: FileFetcher['fetchFile'];
  readonly forget?: FileFetcher['forget'];
  readonly host?: Partial<RemoteHost>;
  readonly start?: () => Promise<RemoteHost>;
  readonly containerOf?: (scope: string) => unknown;
  readonly budgetMs?: number;
}

const loaderWith = ({ remote = discovery, host = {}, ...fakes }: Fakes = {}) => {
  const states = createRemoteStates();
  const working: RemoteHost = {
    initScope: async () => {},
    getModule: async () => ({ Component: Home }),
    ...host,
  };
  const loader = createLoader({
    composition: aPage(remote).composition,
    states,
    files: {
      fetchFile: fakes.fetchFile ?? (async () => {}),
      forget: fakes.forget ?? (() => {}),
      announce: () => {},
    },
    host: fakes.start ?? (async () => working),
    containerOf: fakes.containerOf ?? (() => container),
    ...(fakes.budgetMs ? { budgetMs: fakes.budgetMs } : {}),
  });
  return { loader, states, load: () => loader.loadExpose('discovery', './routes/home') };
};

test('a remote of the composition is loaded, kept and named with its version', async () => {
  const { load, loader, states } = loaderWith();
  expect(loadedVersions(states.getState())).toEqual({});
  expect(await load()).toMatchObject({ ok: true, module: { Component: Home }, version: '1.0.0' });
  expect(loader.loaded('discovery', './routes/home')).toEqual({ Component: Home });
  expect(loadedVersions(states.getState())).toEqual({ discovery: '1.0.0' });
});

const noShape: Fakes = { host: { getModule: async () => ({ default: Home }) } };
const throwing = (error: Error): Fakes => ({ host: { getModule: () => Promise.reject(error) } });
const fetching = (error: LoadError): Fakes => ({ fetchFile: () => Promise.reject(error) });
const chunkLost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const noHash = { ...discovery, entry: { ...discovery.entry, integrity: '' } };
const newer = aRemote('discovery', {
  routes: [aRoute()],
  contracts: { shellApi: '^2.0.0', providerApi: '^1.0.0' },
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
  [
    'files that never come',
    { fetchFile: () => new Promise(() => {}), budgetMs: 120 },
    'load-entry',
    'timeout',
  ],
  [
    'a module that never comes',
    { host: { getModule: () => new Promise(() => {}) }, budgetMs: 120 },
    'get-module',
    'timeout',
  ],
])('%s is a failure that names its step and reason', async (_, fakes, step, reason) => {
  const { load, states } = loaderWith(fakes);
  const failure = { remoteId: 'discovery', title: 'Discovery', version: '1.0.0', step, reason };
  expect(await load()).toMatchObject({ ok: false, failure });
  expect(states.getState()).toMatchObject({ 'discovery/routes/home': { status: 'failed', failure } });
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

test('the entry of a remote runs after the federation runtime, which it reads; its chunks need not wait', async () => {
  const order: string[] = [];
  const fetchFile = async ({ url }: { url: string }) => {
    order.push(url.slice(url.lastIndexOf('/') + 1));
  };
  const start = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push('runtime');
    return { initScope: async () => {}, getModule: async () => ({ Component: Home }) };
  };
  await loaderWith({ fetchFile, start }).load();
  expect(order).toEqual(['routes-home.js', 'runtime', 'remoteEntry.js']);
});

test('an entry that left no container is run again by the next attempt', async () => {
  const forget = jest.fn();
  await loaderWith({ forget, containerOf: () => undefined }).load();
  expect(forget).toHaveBeenCalledWith(discovery.entry);
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
