import { pageRow, pageSteps, shownOf } from './page-numbers.ts';

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

/** What is wrong with the steps of a page; empty if all is right. */
const faultsOf = (page: number, pages: number, beside: number): readonly string[] => {
  const steps = pageSteps({ page, pages, beside });
  const numbers = steps.filter((step) => typeof step === 'number');
  const hidden = steps.flatMap((step, at) =>
    typeof step === 'number' ? [] : Number(steps[at + 1]) - Number(steps[at - 1]) - 1,
  );
  return [
    ...(numbers.includes(page) ? [] : ['has not itself']),
    ...(steps.length <= 2 * beside + 5 ? [] : ['has too many steps']),
    ...(numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)) ? [] : ['does not rise']),
    ...(numbers.at(-1) === pages ? [] : ['does not name the last one']),
    ...(hidden.every((count) => count > 1) ? [] : ['hides one page or none in a gap']),
  ].map((fault) => `page ${page} of ${pages} with ${beside} beside ${fault}: ${drawn(page, pages, beside)}`);
};

test('every page of every list has itself among at most seven steps, no gap hides one page, and all are rising', () => {
  const lists = Array.from({ length: 40 }, (_, index) => index + 1);
  const faults = lists.flatMap((pages) =>
    lists.slice(0, pages).flatMap((page) => [...faultsOf(page, pages, 0), ...faultsOf(page, pages, 1)]),
  );
  expect(faults).toEqual([]);
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

const oneTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

test('a row for both widths shows in each just the steps of that width, in their order', () => {
  for (const open of [false, true])
    for (const pages of oneTo(14))
      for (const page of oneTo(pages)) {
        const row = pageRow({ page, pages, open });
        const shown = (width: 'narrow' | 'wide') => row.filter((each) => each[width]).map(({ step }) => step);
        expect(shown('narrow')).toEqual(pageSteps({ page, pages, open, beside: 0 }));
        expect(shown('wide')).toEqual(pageSteps({ page, pages, open, beside: 1 }));
      }
});
