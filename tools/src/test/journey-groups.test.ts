import { journeyGroups } from './journey-groups.ts';

test('files of a folder share a product in the order of their names, and the largest folder comes first', () => {
  const [pay, money, list] = [
    'e2e/src/journeys/booking/pay.journey.ts',
    'e2e/src/journeys/booking/money.journey.ts',
    'e2e/src/journeys/discovery/listing.journey.ts',
  ];
  expect(journeyGroups([list, pay, money])).toEqual([
    { files: [money, pay], isShared: true },
    { files: [list], isShared: true },
  ]);
});

test('each drill has a product of its own', () => {
  const drills = ['e2e/src/drills/network.journey.ts', 'e2e/src/drills/swap.journey.ts'];
  expect(journeyGroups(drills)).toEqual(drills.map((file) => ({ files: [file], isShared: false })));
});
