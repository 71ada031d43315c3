import type { Plan } from '../store/subscription-entities.ts';
import { cycleBoundary } from './billing-cycle.ts';

const every = (period: Plan['period'], interval = 1) => ({ period, interval }) as Plan;
const at = (instant: string) => Date.parse(instant) / 1000;
const boundaries = (start: string, plan: Plan, cycles: number[]) =>
  cycles.map((cycle) =>
    new Date((cycleBoundary(at(start), plan, cycle) + 5.5 * 3600) * 1000).toISOString().slice(0, 16),
  );

test('a cycle ends at midnight in India', () => {
  // 20:00 UTC is already the next day in India.
  expect(boundaries('2026-11-21T20:00:00Z', every('weekly'), [1, 2])).toEqual([
    '2026-11-29T00:00',
    '2026-12-06T00:00',
  ]);
});

test('a month from the 31st ends on the last day of a shorter one, and on the 31st again after that', () => {
  expect(boundaries('2027-01-31T10:00:00+05:30', every('monthly'), [1, 2, 3])).toEqual([
    '2027-02-28T00:00',
    '2027-03-31T00:00',
    '2027-04-30T00:00',
  ]);
});

test('a cycle lasts as many periods as its plan says', () => {
  const start = '2028-02-29T10:00:00+05:30';
  expect(boundaries(start, every('daily', 7), [1])).toEqual(['2028-03-07T00:00']);
  expect(boundaries(start, every('monthly', 2), [1])).toEqual(['2028-04-29T00:00']);
  expect(boundaries(start, every('yearly'), [1, 4])).toEqual(['2029-02-28T00:00', '2032-02-29T00:00']);
});
