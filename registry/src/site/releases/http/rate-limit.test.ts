import { ApiError } from './api-error.ts';
import { limitPerMinute } from './rate-limit.ts';

const limited = (action: () => void): boolean => {
  try {
    action();
    return false;
  } catch (error) {
    return error instanceof ApiError && error.code === 'RATE_LIMITED';
  }
};

test('each address has its own count, and after a minute a new one', () => {
  let time = 0;
  const count = limitPerMinute(2, () => time);
  expect([1, 2, 3].map(() => limited(() => count('10.0.0.1')))).toEqual([false, false, true]);
  expect(limited(() => count('10.0.0.2'))).toBe(false);
  time = 59_999;
  expect(limited(() => count('10.0.0.1'))).toBe(true);
  time = 60_000;
  expect(limited(() => count('10.0.0.1'))).toBe(false);
});

test('as many addresses as anyone likes take no more memory than a full house', () => {
  const count = limitPerMinute(1, () => 0);
  count('10.0.0.1');
  for (let address = 0; address < 50_000; address += 1) count(`fd00::${address.toString(16)}`);
  // Beyond that number all counts are reset.
  expect(limited(() => count('10.0.0.1'))).toBe(false);
});
