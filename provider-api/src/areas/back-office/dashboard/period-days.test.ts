import { instantAt } from '@sundara/contracts';
import { periodDays } from './period-days.ts';

/** A Wednesday, half past midnight in India, still Tuesday in UTC. */
const NOW = instantAt('2026-11-25', '00:30');

test.each([
  ['week', ['2026-11-16', 7], ['2026-11-23', 7], '2026-11-30'],
  ['month', ['2026-10-01', 31], ['2026-11-01', 30], '2026-12-01'],
  ['year', ['2025-01-01', 12], ['2026-01-01', 12], '2027-01-01'],
  ['today', ['2026-10-29', 14], ['2026-11-12', 14], '2026-11-26'],
] as const)(
  'a %s has its steps and those of the period before, by the calendar of India',
  (range, ...expected) => {
    const { before, steps, end } = periodDays(range, NOW);
    expect([[before[0], before.length], [steps[0], steps.length], end]).toEqual(expected);
  },
);
