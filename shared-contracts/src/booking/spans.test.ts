import { firstEndingAfter, joined, type Span, shared, without } from './spans.ts';

/** So few moments that every list of spans can be tested. */
const MOMENTS = 5;
const CELLS = Array.from({ length: MOMENTS }, (_, cell) => cell);

type Cells = ReadonlySet<number>;
const cellsOf = (spans: readonly Span[]): Cells =>
  new Set(CELLS.filter((cell) => spans.some(({ start, end }) => start <= cell && cell < end)));

/** The only sorted list that covers exactly these cells without touching spans. */
const spansFor = (cells: Cells): readonly Span[] => {
  const starts = CELLS.filter((cell) => cells.has(cell) && !cells.has(cell - 1));
  return starts.map((start) => {
    let end = start;
    while (cells.has(end)) end += 1;
    return { start, end };
  });
};

const EVERY_LIST = Array.from({ length: 2 ** MOMENTS }, (_, bits) =>
  spansFor(new Set(CELLS.filter((cell) => bits & (1 << cell)))),
);
const PAIRS = EVERY_LIST.flatMap((one) => EVERY_LIST.map((other) => [one, other] as const));

/** Whether the result covers exactly these cells; a boolean, as printing long differences would take long. */
const isJust = (answer: readonly Span[], cells: readonly number[]): boolean =>
  JSON.stringify(answer) === JSON.stringify(spansFor(new Set(cells)));

test('what is left of any list without any other is the time that it alone has', () => {
  const wrong = PAIRS.find(([all, taken]) => {
    const gone = cellsOf(taken);
    return !isJust(
      without(all, taken),
      [...cellsOf(all)].filter((cell) => !gone.has(cell)),
    );
  });
  expect(wrong).toBeUndefined();
});

test('what any two lists share is the time that both have', () => {
  const wrong = PAIRS.find(([one, other]) => {
    const others = cellsOf(other);
    return !isJust(
      shared(one, other),
      [...cellsOf(one)].filter((cell) => others.has(cell)),
    );
  });
  expect(wrong).toBeUndefined();
});

test('any three spans are joined to the same time in order, whether they overlap, touch or are empty', () => {
  const moments = CELLS.slice(0, 4);
  const every = moments.flatMap((start) => moments.map((end) => ({ start, end })));
  const lists = every.flatMap((a) => every.flatMap((b) => every.map((c) => [a, b, c])));
  expect(lists.find((list) => !isJust(joined(list), [...cellsOf(list)]))).toBeUndefined();
});

test('the first span that ends after a moment is the one it lies in or the next, up to none', () => {
  for (const list of EVERY_LIST) {
    for (const moment of [-1, ...CELLS, MOMENTS]) {
      const found = list.findIndex(({ end }) => end > moment);
      expect(firstEndingAfter(list, moment)).toBe(found === -1 ? list.length : found);
    }
  }
});
