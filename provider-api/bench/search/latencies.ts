import { build, type Histogram } from 'hdr-histogram-js';

export interface Figures {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

const MICROSECONDS = 1000;

/** How long each response took, to three digits, at most a minute. */
export class Latencies {
  readonly #histogram: Histogram = build({
    highestTrackableValue: 60_000_000,
    numberOfSignificantValueDigits: 3,
  });
  readonly #since = performance.now();

  /** Waits for a response, and records how long it took. */
  async time(answer: () => Promise<unknown>): Promise<void> {
    const at = performance.now();
    await answer();
    this.#histogram.recordValue(Math.max(1, Math.round((performance.now() - at) * MICROSECONDS)));
  }

  /** Figures since this object was created. */
  figures(): Figures {
    const seconds = (performance.now() - this.#since) / 1000;
    const percentile = (part: number) => this.#histogram.getValueAtPercentile(part) / MICROSECONDS;
    return { p50: percentile(50), p99: percentile(99), perSecond: this.#histogram.totalCount / seconds };
  }
}
