import { addMinutes, instantAt } from '@sundara/contracts';
import { isOpen, judgeReschedule, type Movable, mayReschedule } from './reschedule.policy.ts';

const START = instantAt('2026-11-24', '16:00');
const salon = { isActive: true, allowsLateReschedule: true, contactNumber: '+91 40 5550 0101' };
const booking: Movable = { status: 'confirmed', start: START, lateReschedules: 0, salon };
const secondsBefore = (hours: number, seconds: number) =>
  new Date(addMinutes(START, -hours * 60).getTime() - seconds * 1_000);
const judge = (change: Partial<Movable>, now: Date) => judgeReschedule({ ...booking, ...change }, now);

test('24 hours before and earlier, moving is free, however often', () => {
  expect(judge({ lateReschedules: 3 }, secondsBefore(24, 0))).toEqual({ late: false });
  expect(judge({}, secondsBefore(24, 1))).toEqual({ late: false });
});

test('a second later it is the one late move, and so it is until 2 hours before', () => {
  expect(judge({}, secondsBefore(24, -1))).toEqual({ late: true });
  expect(judge({}, secondsBefore(2, 1))).toEqual({ late: true });
  expect(judge({}, secondsBefore(2, 0))).toEqual({ late: true });
});

test('less than 2 hours before, nothing is moved and the salon’s phone number is told', () => {
  const refused = judge({}, secondsBefore(2, -1));
  expect(refused).toMatchObject({ refusal: expect.stringContaining('+91 40 5550 0101') });
});

test('the late move is refused the second time, and where the salon allows none', () => {
  const late = secondsBefore(24, -1);
  const strict = { ...salon, allowsLateReschedule: false };
  expect(mayReschedule({ ...booking, lateReschedules: 1 }, late)).toBe(false);
  expect(mayReschedule({ ...booking, salon: strict }, late)).toBe(false);
  expect(mayReschedule({ ...booking, salon: strict }, secondsBefore(24, 0))).toBe(true);
});

test('only what is pending or confirmed and has not begun, at a salon that takes bookings, is moved', () => {
  const early = secondsBefore(48, 0);
  const may = (change: Partial<Movable>, now = early) => mayReschedule({ ...booking, ...change }, now);
  expect(may({ status: 'pending' })).toBe(true);
  for (const status of ['held', 'expired', 'completed', 'cancelled', 'disputed'] as const) {
    expect(may({ status })).toBe(false);
  }
  expect(may({}, START)).toBe(false);
  expect(may({ salon: { ...salon, isActive: false } })).toBe(false);
});

test.each<[string, Partial<Movable>, Date, boolean]>([
  ['This booking can no longer be moved.', { status: 'completed' }, secondsBefore(48, 0), false],
  ['This visit has begun and can no longer be moved.', {}, START, false],
  [
    'This salon takes no bookings online at present.',
    { salon: { ...salon, isActive: false } },
    secondsBefore(48, 0),
    true,
  ],
  ['Less than 2 hours before, a visit can’t be moved online.', {}, secondsBefore(1, 0), true],
  [
    'Less than 24 hours before, this salon moves no visits online.',
    { salon: { ...salon, allowsLateReschedule: false } },
    secondsBefore(3, 0),
    true,
  ],
  [
    'Less than 24 hours before, a visit can be moved online only once.',
    { lateReschedules: 1 },
    secondsBefore(3, 0),
    true,
  ],
])('a refusal says why, whom to call, and whether the visit stands: %s', (why, change, now, stands) => {
  expect(judge(change, now)).toEqual({
    refusal: `${why} Please call the salon: +91 40 5550 0101.`,
    stands,
  });
});

test('a pending or confirmed visit is open until it begins', () => {
  for (const status of ['pending', 'confirmed'] as const) {
    expect(isOpen({ status, start: START }, secondsBefore(0, 1))).toBe(true);
    expect(isOpen({ status, start: START }, START)).toBe(false);
  }
  expect(isOpen({ status: 'cancelled', start: START }, secondsBefore(0, 1))).toBe(false);
});
