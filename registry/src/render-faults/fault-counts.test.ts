import { addFaults, FAILING, type FaultCounts, isFailing, lastOf, withFault } from './fault-counts.ts';
import { type RenderFault, shortReason } from './render-fault.ts';

const at = (hour: string) => new Date(`2026-11-21T${hour}:00.000Z`);
const fault = (given: Partial<RenderFault> = {}): RenderFault => ({
  environment: 'production',
  canary: false,
  remote: 'discovery',
  version: '1.0.0',
  route: '/salon/:id',
  reason: 'failed: no salon',
  ...given,
});
const told = (counts: FaultCounts) => counts.map(({ route, count, reason }) => `${route} ${count} ${reason}`);

test('faults of a route are one entry with the last reason, over all processes, the latest first', () => {
  const one = withFault(withFault([], fault({ route: '/' }), at('05:00')), fault(), at('05:10'));
  const other = withFault([], fault({ reason: 'ended: late' }), at('06:00'));
  const all = addFaults([one, other], at('06:00'));
  expect(told(all)).toEqual(['/salon/:id 2 ended: late', '/ 1 failed: no salon']);
  expect(all.map(lastOf)).toEqual([at('06:00').toISOString(), at('05:00').toISOString()]);
});

test('versions, and canary and others, are counted apart', () => {
  const all = [fault(), fault({ version: '2.0.0' }), fault({ canary: true })];
  const counts = all.reduce((sums: FaultCounts, one) => withFault(sums, one, at('05:00')), []);
  expect(counts.map(({ count }) => count)).toEqual([1, 1, 1]);
});

test('a route is failing from three faults on, and only those since an instant count', () => {
  const hours = ['05:00', '05:10', '05:20', '05:30'];
  const counts = hours.reduce((sums: FaultCounts, hour) => withFault(sums, fault(), at(hour)), []);
  const [counted] = counts;
  if (!counted) throw new Error('nothing was counted');
  expect(counted.count).toBe(4);
  expect(counted.last).toHaveLength(FAILING);
  expect(isFailing(counted, at('05:10').toISOString())).toBe(true);
  expect(isFailing(counted, at('05:11').toISOString())).toBe(false);
});

test('what did not happen for a day is forgotten', () => {
  const early = withFault([], fault({ route: '/' }), at('05:00'));
  const next = new Date(at('05:00').getTime() + 24 * 60 * 60_000 + 1);
  expect(told(withFault(early, fault(), next))).toEqual(['/salon/:id 1 failed: no salon']);
});

test('fifty entries are kept, the latest', () => {
  const routes = Array.from({ length: 60 }, (_, number) => `/page-${number}`);
  const counts = routes.reduce(
    (sums: FaultCounts, route, minute) =>
      withFault(sums, fault({ route }), at(`05:${String(minute).padStart(2, '0')}`)),
    [],
  );
  expect(counts).toHaveLength(50);
  expect(counts[0]?.route).toBe('/page-59');
});

test.each([
  ['undeclared: GET /api/salons?q=asha&near=home, GET /api/x', 'undeclared: GET /api/salons GET /api/x'],
  ['failed: no /salon/9252d114-fee3-490c-a14f-81a6cad6ebea', 'failed: no /salon/:id'],
  ['failed: no /salon/17', 'failed: no /salon/:id'],
  ['failed: Error: no salon\n    at render (file.js:1:2)', 'failed: Error: no salon'],
  ['ended: It took over 10000 ms.', 'ended: It took over 10000 ms.'],
])('of the reason %j the first line is kept, and nothing of the visitor', (reason, kept) => {
  expect(shortReason(reason)).toBe(kept);
});

test('no reason is long', () => {
  expect(shortReason('x'.repeat(5_000))).toHaveLength(200);
});
