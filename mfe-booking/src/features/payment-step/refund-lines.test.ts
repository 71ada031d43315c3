import { instantAt } from '@sundara/contracts';
import { refundLines } from './refund-lines.ts';

const START = instantAt('2026-11-24', '16:00');
const FULL = 'Cancel until Mon, 23 Nov, 4:00 pm and get ₹508.00 back';
const LATE = 'After that the salon decides what comes back';

test.each([
  [instantAt('2026-11-21', '10:00'), [FULL, 'Then ₹254.00 comes back, until Tue, 24 Nov, 2:00 pm', LATE]],
  [instantAt('2026-11-23', '16:00'), [FULL, 'Then ₹254.00 comes back, until Tue, 24 Nov, 2:00 pm', LATE]],
  [
    new Date(instantAt('2026-11-23', '16:00').getTime() + 1),
    ['Cancel until Tue, 24 Nov, 2:00 pm and get ₹254.00 back', LATE],
  ],
  [
    instantAt('2026-11-24', '14:30'),
    ['This visit is less than 2 hours ahead: if you cancel, the salon decides what comes back'],
  ],
])('at %s the rule reads as clock times and amounts', (now, lines) => {
  expect(refundLines(50_800, START, now)).toEqual(lines);
});
