import type { Subject } from './fault.ts';

const CONTRACTS = 'shared-contracts/src';
const START_GRID = `${CONTRACTS}/booking/start-grid.ts`;
const START_GRID_TEST = `${CONTRACTS}/booking/start-grid.test.ts`;
const SLOTS_TEST = `${CONTRACTS}/booking/slots.test.ts`;

/** Clock time at the salons, and which starts they offer. */
export const TIME: Subject = {
  name: 'time',
  faults: [
    {
      name: 'utc-for-kolkata',
      breaks: 'Days and clock times are those at the salons, in Asia/Kolkata.',
      file: `${CONTRACTS}/time/kolkata.ts`,
      before: 'const OFFSET = 330 * MINUTE;',
      after: 'const OFFSET = 0 * MINUTE;',
      tests: [`${CONTRACTS}/time/time.test.ts`],
    },
    {
      name: 'last-start-missing',
      breaks: 'A salon without a grid of its own has nine hourly starts.',
      file: START_GRID,
      before: "  '18:00',\n];",
      after: '];',
      tests: [START_GRID_TEST, SLOTS_TEST],
    },
    {
      name: 'late-move-bound',
      breaks: 'At 24 hours to the second before the visit it can be moved freely.',
      file: 'provider-api/src/bookings/reschedule.policy.ts',
      before: 'now <= addMinutes(start, -FREE_UNTIL_MINUTES)',
      after: 'now < addMinutes(start, -FREE_UNTIL_MINUTES)',
      tests: ['provider-api/src/bookings/reschedule.policy.test.ts'],
    },
  ],
};
