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
      name: 'no-offset-means-utc',
      breaks: 'A date-time without an offset means Asia/Kolkata.',
      file: `${CONTRACTS}/time/kolkata.ts`,
      before: '? instantAt(local[1], local[2])',
      after: "? new Date(local[1] + 'T' + local[2] + 'Z')",
      tests: [`${CONTRACTS}/time/time.test.ts`],
    },
    {
      name: 'clock-shown-in-utc',
      breaks: 'A clock time reads the same wherever the browser stands.',
      file: `${CONTRACTS}/time/time-text.ts`,
      before: "timeZone: ZONE, hour: 'numeric'",
      after: "timeZone: 'UTC', hour: 'numeric'",
      tests: [`${CONTRACTS}/time/time.test.ts`],
    },
    {
      name: 'financial-year-begins-late',
      breaks: 'The financial year begins on 1 April.',
      file: `${CONTRACTS}/money/gst.ts`,
      before: 'month < 4 ? year - 1 : year',
      after: 'month <= 4 ? year - 1 : year',
      tests: [`${CONTRACTS}/money/gst.test.ts`],
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
      name: 'opening-hours-ignored',
      breaks: 'Nobody books a time at which the salon is closed.',
      file: START_GRID,
      before: "return isOpenFor(rules, start) ? undefined : 'closed';",
      after: 'return undefined;',
      tests: [START_GRID_TEST],
    },
    {
      name: 'closed-starts-offered',
      breaks: 'No start is offered whose visit would pass closing time.',
      file: START_GRID,
      before: 'start >= earliest && isWithin(open, start, duration)',
      after: 'start >= earliest',
      tests: [SLOTS_TEST],
    },
    {
      name: 'breaks-ignored',
      breaks: 'A salon takes no visits in its breaks.',
      file: `${CONTRACTS}/booking/opened-time.ts`,
      before: 'return without(joined([spanOf(day)]), joined(day.breaks.map(spanOf)));',
      after: 'return joined([spanOf(day)]);',
      tests: [START_GRID_TEST, SLOTS_TEST],
    },
    {
      name: 'closures-ignored',
      breaks: 'A salon takes no visits while it is closed beyond its weekly hours.',
      file: START_GRID,
      before: 'without(openedOn(hours, date), spansOf(closures))',
      after: 'openedOn(hours, date)',
      tests: [START_GRID_TEST, SLOTS_TEST],
    },
    {
      name: 'lead-time-bound',
      breaks: 'An hour ahead is soon enough.',
      file: START_GRID,
      before: 'start.getTime() < earliestOf(rules)',
      after: 'start.getTime() <= earliestOf(rules)',
      tests: [START_GRID_TEST],
    },
    {
      name: 'horizon-bound',
      breaks: 'The sixtieth day can be booked.',
      file: START_GRID,
      before: 'date > addDays(localDateOf(now), HORIZON_DAYS)',
      after: 'date >= addDays(localDateOf(now), HORIZON_DAYS)',
      tests: [START_GRID_TEST],
    },
    {
      name: 'tidying-up-forgotten',
      breaks: 'Who has a visit right after this one is not free for it where tidying up takes time.',
      file: `${CONTRACTS}/booking/slots.ts`,
      before: '(request.parts.at(-1)?.bufferMinutes ?? 0) * MINUTE',
      after: '0',
      tests: [SLOTS_TEST],
    },
    {
      name: 'own-hours-ignored',
      breaks: 'People are booked within their own hours only.',
      file: `${CONTRACTS}/booking/free-time.ts`,
      before: 'resource.hours === hours ? open : shared(open, openedOn(resource.hours, date))',
      after: 'open',
      tests: [SLOTS_TEST],
    },
    {
      name: 'late-move-bound',
      breaks: 'At 24 hours to the second before the visit it can be moved freely.',
      file: 'provider-api/src/areas/booking/bookings/reschedule.policy.ts',
      before: 'now <= addMinutes(start, -FREE_UNTIL_MINUTES)',
      after: 'now < addMinutes(start, -FREE_UNTIL_MINUTES)',
      tests: ['provider-api/src/areas/booking/bookings/reschedule.policy.test.ts'],
    },
  ],
};
