import { instantAt } from '@sundara/contracts';
import { differingDetails } from './ignored-details.ts';

const BOOKED = {
  salonId: 'salon-1',
  start: instantAt('2026-11-24', '16:00'),
  totalPaise: 50_800,
  status: 'confirmed',
} as const;

test.each([
  [{ salonId: 'salon-1', dateTime: '2026-11-24T16:00', amount: 508 }, []],
  [{ dateTime: '2026-11-24T10:30:00Z', amount: 50_800, services: [] }, []],
  [{}, []],
  [{ amount: 508 }, []],
  [undefined, []],
  ['nonsense', []],
  [{ salonId: 'salon-2', dateTime: '2026-11-24T17:00', amount: 1 }, ['salonId', 'dateTime', 'amount']],
  [{ dateTime: 'never' }, ['dateTime']],
])('of %j these differ from the order: %j', (given, differing) => {
  expect(differingDetails(given, BOOKED)).toEqual(differing);
});
