import { beaconSchema } from './beacon.ts';
import { type PageError, pageErrorSchema } from './page-error.ts';

const ERROR: PageError = {
  remote: 'booking',
  version: '1.4.2',
  kind: 'render',
  type: 'TypeError',
  route: '/salon/:id',
  frames: ['c/home.1a2b3c4d.js:1:2034'],
};
const BEACON = { composition: 'c', sequence: 1, canary: false, reports: [] };

test.each(['*', '/', '/salons', '/salon/:id', '/reset-password/:token', '/salon/bookings/:bookingId'])(
  'the route %s can be told',
  (route) => {
    expect(pageErrorSchema.parse({ ...ERROR, route }).route).toBe(route);
  },
);

test.each([
  ['an address with an id', { route: '/salon/42' }],
  ['an address with a query', { route: '/salons?q=asha' }],
  ['an address with an e-mail', { route: '/asha@demo.test' }],
  ['a message as a frame', { frames: ['Asha Rao, 98480 12345'] }],
  ['a page as a frame', { frames: ['https://sundara.example/salon/42:1:1'] }],
  ['a path that climbs', { frames: ['../../secret.js:1:1'] }],
  ['an id that is none', { call: { operation: 'salon.detail', requestId: 'asha@demo.test' } }],
  ['an operation that is an address', { call: { operation: '/api/salons/42' } }],
])('%s can not', (_, given) => {
  expect(pageErrorSchema.safeParse({ ...ERROR, ...given }).success).toBe(false);
});

test('what a newer shell tells costs nothing of the rest', () => {
  const newer = [{ ...ERROR, type: 'NewError' }, { ...ERROR, kind: 'new' }, ERROR];
  const { errors } = beaconSchema.parse({ ...BEACON, errors: newer });
  expect(errors).toEqual([{ ...ERROR, type: 'other' }, undefined, ERROR]);
});

test('an older shell tells neither errors nor timings, and a beacon tells something', () => {
  const report = { remote: 'booking', version: '1.4.2', outcome: 'loaded' };
  expect(beaconSchema.parse({ ...BEACON, reports: [report] })).toMatchObject({ errors: [], timings: [] });
  expect(beaconSchema.safeParse(BEACON).success).toBe(false);
});
