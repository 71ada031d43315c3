import type { MetricsAddress } from './start-metrics.ts';

export interface TelemetrySettings {
  /** What the process is: 'sundara-api'. */
  readonly service: string;
  /** Where metrics can be read; undefined for nowhere. */
  readonly metrics: MetricsAddress | undefined;
  /** Whether spans are sent to a collector. */
  readonly traces: boolean;
}

/** How long the end of a process waits for its last spans to be sent. */
const END_MS = 2_000;

/**
 * Begins to measure and to trace; must be called before anything that is measured is made. What is not asked for is
 * not even loaded.
 * @returns ends it, and sends what has not been sent; call it last
 * @throws TelemetryRefused
 */
export const startTelemetry = async ({
  service,
  metrics,
  traces,
}: TelemetrySettings): Promise<() => Promise<void>> => {
  const ends: (() => Promise<void>)[] = [];
  if (metrics) ends.push(await (await import('./start-metrics.ts')).startMetrics(service, metrics));
  if (traces) ends.push((await import('./start-traces.ts')).startTraces(service));
  return async () => {
    const ending = Promise.allSettled(ends.map((end) => end()));
    await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, END_MS).unref())]);
  };
};

/** Whether the standard variables name a collector for traces. */
export const wantsTraces = (env: Readonly<Record<string, string | undefined>>): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
