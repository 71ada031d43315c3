import { addMinutes, BOOKING_STATUSES, instantAt } from '@sundara/contracts';
import { disputableUntil, mayRebook, mayReview } from './after-visit.policy.ts';

const END = instantAt('2026-11-24', '17:00');
const visit = {
  status: 'completed',
  end: END,
  completedAt: END,
  disputedAt: null,
  salon: { isActive: true },
} as const;
const DAY = 24 * 60;
const after = (minutes: number, seconds = 0) =>
  new Date(addMinutes(END, minutes).getTime() + seconds * 1_000);

test('a visit is disputed until 24 hours after its completion, that moment excluded', () => {
  expect(disputableUntil(visit, after(DAY, -1))).toEqual(after(DAY));
  expect(disputableUntil(visit, after(DAY))).toBeNull();
  expect(disputableUntil(visit, after(DAY, 1))).toBeNull();
});

test('a visit that was completed ahead of its time is disputed until 24 hours after its end', () => {
  const early = { ...visit, completedAt: after(-3 * DAY) };
  expect(disputableUntil(early, after(-3 * DAY))).toEqual(after(DAY));
  expect(disputableUntil(early, after(DAY, -1))).toEqual(after(DAY));
  expect(disputableUntil(early, after(DAY))).toBeNull();
  const late = { ...visit, completedAt: after(2 * DAY) };
  expect(disputableUntil(late, after(3 * DAY, -1))).toEqual(after(3 * DAY));
});

test('only a completed visit is disputed, and only once', () => {
  for (const status of BOOKING_STATUSES.filter((one) => one !== 'completed'))
    expect(disputableUntil({ ...visit, status }, after(1))).toBeNull();
  expect(disputableUntil({ ...visit, completedAt: null }, after(1))).toBeNull();
  expect(disputableUntil({ ...visit, disputedAt: after(1) }, after(2))).toBeNull();
});

test('the same is booked again once the visit is over or was cancelled, where the salon takes bookings', () => {
  const before = addMinutes(END, -1);
  for (const status of ['completed', 'cancelled', 'disputed'] as const)
    expect(mayRebook({ ...visit, status }, before)).toBe(true);
  for (const status of ['pending', 'confirmed'] as const) {
    expect(mayRebook({ ...visit, status }, before)).toBe(false);
    expect(mayRebook({ ...visit, status }, END)).toBe(true);
  }
  expect(mayRebook({ ...visit, salon: { isActive: false } }, after(1))).toBe(false);
});

test('completed visits are reviewed, no others', () => {
  expect(BOOKING_STATUSES.filter((status) => mayReview({ status, attendance: null }))).toEqual(['completed']);
});

test('who did not come has nothing to review', () => {
  expect(mayReview({ status: 'completed', attendance: 'attended' })).toBe(true);
  expect(mayReview({ status: 'completed', attendance: 'no_show' })).toBe(false);
});
