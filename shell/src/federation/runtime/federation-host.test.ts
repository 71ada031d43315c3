import * as React from 'react';
import { createHost } from './federation-host.ts';
import { ON_DEMAND, PRESENT } from './shares.ts';

const KEYS = [...Object.keys(PRESENT), ...Object.keys(ON_DEMAND)];

beforeAll(() => {
  Reflect.set(globalThis, '__SHARED_VERSIONS__', Object.fromEntries(KEYS.map((key) => [key, '1.0.0'])));
});

type Scope = Record<string, Record<string, { lib?: () => unknown; get?: () => unknown }>>;

const container = (scopes: Scope[], modules: Record<string, () => unknown>) => ({
  init: (scope: Scope) => {
    scopes.push(scope);
  },
  get: async (expose: string) => modules[expose],
});

test('a container gets every shared library, at the version of the build', async () => {
  const scopes: Scope[] = [];
  const host = createHost();
  await host.initScope('discovery_1_0_0', '/remoteEntry.js', container(scopes, {}));
  const [scope = {}] = scopes;
  expect(Object.keys(scope).sort()).toEqual(KEYS.sort());
  const { react } = scope;
  expect(react?.['1.0.0']?.lib?.()).toMatchObject({ useState: React.useState });
});

test('an expose is got from the container of its own version, also when another version is there', async () => {
  const host = createHost();
  const modules = (name: string) => ({ './routes/home': () => ({ name }) });
  await host.initScope('discovery_1_0_0', '/1.js', container([], modules('one')));
  await host.initScope('discovery_2_0_0', '/2.js', container([], modules('two')));
  expect(await host.getModule('discovery_2_0_0', './routes/home')).toEqual({ name: 'two' });
  expect(await host.getModule('discovery_1_0_0', './routes/home')).toEqual({ name: 'one' });
});

test('a container is initialised once, and again after it failed', async () => {
  const host = createHost();
  const init = jest.fn().mockRejectedValueOnce(new Error('not yet')).mockResolvedValue(undefined);
  const flaky = { init, get: async () => () => ({}) };
  await expect(host.initScope('booking_1_0_0', '/b.js', flaky)).rejects.toThrow('not yet');
  await host.initScope('booking_1_0_0', '/b.js', flaky);
  await host.initScope('booking_1_0_0', '/b.js', flaky);
  expect(init).toHaveBeenCalledTimes(2);
});

test('the runtime that remotes are built without is there for them', () => {
  expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toHaveProperty('ModuleFederation');
});
