import { allowsOverrides, environmentOfHost, isAssetsHost } from './host-environment.ts';

const hosts = new Map([['sundara.example', 'production']]);
const settings = { environment: 'local', hosts, assetsUrl: '' };

test.each([
  ['localhost', 'local'],
  ['127.0.0.1:3000', 'local'],
  ['[::1]:3000', 'local'],
  ['qa.localhost:3000', 'qa'],
  ['Production.LocalHost', 'production'],
  ['sundara.example', 'production'],
])('%s shows %s', (host, environment) => {
  expect(environmentOfHost(host, settings)).toBe(environment);
});

test.each(['evil.example', 'a.b.localhost', 'localhost.evil.example', '../x.localhost', '', undefined])(
  '%s is none of ours',
  (host) => {
    expect(environmentOfHost(host, settings)).toBeUndefined();
  },
);

test('the host of ASSETS_URL serves files and stands for no environment', () => {
  const apart = { ...settings, assetsUrl: 'http://assets.localhost:3000' };
  expect(isAssetsHost('assets.localhost:3000', apart)).toBe(true);
  expect(environmentOfHost('assets.localhost:3000', apart)).toBeUndefined();
  expect(isAssetsHost('localhost:3000', apart)).toBe(false);
  expect(environmentOfHost('qa.localhost:3000', apart)).toBe('qa');
  expect(isAssetsHost('assets.localhost:3000', settings)).toBe(false);
});

test('a host that shows pages goes on to show them when files come from it too', () => {
  for (const assetsUrl of ['http://localhost:3000', 'https://sundara.example'])
    expect(isAssetsHost(new URL(assetsUrl).host, { ...settings, assetsUrl })).toBe(false);
});

test('overrides are for the environments that are named', () => {
  const overrideEnvironments = new Set(['qa']);
  expect(allowsOverrides('qa', { overrideEnvironments })).toBe(true);
  expect(allowsOverrides('production', { overrideEnvironments })).toBe(false);
  expect(allowsOverrides(undefined, { overrideEnvironments })).toBe(false);
});
