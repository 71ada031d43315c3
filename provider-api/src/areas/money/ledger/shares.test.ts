import { sharesOf } from './shares.ts';

const sum = (paise: readonly number[]) => paise.reduce((total, one) => total + one, 0);
/** Pseudo-random numbers, the same in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

test.each([
  [[45_000, 4_900, 450, 450], 50_800, [45_000, 4_900, 450, 450]],
  [[45_000, 4_900, 450, 450], 25_400, [22_500, 2_450, 225, 225]],
  [[45_000, 4_900, 450, 450], 25_401, [22_501, 2_450, 225, 225]],
  [[45_000, 4_900, 450, 450], 1, [1, 0, 0, 0]],
  [[1, 1, 1], 2, [1, 1, 0]],
  [[10, 20, 30], 7, [1, 2, 4]],
  [[30, 10, 20], 7, [4, 1, 2]],
  [[0, 0], 0, [0, 0]],
])('out of %j, %i is shared as %j', (parts, amount, shares) => {
  expect(sharesOf(parts, amount)).toEqual(shares);
});

test('more than there is cannot be shared out', () => {
  expect(() => sharesOf([100, 20], 121)).toThrow(new RangeError('121 paise cannot be taken out of 120.'));
});

test('shares sum to the amount, are never more than a part has nor below zero, and are right to the paisa', () => {
  const next = numbers(7);
  for (let round = 0; round < 500; round += 1) {
    const parts = Array.from({ length: 1 + next(5) }, () => next(10_000_000));
    const whole = sum(parts);
    const amount = next(whole + 1);
    const shares = sharesOf(parts, amount);
    expect(sum(shares)).toBe(amount);
    for (const [index, share] of shares.entries()) {
      const part = parts[index] ?? 0;
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(part);
      expect(Math.abs(share - (part * amount) / (whole || 1))).toBeLessThan(1);
    }
  }
});

test('whatever the pieces in which it goes back, nothing is left of any part in the end', () => {
  const next = numbers(11);
  for (let round = 0; round < 500; round += 1) {
    let parts = [45_000 + next(100_000), 4_900, 450, 450];
    while (sum(parts) > 0) {
      const amount = Math.min(sum(parts), 1 + next(20_000));
      const shares = sharesOf(parts, amount);
      parts = parts.map((part, index) => part - (shares[index] ?? 0));
    }
    expect(parts).toEqual([0, 0, 0, 0]);
  }
});
