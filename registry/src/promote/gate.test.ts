import { aDeclaration, aRemoteRecord, aRoute, aShellRecord } from '../testing/release-records.ts';
import { findMisfits } from './gate.ts';

const shell = aShellRecord('1.0.0', '1.2.0');

test('releases whose ranges fit the shell may run together', () => {
  expect(
    findMisfits(shell, [aRemoteRecord('discovery', '1.0.0'), aRemoteRecord('booking', '1.0.0')]),
  ).toEqual([]);
});

test('a remote written for another shell API is told with what was found and what would do', () => {
  const contracts = { shellApi: '^2.0.0', providerApi: '^1.0.0' };
  const booking = aRemoteRecord('booking', '2.0.0', aDeclaration('booking', { contracts }));
  expect(findMisfits(shell, [booking])).toEqual([
    {
      release: 'booking@2.0.0',
      rule: 'contract-range',
      found: 'it is written for shell API ^2.0.0, and shell@1.0.0 has 1.2.0',
      remedy: 'promote a shell with shell API ^2.0.0, or a version of booking that accepts 1.2.0',
    },
  ]);
});

test('a remote that needs a newer minor of the shell API than there is does not fit', () => {
  const contracts = { shellApi: '^1.3.0', providerApi: '^1.0.0' };
  const booking = aRemoteRecord('booking', '2.0.0', aDeclaration('booking', { contracts }));
  expect(findMisfits(shell, [booking])).toHaveLength(1);
});

test('a route has one owner', () => {
  const routes = [aRoute({ path: '/bookings' })];
  const [misfit] = findMisfits(shell, [
    aRemoteRecord('customer', '1.0.0', aDeclaration('customer', { routes })),
    aRemoteRecord('salon', '1.0.0', aDeclaration('salon', { routes })),
  ]);
  expect(misfit).toMatchObject({
    release: 'salon@1.0.0',
    rule: 'route-owner',
    found: "customer@1.0.0 has '/bookings' already",
  });
});

test('an extension point has one filler', () => {
  const extensionPoints = {
    offers: [],
    fills: [
      { point: 'discovery.booking-dialog' as const, range: '^1.0.0', expose: './extensions/booking-dialog' },
    ],
  };
  const fillers = ['booking', 'express'].map((id) =>
    aRemoteRecord(id, '1.0.0', aDeclaration(id, { extensionPoints })),
  );
  expect(findMisfits(shell, fillers)).toMatchObject([{ release: 'express@1.0.0', rule: 'extension-point' }]);
});
