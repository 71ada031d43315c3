import path from 'node:path';
import { serversOf } from './servers.ts';
import { readSettings } from './settings.ts';

test('no two servers get one port for their metrics', () => {
  const portsFor = (environment: NodeJS.ProcessEnv) =>
    serversOf({
      root: path.resolve('.'),
      ports: { site: 3000, api: [3001, 3003], sandbox: 3002 },
      settings: readSettings('.', {}),
      secrets: {} as never,
      environment,
    })
      .filter(({ name }) => name !== 'the payment sandbox')
      .map((server) => server.environment.METRICS_PORT);
  expect(portsFor({ METRICS_PORT: '9464' })).toEqual(['9465', '9466', '9464']);
  expect(portsFor({ METRICS_PORT: '0' })).toEqual(['0', '0', '0']);
  expect(portsFor({})).toEqual([undefined, undefined, undefined]);
});
