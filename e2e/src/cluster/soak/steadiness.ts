import { p99 } from '@sundara/contracts/testing';

const HOUR_MS = 3_600_000;
/** Windows of a run: the least of each is what a process keeps, and not what it is about to collect. */
const WINDOWS = 12;
/** A process fills its caches at first, and code is compiled. */
const WARM_UP = 1 / 4;

/** A figure at a moment of `performance.now()`. */
export interface Sample {
  readonly at: number;
  readonly value: number;
}

/** The least sample of each of twelve windows after the first quarter of the run; a window without samples has none. */
export const floors = (samples: readonly Sample[]): readonly Sample[] => {
  const [begin, end] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0];
  const from = begin + (end - begin) * WARM_UP;
  const length = (end - from) / WINDOWS;
  return Array.from({ length: WINDOWS }, (_, window) => {
    const [since, until] = [from + window * length, from + (window + 1) * length];
    const within = samples.filter(({ at }) => at >= since && at <= until);
    return within.toSorted((one, other) => one.value - other.value)[0] ?? [];
  }).flat();
};

/** How fast a figure grows in an hour: the slope of its floors by least squares; NaN of less than two. */
export const growthPerHour = (samples: readonly Sample[]): number => {
  const points = floors(samples);
  const mean = (of: (point: Sample) => number) =>
    points.reduce((sum, one) => sum + of(one), 0) / points.length;
  const [at, value] = [mean((one) => one.at), mean((one) => one.value)];
  const along = points.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  const both = points.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0);
  return (both / along) * HOUR_MS;
};

/** p99 of each quarter of a run. */
export const p99ByQuarter = (samples: readonly Sample[]): readonly number[] => {
  const [begin, end] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0];
  const quarterOf = ({ at }: Sample) => Math.min(3, Math.floor((4 * (at - begin)) / (end - begin)));
  return [0, 1, 2, 3].map((number) =>
    p99(samples.filter((sample) => quarterOf(sample) === number).map(({ value }) => value)),
  );
};

/** p99 of the last quarter of a run beside that of its second one: 1.1 is a tenth slower. */
export const drift = (samples: readonly Sample[]): number => {
  const [, second = Number.NaN, , last = Number.NaN] = p99ByQuarter(samples);
  return last / second;
};
