import { type Counter, type Histogram, metrics, type ObservableResult } from '@opentelemetry/api';
import { withinLimit } from '../time/time-limit.ts';
import { METRICS, type MetricName, type NameOf } from './metric-table.ts';

/** In seconds, as OpenTelemetry's conventions for HTTP have them. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const meter = () => metrics.getMeter('sundara');
const about = (name: MetricName) => ({ unit: METRICS[name].unit, description: METRICS[name].says });

/** Counts events. Without `startTelemetry` before it, nothing is measured, at next to no cost. */
export const counter = (name: NameOf<'counter'>): Counter => meter().createCounter(name, about(name));

/** Sums up durations, recorded in seconds, or scores of the same size: a layout shift's 0.1 and 0.25 are bounds too. */
export const durations = (name: NameOf<'histogram'>): Histogram =>
  meter().createHistogram(name, { ...about(name), advice: { explicitBucketBoundaries: DURATIONS } });

/** Reads a value of this process at each scrape. */
export const observe = (
  name: NameOf<'gauge' | 'observed-counter'>,
  read: (result: ObservableResult) => void,
): void => {
  const { kind } = METRICS[name];
  const made =
    kind === 'gauge'
      ? meter().createObservableGauge(name, about(name))
      : meter().createObservableCounter(name, about(name));
  made.addCallback(read);
};

/** A value with its labels. */
export type Observed = readonly [value: number, labels?: Readonly<Record<string, string>> | undefined];

/** How long figures that cost a query are reused, and how long a scrape waits for them. */
const KEPT_MS = 10_000;
const LIMIT_MS = 2_000;

interface CostlyOptions {
  /** Called with each failure; the figures are then missing from the scrape, never old. */
  readonly onFault: (error: unknown) => void;
  readonly keptMs?: number;
  readonly limitMs?: number;
  readonly now?: () => number;
}

/**
 * Reads several values with one costly call, a query for instance: only when somebody scrapes, and at most every ten
 * seconds, however often and by however many.
 */
export const observeTogether = <Name extends NameOf<'gauge'>>(
  names: readonly Name[],
  read: () => Promise<Readonly<Record<Name, readonly Observed[]>>>,
  { onFault, keptMs = KEPT_MS, limitMs = LIMIT_MS, now = performance.now.bind(performance) }: CostlyOptions,
): void => {
  let last: { readonly at: number; readonly found: ReturnType<typeof read> } | undefined;
  const gauges = names.map((name) => [name, meter().createObservableGauge(name, about(name))] as const);
  meter().addBatchObservableCallback(
    async (result) => {
      if (!last || now() - last.at >= keptMs) {
        const late = () => new Error(`The figures for a scrape took longer than ${limitMs / 1_000} s.`);
        const found = withinLimit(read(), limitMs, late);
        last = { at: now(), found };
        found.catch(onFault);
      }
      const values = await last.found.catch(() => undefined);
      if (!values) return;
      for (const [name, made] of gauges)
        for (const [value, labels] of values[name]) result.observe(made, value, labels);
    },
    gauges.map(([, made]) => made),
  );
};
