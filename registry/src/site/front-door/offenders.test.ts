import { createOffenders } from './offenders.ts';

test('an address that is cut too often is an offender until the minute is over, and others are not', () => {
  let now = 0;
  const offenders = createOffenders(2, () => now);
  for (let cut = 0; cut < 2; cut += 1) offenders.count('10.0.0.1');
  expect(offenders.has('10.0.0.1')).toBe(false);
  offenders.count('10.0.0.1');
  now = 59_999;
  expect([offenders.has('10.0.0.1'), offenders.has('10.0.0.2')]).toEqual([true, false]);
  now = 60_000;
  expect(offenders.has('10.0.0.1')).toBe(false);
});
