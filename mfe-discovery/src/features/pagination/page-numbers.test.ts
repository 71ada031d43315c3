import { pageSteps, shownOf } from './page-numbers.ts';

const drawn = (page: number, pages: number, beside: number, open = false): string =>
  pageSteps({ page, pages, beside, open })
    .map((step) => (typeof step === 'number' ? step : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [5, 12, '1 … 4 5 6 … 12'],
  [8, 12, '1 … 7 8 9 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 8 9 10 11 12'],
])('page %i of %i reads %s', (page, pages, text) => {
  expect(drawn(page, pages, 1)).toBe(text);
});

test.each([
  [1, 5, '1 2 3 4 5'],
  [1, 12, '1 2 3 … 12'],
  [3, 12, '1 2 3 … 12'],
  [4, 12, '1 … 4 … 12'],
  [10, 12, '1 … 10 11 12'],
])('on a phone page %i of %i reads %s', (page, pages, text) => {
  expect(drawn(page, pages, 0)).toBe(text);
});

test.each([
  [1, 84, '1 2 3 4 5 …'],
  [40, 84, '1 … 39 40 41 …'],
  [84, 84, '1 … 82 83 84 …'],
  [90, 84, '1 … 88 89 90 …'],
])('where nobody counted to the end, page %i names no last one', (page, pages, text) => {
  expect(drawn(page, pages, 1, true)).toBe(text);
});

test('every page of every list has itself among at most seven steps, no gap hides one page, and all are rising', () => {
  for (let pages = 1; pages <= 40; pages += 1)
    for (let page = 1; page <= pages; page += 1)
      for (const beside of [0, 1]) {
        const steps = pageSteps({ page, pages, beside });
        const numbers = steps.filter((step) => typeof step === 'number');
        expect(numbers).toContain(page);
        expect(steps.length).toBeLessThanOrEqual(2 * beside + 5);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers.at(-1)).toBe(pages);
        steps.forEach((step, at) => {
          if (typeof step === 'number') return;
          expect(Number(steps[at + 1]) - Number(steps[at - 1])).toBeGreaterThan(2);
        });
      }
});

test.each([
  [2, 12, 144, false, 'Showing 13–24 of 144 salons'],
  [1, 12, 1000, true, 'Showing 1–12 of more than 1,000 salons'],
  [1, 12, 12, false, '12 salons'],
  [1, 1, 1, false, '1 salon'],
  [1, 0, 0, false, '0 salons'],
  [99, 0, 144, false, '144 salons'],
])('page %i with %i of %i salons says so', (page, shown, total, capped, text) => {
  expect(shownOf(page, 12, shown, total, capped)).toBe(text);
});
