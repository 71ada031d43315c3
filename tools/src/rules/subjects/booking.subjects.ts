import { filesOf, type RuleSubject } from './rule-subject.ts';

const CONTRACTS = 'shared-contracts/src/booking';
const BOOKING = 'provider-api/src/areas/booking';
const DIALOG = 'mfe-booking/src/features';

/** Which times are free, and what may become of a visit. */
export const BOOKING_SUBJECTS: readonly RuleSubject[] = [
  {
    name: 'slots',
    rules: filesOf(
      CONTRACTS,
      'assign',
      'free-time',
      'opened-time',
      'opening-hours',
      'settled-visit',
      'slots',
      'spans',
      'start-grid',
      'visit-order',
      'visit-runs',
    ),
    tests: filesOf(
      CONTRACTS,
      'assign.test',
      'opening-hours.test',
      'settled-visit.test',
      'slots.test',
      'spans.test',
      'start-grid.test',
    ),
  },
  {
    name: 'booking',
    rules: [
      ...filesOf(BOOKING, 'next-slots/next-start', 'time/date-range'),
      ...filesOf(`${BOOKING}/bookings`, 'after-visit.policy', 'reschedule.policy'),
      'provider-api/src/areas/money/cancellations/require-cancellable',
      ...filesOf(DIALOG, 'hold/time-left', 'payment-step/refund-lines'),
    ],
    tests: [
      ...filesOf(BOOKING, 'next-slots/next-start.test', 'time/date-range.test'),
      ...filesOf(`${BOOKING}/bookings`, 'after-visit.policy.test', 'reschedule.policy.test'),
      'provider-api/src/areas/money/cancellations/require-cancellable.test',
      ...filesOf(DIALOG, 'hold/time-left.test', 'payment-step/refund-lines.test'),
    ],
  },
];
