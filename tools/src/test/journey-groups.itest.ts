import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journeyGroups } from './journey-groups.ts';

const [pay, money, list] = [
  'e2e/src/journeys/booking/pay.journey.ts',
  'e2e/src/journeys/booking/money.journey.ts',
  'e2e/src/journeys/discovery/listing.journey.ts',
];
const tour = 'e2e/src/tour/visitor.journey.ts';
const network = 'e2e/src/drills/network.journey.ts';

test('files of a folder share a product in the order of their names, and a drill has its own', () => {
  assert.deepEqual(journeyGroups([list, pay, network, money], {}), [
    { files: [list], isShared: true },
    { files: [money, pay], isShared: true },
    { files: [network], isShared: false },
  ]);
});

test('folders that belong together share one, in the order that is given for them', () => {
  assert.deepEqual(journeyGroups([list, tour], {}), [{ files: [tour, list], isShared: true }]);
});

test('the groups that took longest come first', () => {
  const seconds = { [list]: 50, [pay]: 40, [money]: 30, [network]: 60 };
  assert.deepEqual(
    journeyGroups([list, pay, network, money], seconds).map(({ files }) => files[0]),
    [money, network, list],
  );
});
