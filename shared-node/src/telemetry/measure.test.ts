import type { ServerResponse } from 'node:http';
import { metrics } from '@opentelemetry/api';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { counter, durations, type Observed, observeTogether } from './measure.ts';
import { namesWithUnits, PrometheusReader } from './prometheus-reader.ts';

const exporter = new PrometheusReader();
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [exporter], views: namesWithUnits }));
afterAll(() => metrics.disable());

const scrape = (): Promise<string> =>
  new Promise((resolve) => {
    const response = { setHeader: () => {}, end: resolve } as unknown as ServerResponse;
    exporter.getMetricsRequestHandler({} as never, response);
  });

test('counts and durations are told in the units of their names', async () => {
  counter('sundara.mail.handed_over').add(2, { outcome: 'sent' });
  durations('http.server.request.duration').record(0.02, { 'sundara.operation': 'x' });
  const told = await scrape();
  expect(told).toMatch(/^sundara_mail_handed_over_total\{outcome="sent".*\} 2$/m);
  expect(told).toMatch(
    /^http_server_request_duration_seconds_bucket\{sundara_operation="x".*le="0\.025"\} 1$/m,
  );
  expect(told).toMatch(
    /^http_server_request_duration_seconds_bucket\{sundara_operation="x".*le="0\.01"\} 0$/m,
  );
});

test('costly figures are asked for by scrapes only, at most every ten seconds, and are missing where that fails', async () => {
  let [asked, now] = [0, 0];
  let answer: () => Promise<readonly Observed[]> = async () => [[7]];
  const faults: unknown[] = [];
  observeTogether(
    ['sundara.money.to_look_at'],
    async () => {
      asked += 1;
      return { 'sundara.money.to_look_at': await answer() };
    },
    { onFault: (fault) => faults.push(fault), now: () => now, limitMs: 20 },
  );
  const told = async () => /^sundara_money_to_look_at\S* (\d+)$/m.exec(await scrape())?.[1];
  expect(asked).toBe(0);
  expect(await Promise.all([told(), told()])).toEqual(['7', '7']);
  now = 9_999;
  expect(await told()).toBe('7');
  expect(asked).toBe(1);

  now = 10_000;
  answer = async () => Promise.reject(new Error('gone'));
  expect(await told()).toBeUndefined();
  now = 20_000;
  answer = () => new Promise(() => {});
  expect(await told()).toBeUndefined();
  expect(faults.map(String)).toEqual([
    'Error: gone',
    'Error: The figures for a scrape took longer than 0.02 s.',
  ]);
  now = 30_000;
  answer = async () => [[8]];
  expect([await told(), asked]).toEqual(['8', 4]);
});
