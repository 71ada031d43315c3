/** Time from `start` to `end`, exclusive, in milliseconds since 1970. Lists of spans are sorted. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The same time as sorted spans that neither overlap nor touch, without empty ones. */
export const joined = (spans: readonly Span[]): readonly Span[] => {
  const sorted = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start);
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of sorted) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
};

/** `spans` minus `taken`; both must be `joined`. */
export const without = (spans: readonly Span[], taken: readonly Span[]): readonly Span[] => {
  const result: Span[] = [];
  let next = firstEndingAfter(taken, spans[0]?.start ?? 0);
  for (const span of spans) {
    let from = span.start;
    for (let hit = taken[next]; hit && hit.start < span.end; hit = taken[next]) {
      if (hit.start > from) result.push({ start: from, end: hit.start });
      from = Math.max(from, hit.end);
      if (hit.end > span.end) break;
      next += 1;
    }
    if (from < span.end) result.push({ start: from, end: span.end });
  }
  return result;
};

/** The intersection of two lists; both must be `joined`. */
export const shared = (a: readonly Span[], b: readonly Span[]): readonly Span[] =>
  a.flatMap((one) =>
    b.flatMap((other) => {
      const span = { start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) };
      return span.start < span.end ? [span] : [];
    }),
  );

/** The index of the first span that ends after the moment; the length of the list if there is none. */
export const firstEndingAfter = (spans: readonly Span[], moment: number): number => {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
};
