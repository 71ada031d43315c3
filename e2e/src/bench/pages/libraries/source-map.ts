const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The part of a source map (ECMA-426) that tells where each piece of a file comes from. */
export interface SourceMapText {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** The numbers of a segment, in base 64 VLQ: groups of five bits, the lowest first, with the sign in the last bit. */
const numbersOf = (segment: string): readonly number[] => {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
};

/** Source → how many characters of the file come from it; '' for those of no source. */
export const charactersBySource = (
  text: string,
  { sources, mappings }: SourceMapText,
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  const add = (source: string, count: number) => sums.set(source, (sums.get(source) ?? 0) + count);
  const lines = text.split('\n');
  let index = 0;
  for (const [number, line] of mappings.split(';').entries()) {
    const length = lines[number]?.length ?? 0;
    let [column, source] = [0, ''];
    for (const segment of line === '' ? [] : line.split(',')) {
      const [columns = 0, step] = numbersOf(segment);
      add(source, columns);
      column += columns;
      index += step ?? 0;
      source = step === undefined ? '' : (sources[index] ?? '');
    }
    add(source, Math.max(0, length - column));
  }
  return sums;
};
