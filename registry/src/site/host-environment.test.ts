import { environmentOfHost } from './host-environment.ts';

const settings = { environment: 'local', hosts: new Map([['sundara.example', 'production']]) };

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
