import { addMinutes } from '@sundara/contracts';
import {
  lastCheckOfPaidAt,
  nextCheckAt,
  RECONCILE_AFTER_MINUTES,
  RECONCILE_RETRY_SECONDS,
} from './reconcile-gaps.ts';

const OPENED = new Date('2026-11-24T10:00:00Z');
const after = (minutes: number) => addMinutes(OPENED, minutes);

test.each([
  [0, 0.25],
  [0.25, 0.5],
  [8, 9],
  [9, 15],
  [15, 40],
  [3_060, 4_320],
])('%d minutes after it was opened, an unpaid order is checked at minute %d', (minutes, next) => {
  expect(nextCheckAt(OPENED, after(minutes))).toEqual(after(next));
});

test('after 72 hours nobody asks any more', () => {
  expect(nextCheckAt(OPENED, after(72 * 60 - 1))).toEqual(after(72 * 60));
  expect(nextCheckAt(OPENED, after(72 * 60))).toBeUndefined();
});

test('checks come one after the other, and while the time is held no more than a minute apart', () => {
  const inOrder = [...RECONCILE_AFTER_MINUTES].sort((one, other) => one - other);
  expect(RECONCILE_AFTER_MINUTES).toEqual(inOrder);
  const whileHeld = RECONCILE_AFTER_MINUTES.filter((minute) => minute < 10);
  for (const [index, minute] of whileHeld.entries())
    expect(minute - (whileHeld[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('a paid order is looked at once more after a quarter of an hour, in case it was paid twice', () => {
  expect(lastCheckOfPaidAt(OPENED, after(14))).toEqual(after(15));
  expect(lastCheckOfPaidAt(OPENED, after(15))).toBeUndefined();
});

test('attempts that fail are made for about 72 hours', () => {
  const hours = RECONCILE_RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0) / 3_600;
  expect(Math.round(hours)).toBe(72);
});
