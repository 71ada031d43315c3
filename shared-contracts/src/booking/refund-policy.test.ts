import { instantAt } from '../time/kolkata.ts';
import { CANCELLATION_RULES } from './cancellation-rules.ts';
import { refundOf, refundText } from './refund-policy.ts';

/** A Wednesday. */
const START = instantAt('2026-11-25', '16:00');
const HOUR = 3_600;

const secondsBefore = (seconds: number): Date => new Date(START.getTime() - seconds * 1_000);
const cancelled = (seconds: number, paidPaise: number, by: 'customer' | 'salon' = 'customer') =>
  refundOf({ paidPaise, start: START, now: secondsBefore(seconds), by });

describe.each([
  { paid: 50_800, half: 25_400 },
  { paid: 50_801, half: 25_401 },
  { paid: 45_999, half: 23_000 },
  { paid: 5_800, half: 2_900 },
  { paid: 1, half: 1 },
  { paid: 0, half: 0 },
])('of $paid paise', ({ paid, half }) => {
  test.each([
    ['60 days', 60 * 24 * HOUR, paid, 100],
    ['24 hours and a second', 24 * HOUR + 1, paid, 100],
    ['24 hours to the second', 24 * HOUR, paid, 100],
    ['a second under 24 hours', 24 * HOUR - 1, half, 50],
    ['12 hours', 12 * HOUR, half, 50],
    ['2 hours and a second', 2 * HOUR + 1, half, 50],
    ['2 hours to the second', 2 * HOUR, half, 50],
    ['a second under 2 hours', 2 * HOUR - 1, 0, 0],
    ['a second', 1, 0, 0],
    ['nothing: at the start', 0, 0, 0],
    ['an hour after the start, for whoever did not come', -HOUR, 0, 0],
  ])(
    'a visit cancelled %s before gives back what the rules say, to the paisa',
    (_, seconds, refund, percent) => {
      expect(cancelled(seconds, paid)).toMatchObject({ refundPaise: refund, percent });
    },
  );

  test.each([30 * 24 * HOUR, 24 * HOUR - 1, 2 * HOUR - 1, -HOUR])(
    'a salon that cancels %i seconds before gives back everything, for good',
    (seconds) => {
      expect(cancelled(seconds, paid, 'salon')).toEqual({
        percent: 100,
        refundPaise: paid,
        until: null,
        laterPaise: null,
      });
    },
  );

  test('what is promised holds until the instant that is named, and later comes what was said', () => {
    for (const seconds of [30 * 24 * HOUR, 24 * HOUR, 24 * HOUR - 1, 2 * HOUR]) {
      const { refundPaise, until, laterPaise } = cancelled(seconds, paid);
      const at = (shift: number) =>
        refundOf({
          paidPaise: paid,
          start: START,
          now: new Date((until?.getTime() ?? 0) + shift),
          by: 'customer',
        });
      expect(at(0).refundPaise).toBe(refundPaise);
      expect(at(1).refundPaise).toBe(laterPaise);
    }
    expect(cancelled(2 * HOUR - 1, paid)).toMatchObject({ until: null, laterPaise: null });
  });
});

describe('the words', () => {
  const said = (seconds: number, paidPaise = 50_800, by: 'customer' | 'salon' = 'customer') => {
    const now = secondsBefore(seconds);
    return refundText({ paidPaise, now, by }, cancelled(seconds, paidPaise, by));
  };

  test.each([
    [44 * HOUR, 'Cancel before Tue 4:00 pm and get everything back, ₹508.00.'],
    [7 * 24 * HOUR, 'Cancel before Tue, 24 Nov, 4:00 pm and get everything back, ₹508.00.'],
    [7 * 24 * HOUR - 1, 'Cancel before Tue 4:00 pm and get everything back, ₹508.00.'],
    [9 * 24 * HOUR, 'Cancel before Tue, 24 Nov, 4:00 pm and get everything back, ₹508.00.'],
    [20 * HOUR, 'Cancel before Wed 2:00 pm and get ₹254.00 back.'],
    [3 * HOUR, 'Cancel before 2:00 pm today and get ₹254.00 back.'],
    [HOUR, 'Less than 2 hours before your visit, the salon decides whether something comes back.'],
  ])('%i seconds before the visit they name a clock time and an amount', (seconds, text) => {
    expect(said(seconds)).toBe(text);
  });

  test('they promise nothing where nothing was paid, and everything where the salon cancels', () => {
    expect(said(40 * HOUR, 0)).toBe('Nothing was paid here, so nothing comes back.');
    expect(said(HOUR, 12_345_650, 'salon')).toBe('Everything comes back: ₹1,23,456.50.');
  });
});

test('the rules in short say each rule of the policy, in its order', () => {
  expect(CANCELLATION_RULES).toEqual([
    expect.stringMatching(/24 hours or more before .* everything comes back/),
    expect.stringMatching(/between 24 and 2 hours before, half /i),
    expect.stringMatching(/less than 2 hours before, or if you don’t come, the salon decides/i),
    expect.stringMatching(/the salon cancels, everything comes back/),
    expect.stringMatching(/moving a visit is free until 24 hours before/i),
    expect.stringMatching(/more than 15 minutes late, .* another time/),
  ]);
});
