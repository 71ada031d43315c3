import { Refusal } from '../refusal.ts';
import { readSettings } from './settings.ts';

test('with nothing set the site listens on 3000 and shows the local environment', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    environment: 'local',
    apiUrls: ['http://127.0.0.1:3001'],
    renderUrls: [],
    checkoutScriptUrl: '/sandbox/checkout.js',
  });
});

test.each([
  ['PORT', 'eighty', 'a port from 1 to 65535'],
  ['PORT', '70000', 'a port from 1 to 65535'],
  ['METRICS_PORT', '9464x', 'a port from 1 to 65535'],
  ['PAGE_TIMINGS_PERCENT', '101', 'a percentage from 0 to 100'],
  ['PAGE_TIMINGS_PERCENT', 'some', 'a percentage from 0 to 100'],
  ['ENVIRONMENT', '../etc', 'a name in lower case'],
  ['API_URL', 'localhost:3001', 'an http address'],
  ['API_URL', 'http://127.0.0.1:3001/api', 'without a path'],
  ['API_URL', 'http://127.0.0.1:3001,127.0.0.1:3003', 'an http address'],
  ['API_URL', ',', 'an http address'],
  ['RENDER_URL', 'http://127.0.0.1:3004/render', 'without a path'],
  ['SANDBOX_URL', 'ftp://x', 'an http address'],
  ['CHECKOUT_SCRIPT_URL', 'http://gateway.example/x.js', 'an https address'],
  ['CHECKOUT_SCRIPT_URL', '//gateway.example/x.js', 'an https address'],
  ['REMOTE_LIMIT_SECONDS', '0.5', 'a number of seconds from 1 to 600'],
  ['SITE_HOSTS', 'sundara.example', 'a list like'],
  ['ASSETS_URL', 'assets.localhost:3000', 'an http address'],
  ['ASSETS_URL', 'https://assets.example/sundara', 'without a path'],
  ['OVERRIDE_ENVIRONMENTS', 'qa;local', "a list of environments, 'local,qa', or 'none'"],
])("%s='%s' is refused by name, value and what it must be", (name, value, wanted) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(Refusal);
  expect(read).toThrow(`${name} is '${value}', but must be `);
  expect(read).toThrow(wanted);
});

test('metrics are told nowhere, or on loopback where a port is set', () => {
  const metrics = (variables: Record<string, string>) => readSettings(variables).metrics;
  expect([metrics({}), metrics({ METRICS_PORT: '0' })]).toEqual([undefined, undefined]);
  expect(metrics({ METRICS_PORT: '9464' })).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(metrics({ METRICS_PORT: '9464', METRICS_HOST: '::' })).toEqual({ port: 9464, host: '::' });
});

test('there is no sandbox where SANDBOX_URL says none; an empty one is not set', () => {
  expect(readSettings({ SANDBOX_URL: 'none' }).sandboxUrl).toBeUndefined();
  expect(readSettings({ SANDBOX_URL: '' }).sandboxUrl).toBe('http://127.0.0.1:3002');
});

test('other host names are listed with their environments', () => {
  const { hosts } = readSettings({ SITE_HOSTS: 'sundara.example=production, qa.sundara.example=qa' });
  expect([...hosts]).toEqual([
    ['sundara.example', 'production'],
    ['qa.sundara.example', 'qa'],
  ]);
});

test('overrides are for local and qa unless told otherwise, and none can be told', () => {
  const environmentsOf = (value: string) => [
    ...readSettings({ OVERRIDE_ENVIRONMENTS: value }).overrideEnvironments,
  ];
  expect(environmentsOf('')).toEqual(['local', 'qa']);
  expect(environmentsOf('staging')).toEqual(['staging']);
  expect(environmentsOf('none')).toEqual([]);
});

test('who makes links for overrides needs no account unless told where', () => {
  const environmentsOf = (value: string) => [
    ...readSettings({ OVERRIDE_ADMIN_ENVIRONMENTS: value }).overrideAdminEnvironments,
  ];
  expect([environmentsOf(''), environmentsOf('qa')]).toEqual([[], ['qa']]);
});

test('notices go to https, or to this machine; one that would cross the network in the open is refused', () => {
  const url = 'https://chat.example/hooks/42';
  expect(readSettings({}).notices).toBeUndefined();
  expect(readSettings({ NOTICE_URL: url }).notices).toEqual({ url, secret: undefined });
  expect(readSettings({ NOTICE_URL: 'http://127.0.0.1:9/x', NOTICE_SECRET: 's' }).notices?.secret).toBe('s');
  for (const wrong of ['http://chat.example/', 'chat.example', 'ftp://127.0.0.1/'])
    expect(() => readSettings({ NOTICE_URL: wrong })).toThrow(/NOTICE_URL is .*https address/);
});

test('search engines may show local and production unless told otherwise, and none can be told', () => {
  const environmentsOf = (value: string) => [
    ...readSettings({ INDEXED_ENVIRONMENTS: value }).indexedEnvironments,
  ];
  expect(environmentsOf('')).toEqual(['local', 'production']);
  expect(environmentsOf('production,staging')).toEqual(['production', 'staging']);
  expect(environmentsOf('none')).toEqual([]);
});

test('files come from the origin of the pages unless another one is told', () => {
  expect(readSettings({}).assetsUrl).toBe('');
  expect(readSettings({ ASSETS_URL: 'http://assets.localhost:3000/' }).assetsUrl).toBe(
    'http://assets.localhost:3000',
  );
});
