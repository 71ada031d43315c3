import type { PageTiming } from '@sundara/contracts/federation';
import { createTelemetry } from '../shell-api/telemetry.ts';
import { sendTimings } from './page-timings.ts';
import type { Router } from './sender.ts';
import { createVisitedRoutes } from './visited-routes.ts';

type Told = { name: string; value: number; entries: readonly { startTime: number }[] };
const tell = new Map<string, (metric: Told) => void>();
jest.mock('web-vitals', () => {
  const on = (name: string) => (callback: (metric: Told) => void) => void tell.set(name, callback);
  return { onCLS: on('CLS'), onINP: on('INP'), onLCP: on('LCP') };
});

type State = Parameters<Parameters<Router['subscribe']>[0]>[0];

const started = () => {
  const clock = { now: 0 };
  jest.spyOn(performance, 'now').mockImplementation(() => clock.now);
  const telemetry = createTelemetry(() => clock.now);
  const visited = createVisitedRoutes((remote) => (remote === 'shell' ? '1.0.0' : '1.4.2'));
  telemetry.subscribe(visited.take);
  const told: (PageTiming | 'sent')[] = [];
  let follow: (state: State) => void = () => {};
  sendTimings({
    beacons: { timing: (timing) => void told.push(timing), flush: () => void told.push('sent') },
    router: {
      subscribe: (listener) => {
        follow = (state) => listener(state, {} as Parameters<typeof listener>[1]);
        return () => {};
      },
    } as Router,
    ...{ telemetry, visited },
  });
  const move = (from: string, to?: string) =>
    follow({ location: { pathname: from }, navigation: { location: to && { pathname: to } } } as State);
  const show = (route: string) => telemetry.record('page.shown', { remote: 'booking', route });
  return { clock, told, move, show };
};
const of = (route: string) => ({ remote: 'booking', version: '1.4.2', route });

test('a change of the route takes until the next page is shown, also where its guard leads elsewhere', () => {
  const { clock, told, move, show } = started();
  show('/');
  clock.now = 1_000;
  move('/', '/guarded');
  clock.now = 1_200;
  move('/', '/salon/7');
  move('/salon/7');
  clock.now = 1_350.4;
  show('/salon/:id');
  expect(told).toEqual([{ ...of('/salon/:id'), measure: 'route-change', value: 350 }]);
});

test('another query is no other page', () => {
  const { told, move, show } = started();
  move('/salons', '/salons');
  move('/salons');
  show('/salons');
  expect(told).toEqual([]);
});

test('a Web Vital is told once, for the route that was shown when it came to be; in a hidden page at once', () => {
  const { clock, told, show } = started();
  show('/');
  clock.now = 5_000;
  show('/salon/:id');
  tell.get('LCP')?.({ name: 'LCP', value: 912.6, entries: [{ startTime: 912 }] });
  expect(told).toEqual([{ ...of('/'), measure: 'lcp', value: 913 }]);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  tell.get('INP')?.({ name: 'INP', value: 88, entries: [{ startTime: 6_000 }] });
  tell.get('INP')?.({ name: 'INP', value: 120, entries: [{ startTime: 7_000 }] });
  tell.get('CLS')?.({ name: 'CLS', value: 0.012_345, entries: [] });
  expect(told.slice(1)).toEqual([
    { ...of('/salon/:id'), measure: 'inp', value: 88 },
    'sent',
    { ...of('/'), measure: 'cls', value: 0.012 },
    'sent',
  ]);
});
