import { quote } from './pricing.ts';

const rupees = (...prices: number[]) => prices.map((price) => ({ pricePaise: price * 100 }));

test.each([
  [500, 50, 508],
  [445, 45, 458],
  [455, 46, 467],
  [0, 0, 58],
])('a base of %i rupees is discounted by %i and comes to %i', (base, discount, total) => {
  expect(quote(rupees(base))).toEqual({
    basePaise: base * 100,
    discountPaise: discount * 100,
    feePaise: 4_900,
    gstPaise: 900,
    totalPaise: total * 100,
  });
});

test('the ten percent are taken from the sum, not from each service', () => {
  expect(quote(rupees(145, 300)).discountPaise).toBe(4_500);
});

test("a service's own discount lowers the base", () => {
  expect(quote([{ pricePaise: 50_000, discountPercent: 20 }]).basePaise).toBe(40_000);
});

test('an empty basket has no price', () => {
  expect(() => quote([])).toThrow('at least one service');
});
