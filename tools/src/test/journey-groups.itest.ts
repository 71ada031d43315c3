import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journeyGroups } from './journey-groups.ts';

const [pay, money, list] = [
  'e2e/src/journeys/booking/pay.journey.ts',
  'e2e/src/journeys/booking/money.journey.ts',
  'e2e/src/journeys/discovery/listing.journey.ts',
];
const swap = 'e2e/src/drills/swap.journey.ts';

test('files of a folder share a product in the order of their names, and a drill has its own', () => {
  assert.deepEqual(journeyGroups([list, pay, swap, money], {}), [
    { files: [list], isShared: true },
    { files: [money, pay], isShared: true },
    { files: [swap], isShared: false },
  ]);
});

test('the groups that took longest come first', () => {
  const seconds = { [list]: 50, [pay]: 40, [money]: 30, [swap]: 60 };
  assert.deepEqual(
    journeyGroups([list, pay, swap, money], seconds).map(({ files }) => files[0]),
    [money, swap, list],
  );
});
