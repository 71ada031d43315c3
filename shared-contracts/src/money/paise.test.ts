import { formatPriceRange, formatRupees, paiseOf, rupeesOf } from './paise.ts';

test.each([
  [0, 0],
  [508, 50_800],
  [508.01, 50_801],
  [1_234.56, 123_456],
])('%d rupees are %i paise, and back', (rupees, paise) => {
  expect(paiseOf(rupees)).toBe(paise);
  expect(rupeesOf(paise)).toBe(rupees);
});

test('half a paisa goes up', () => {
  expect(paiseOf(0.125)).toBe(13);
  expect(paiseOf(0.124)).toBe(12);
});

test.each([
  [0, '₹0.00'],
  [508, '₹508.00'],
  [1_234.5, '₹1,234.50'],
  [12_345_678.9, '₹1,23,45,678.90'],
])('%d rupees are written %p: two decimals, grouped the Indian way', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test.each([
  [300, 2_500, '300 - 2,500'],
  [99_999, 1_00_000, '99,999 - 1,00,000'],
  [299.6, 500.4, '300 - 500'],
  [300, 300, '300'],
])('prices from %d to %d are the range %p, whole and without rupee signs', (from, to, text) => {
  expect(formatPriceRange(from, to)).toBe(text);
});
