import { sendBeacon } from '@sundara/contracts/api';
import { beaconSchema, type RemoteReport } from '@sundara/contracts/federation';
import type { Tried } from '../federation/loading/try-release.ts';
import { createRemoteStates } from '../federation/state/remote-states.store.ts';
import { aPage, aRemote } from '../testing/page-data.builder.ts';
import { createBeacons } from './beacons.ts';
import { createRemoteHealth } from './remote-health.ts';
import { createTelemetry, remoteTelemetry } from './telemetry.ts';

const Dialog = () => null;
const page = { ...aPage(aRemote('booking')), canary: true };
const report: RemoteReport = { remote: 'booking', version: '1.0.0', outcome: 'loaded', tookMs: 12 };

const beaconsOf = (from: Parameters<typeof createBeacons>[0]['page'] = page) => {
  const sent: { url: string; body: unknown }[] = [];
  const send = (url: string, body: string) =>
    void sent.push({ url, body: beaconSchema.parse(JSON.parse(body)) });
  return { sent, ...createBeacons({ page: from, send }) };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('reports wait 5 s for company and go out as one, to the address of the contract', () => {
  const { sent, report: say } = beaconsOf();
  say(report);
  say({ ...report, remote: 'salon' });
  jest.advanceTimersByTime(4_999);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  const reports = [report, { ...report, remote: 'salon' }];
  const body = { composition: 'composition-1', sequence: 1, canary: true, reports, errors: [], timings: [] };
  expect(sent).toEqual([{ url: sendBeacon.path, body }]);
});

test('a page that goes sends what waits, once, and nothing when nothing waits', () => {
  const { sent, report: say, flush } = beaconsOf();
  flush();
  expect(sent).toEqual([]);
  say(report);
  flush();
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
});

test('no beacon is bigger than the contract allows', () => {
  const { sent, report: say, flush } = beaconsOf();
  for (let count = 0; count < 120; count += 1) say(report);
  flush();
  expect(sent).toHaveLength(3);
});

test('a page with an override says nothing', () => {
  const override = { by: 'Asha', until: '2026-11-21T10:00:00Z', versions: {}, faults: {} };
  const { sent, report: say, flush } = beaconsOf({ ...page, qa: { defaults: {}, override } });
  say(report);
  flush();
  expect(sent).toEqual([]);
});

describe('the health of remotes', () => {
  const healthOf = () => {
    const said: RemoteReport[] = [];
    const telemetry = createTelemetry(() => 0);
    const states = createRemoteStates();
    const health = createRemoteHealth({ report: (one) => said.push(one), telemetry, states });
    return { said, telemetry, states, health };
  };
  const steps = { 'load-entry': 100.4, 'get-module': 20.2 };
  const attempt = { version: '1.1.0', tookMs: 120.6, steps };
  const failure = {
    remoteId: 'booking',
    title: 'Booking',
    version: '1.1.0',
    step: 'load-entry',
    reason: 'network',
    detail: 'gone',
  } as const;
  const failed: Tried = {
    release: aRemote('booking', {}, '1.1.0'),
    attempt: { ...attempt, failure },
    shellFailed: false,
  };
  const loaded: Tried = {
    release: aRemote('booking', {}, '1.0.0'),
    attempt: { ...attempt, version: '1.0.0' },
    module: { Component: Dialog },
    shellFailed: false,
  };

  test('every version that was tried is told, with what ran instead', () => {
    const { said, health } = healthOf();
    health.loaded('booking', [failed, loaded]);
    const times = { tookMs: 121, steps: { 'load-entry': 100, 'get-module': 20 } };
    expect(said).toEqual([
      { remote: 'booking', version: '1.1.0', outcome: 'network', ...times, instead: '1.0.0' },
      { remote: 'booking', version: '1.0.0', outcome: 'loaded', ...times },
    ]);
  });

  test('a part that stopped is told once per version and page, and kept for those who look', () => {
    const { said, states, health } = healthOf();
    const stopped = { remoteId: 'booking', version: '1.0.0', message: 'no such function' };
    health.stopped(stopped);
    health.stopped(stopped);
    expect(said).toEqual([{ remote: 'booking', version: '1.0.0', outcome: 'render' }]);
    expect(states.getState().renderErrors.booking).toMatchObject({ count: 2, message: 'no such function' });
  });

  test('a chunk that did not come is a matter of loading', () => {
    const { said, health } = healthOf();
    health.stopped({ remoteId: 'booking', version: '1.0.0', message: 'Loading chunk 1', lost: 'network' });
    expect(said).toMatchObject([{ outcome: 'network' }]);
  });

  test('a part that the web kit saw stop is heard of, and nothing that only looks like it', () => {
    const { said, telemetry, health } = healthOf();
    const { record } = remoteTelemetry(telemetry, health.stopped);
    record('part.failed', { remote: 'booking', version: '1.0.0', message: 'no' });
    record('part.failed', { remote: 7 });
    record('page.opened', { remote: 'booking', version: '1.0.0', message: 'no' });
    expect(said).toEqual([{ remote: 'booking', version: '1.0.0', outcome: 'render' }]);
    expect(telemetry.entries().map(({ event }) => event)).toContain('page.opened');
  });
});
