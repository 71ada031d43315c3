import type { ComposedRemote, LoadFailureReason } from '@sundara/contracts/federation';
import { aLoader, aMemory } from '../../testing/loader.builder.ts';
import { aRemote, aRoute, assetAt, withPrevious } from '../../testing/page-data.builder.ts';
import { createFileFetcher } from '../files/fetch-files.ts';
import { LoadError } from '../load-error.ts';
import { loadLimits } from '../load-limits.ts';
import { loadedVersions } from '../state/remote-states.store.ts';

const Home = () => null;
const home = aRoute();
const about = aRoute({ path: '/about', expose: './routes/about' });
const remote = (version: string, overrides = {}) =>
  aRemote('discovery', { routes: [home], ...overrides }, version);
const good = remote('1.0.0');
const bad = withPrevious(remote('1.1.0'), good);

type Fakes = Omit<Parameters<typeof aLoader>[0], 'remotes'>;

/** A loader in which the files of some versions fail; `asked` lists the entries that were run. */
const loaderWith = (
  composed: ComposedRemote,
  failing: Readonly<Record<string, LoadFailureReason | 'stalls'>>,
  fakes: Fakes = {},
) => {
  const asked: string[] = [];
  const failures = { ...failing };
  const made = aLoader({
    remotes: [composed],
    fetchFile: async ({ url }, { limitMs } = loadLimits().ofOneFile) => {
      const version = url.split('/')[3] ?? '';
      if (url.includes('remoteEntry')) asked.push(version);
      const failure = failures[version];
      if (failure === 'stalls')
        await new Promise((_, reject) =>
          setTimeout(() => reject(new LoadError('timeout', 'too late')), limitMs),
        );
      else if (failure) throw new LoadError(failure, `${version} is ${failure}`);
    },
    ...fakes,
  });
  const load = async (expose = home.expose) => {
    const loading = made.loader.loadExpose('discovery', expose);
    await jest.advanceTimersByTimeAsync(8_000);
    return loading;
  };
  return { ...made, asked, failures, load };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each<LoadFailureReason>(['network', 'timeout', 'tampered', 'broken'])(
  'a version that fails as %s leads to the one before, and is set aside',
  async (reason) => {
    const onFallback = jest.fn();
    const { load, asked, states } = loaderWith(bad, { '1.1.0': reason }, { onFallback });
    expect(await load()).toMatchObject({ ok: true, version: '1.0.0' });
    expect(asked).toEqual(['1.1.0', '1.0.0']);
    expect(loadedVersions(states.getState())).toEqual({ discovery: '1.0.0' });
    expect(states.getState().quarantine).toMatchObject([{ remote: 'discovery', version: '1.1.0', reason }]);
    expect(onFallback).toHaveBeenCalledWith('discovery', good);
  },
);

test('a version whose contract does not fit is not fetched, and not set aside either', async () => {
  const newer = withPrevious(
    remote('1.1.0', { contracts: { shellApi: '^2.0.0', providerApi: '^2.0.0' } }),
    good,
  );
  const { load, asked, states } = loaderWith(newer, {});
  expect(await load()).toMatchObject({ ok: true, version: '1.0.0' });
  expect(asked).toEqual(['1.0.0']);
  expect(states.getState().quarantine).toEqual([]);
});

test('a version with a file that has no hash is not fetched', async () => {
  const unhashed = withPrevious({ ...remote('1.1.0'), entry: { ...bad.entry, integrity: '' } }, good);
  const { load, asked } = loaderWith(unhashed, {});
  expect(await load()).toMatchObject({ ok: true, version: '1.0.0' });
  expect(asked).toEqual(['1.0.0']);
});

test('when all fail, the failure of the wanted version is told, with what became of the other', async () => {
  const { load, states } = loaderWith(bad, { '1.1.0': 'tampered', '1.0.0': 'network' });
  expect(await load()).toMatchObject({
    ok: false,
    failure: {
      version: '1.1.0',
      reason: 'tampered',
      detail: '1.1.0 is tampered 1.0.0: network, 1.0.0 is network',
    },
  });
  expect(states.getState().exposes['discovery/routes/home']?.attempts).toMatchObject([
    { version: '1.1.0', failure: { reason: 'tampered' } },
    { version: '1.0.0', failure: { reason: 'network' } },
  ]);
});

test('while the version before is tried, what became of the wanted one is told', async () => {
  const { loader, states } = loaderWith(bad, { '1.1.0': 'broken', '1.0.0': 'stalls' });
  void loader.loadExpose('discovery', home.expose);
  await jest.advanceTimersByTimeAsync(0);
  expect(states.getState().exposes['discovery/routes/home']).toMatchObject({
    ...{ status: 'pending', version: '1.1.0', startedAt: expect.any(Number) },
    attempts: [{ version: '1.1.0', failure: { reason: 'broken' } }],
  });
  await jest.advanceTimersByTimeAsync(8_000);
});

test.each<LoadFailureReason>(['tampered', 'broken'])(
  'what is %s stays so, though no other runs',
  async (reason) => {
    const { load, states } = loaderWith(bad, { '1.1.0': reason, '1.0.0': 'network' });
    await load();
    expect(states.getState().quarantine).toMatchObject([{ version: '1.1.0', reason }]);
  },
);

test('a version that has none before it is not set aside: there is no other', async () => {
  const { load, states } = loaderWith(good, { '1.0.0': 'tampered' });
  await load();
  expect(states.getState().quarantine).toEqual([]);
});

test('a network that brings no version at all is no version’s fault', async () => {
  const { load, states } = loaderWith(bad, { '1.1.0': 'network', '1.0.0': 'network' });
  await load();
  expect(states.getState().quarantine).toEqual([]);
});

test('a version that stalls leaves the one before enough of the 8 s', async () => {
  const { load, states } = loaderWith(bad, { '1.1.0': 'stalls' });
  expect(await load()).toMatchObject({ ok: true, version: '1.0.0' });
  const [first] = states.getState().exposes['discovery/routes/home']?.attempts ?? [];
  expect(first?.tookMs).toBeLessThan(4_100);
});

test('when all stall, 8 s are enough to say so', async () => {
  const { load, states } = loaderWith(bad, { '1.1.0': 'stalls', '1.0.0': 'stalls' });
  expect(await load()).toMatchObject({ ok: false, failure: { reason: 'timeout' } });
  expect(states.getState().exposes['discovery/routes/home']).toMatchObject({ status: 'failed' });
});

test('a site that gives its remotes longer waits as long before it says so', async () => {
  const stalled = { '1.1.0': 'stalls', '1.0.0': 'stalls' } as const;
  const { load, states } = loaderWith(bad, stalled, { limits: loadLimits(60_000) });
  const loading = load();
  await jest.advanceTimersByTimeAsync(43_000);
  expect(states.getState().exposes['discovery/routes/home']).toMatchObject({ status: 'pending' });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await loading).toMatchObject({ ok: false, failure: { reason: 'timeout' } });
});

test('what is dead in every version is told within 3 s', async () => {
  const run = () => new Promise<'failed'>((resolve) => setTimeout(() => resolve('failed'), 100));
  const probe = () =>
    new Promise<{ found: 'unreachable'; detail: string }>((resolve) =>
      setTimeout(() => resolve({ found: 'unreachable', detail: 'refused' }), 100),
    );
  const { fetchFile } = createFileFetcher({ run, probe, announce: () => {}, random: () => 1 });
  for (const composed of [bad, good]) {
    const { load, states } = loaderWith(composed, {}, { fetchFile });
    expect(await load()).toMatchObject({ ok: false, failure: { reason: 'network' } });
    const state = states.getState().exposes['discovery/routes/home'];
    expect(state?.status === 'failed' && state.tookMs).toBeLessThan(3_000);
  }
});

test('a shell that can’t run remotes is not made better by another version', async () => {
  const start = () => Promise.reject(new LoadError('network', 'no runtime'));
  const { load, states } = loaderWith(bad, {}, { start });
  expect(await load()).toMatchObject({ ok: false, failure: { version: '1.1.0', reason: 'network' } });
  expect(states.getState().exposes['discovery/routes/home']?.attempts).toHaveLength(1);
  expect(states.getState().quarantine).toEqual([]);
});

test('a shell whose own part is broken says nothing about the remote', async () => {
  const start = () => Promise.reject(new LoadError('broken', 'no runtime'));
  const { load, states } = loaderWith(bad, {}, { start });
  expect(await load()).toMatchObject({ ok: false, failure: { reason: 'broken' } });
  expect(states.getState().quarantine).toEqual([]);
});

describe('a version that was set aside', () => {
  test('is not asked for by the next page while there is another', async () => {
    const memory = aMemory();
    await loaderWith(bad, { '1.1.0': 'broken' }, { memory }).load();
    const { load, asked } = loaderWith(bad, { '1.1.0': 'broken' }, { memory });
    expect(await load()).toMatchObject({ ok: true, version: '1.0.0' });
    expect(asked).toEqual(['1.0.0']);
  });

  test('is tried all the same when the other one fails too, once', async () => {
    const memory = aMemory();
    await loaderWith(bad, { '1.1.0': 'network' }, { memory }).load();
    const { load, asked } = loaderWith(bad, { '1.0.0': 'network' }, { memory });
    expect(await load()).toMatchObject({ ok: true, version: '1.1.0' });
    expect(asked).toEqual(['1.0.0', '1.1.0']);
  });

  test('comes first again for who asks anew', async () => {
    const memory = aMemory();
    await loaderWith(bad, { '1.1.0': 'network' }, { memory }).load();
    const { load, loader, asked } = loaderWith(bad, {}, { memory });
    loader.renew('discovery');
    expect(await load()).toMatchObject({ ok: true, version: '1.1.0' });
    expect(asked).toEqual(['1.1.0']);
  });
});

describe('a remote runs in one version per page', () => {
  const both = { routes: [home, about] };
  const pair = withPrevious(remote('1.1.0', both), remote('1.0.0', both));

  test('what is loaded later comes from the version that runs', async () => {
    const { load, failures, asked } = loaderWith(pair, { '1.1.0': 'network' });
    await load();
    delete failures['1.1.0'];
    expect(await load(about.expose)).toMatchObject({ ok: true, version: '1.0.0' });
    expect(asked).toEqual(['1.1.0', '1.0.0', '1.0.0']);
  });

  test('another expose that fails does not bring the other version in', async () => {
    const { load, failures, asked } = loaderWith(pair, {});
    await load();
    failures['1.1.0'] = 'network';
    expect(await load(about.expose)).toMatchObject({ ok: false, failure: { version: '1.1.0' } });
    expect(asked).toEqual(['1.1.0', '1.1.0']);
  });

  test('two loads at the same time end in the same version', async () => {
    const getModule = async (scope: string, expose: string) => {
      if (scope === 'discovery_1_1_0' && expose === home.expose) throw new Error('it throws at import');
      if (expose === about.expose) await new Promise((resolve) => setTimeout(resolve, 500));
      return { Component: Home };
    };
    const { loader, states } = loaderWith(pair, {}, { host: { getModule } });
    const loading = [home, about].map(({ expose }) => loader.loadExpose('discovery', expose));
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await Promise.all(loading)).toMatchObject([{ version: '1.0.0' }, { version: '1.0.0' }]);
    expect(loadedVersions(states.getState())).toEqual({ discovery: '1.0.0' });
  });

  test('a route that the version before does not have is missing, until someone asks anew', async () => {
    const grown = withPrevious(remote('1.1.0', both), good);
    const { load, loader, failures } = loaderWith(grown, { '1.1.0': 'network' });
    await load();
    expect(await load(about.expose)).toMatchObject({
      ok: false,
      failure: { reason: 'missing', version: '1.0.0', detail: 'discovery@1.0.0 has no ./routes/about.' },
    });
    delete failures['1.1.0'];
    loader.renew('discovery');
    expect(await load(about.expose)).toMatchObject({ ok: true, version: '1.1.0' });
    // The earlier page is requested again, so that both come from one version.
    expect(loader.loaded('discovery', home.expose)).toBeUndefined();
    expect(await load()).toMatchObject({ ok: true, version: '1.1.0' });
  });
});

test('styles are fetched with the scripts, and those of a failed version are taken away', async () => {
  const style = assetAt('/remotes/discovery/1.1.0/c/home.css');
  const exposes = {
    [home.expose]: { files: [...(bad.exposes[home.expose]?.files ?? []), style], shared: [] },
  };
  const fetchFile = jest.fn(async ({ url }: { url: string }) => {
    if (url === bad.entry.url) throw new LoadError('tampered', 'other hash');
  });
  const forget = jest.fn();
  const { load } = loaderWith({ ...bad, exposes }, {}, { fetchFile, forget });
  expect(await load()).toMatchObject({ ok: true, version: '1.0.0' });
  expect(fetchFile).toHaveBeenCalledWith(style, expect.anything());
  expect(forget).toHaveBeenCalledWith([style]);
});

describe('after three failed loads in a row', () => {
  const dead = { '1.1.0': 'network', '1.0.0': 'network' } as const;

  test('nothing is fetched for a while', async () => {
    const { load, asked } = loaderWith(bad, dead);
    for (const _ of [1, 2, 3]) await load();
    const fetched = asked.length;
    expect(await load()).toMatchObject({ ok: false, failure: { reason: 'network' } });
    expect(asked).toHaveLength(fetched);
    await jest.advanceTimersByTimeAsync(15_000);
    await load();
    expect(asked.length).toBeGreaterThan(fetched);
  });

  test('who asks anew is not kept waiting', async () => {
    const { load, loader, failures } = loaderWith(bad, dead);
    for (const _ of [1, 2, 3]) await load();
    delete failures['1.1.0'];
    loader.renew('discovery');
    expect(await load()).toMatchObject({ ok: true, version: '1.1.0' });
  });
});

test('code that lost a chunk starts anew for who asks: other files run again and its container is dropped', async () => {
  const forget = jest.fn();
  const drop = jest.fn();
  const { load, loader } = loaderWith(bad, {}, { forget, host: { drop } });
  await load();
  loader.renew('discovery');
  expect(loader.loaded('discovery', home.expose)).toBeDefined();
  loader.chunkLost('/remotes/discovery/1.1.0/c/382.js');
  loader.renew('discovery');
  expect(loader.loaded('discovery', home.expose)).toBeUndefined();
  expect(forget).toHaveBeenCalledWith([bad.entry, ...(bad.exposes[home.expose]?.files ?? [])]);
  expect(await load()).toMatchObject({ ok: true });
  expect(drop).toHaveBeenCalledWith('discovery_1_1_0');
});
