import type { MetricsAddress } from './start-metrics.ts';
import { TelemetryRefused } from './telemetry-refused.ts';

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

const COLLECTORS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const;

/**
 * Whether the standard variables name a collector for traces; an empty one counts as not set.
 * @throws TelemetryRefused about one that is no address, of which the SDK would send to another without a word
 */
export const wantsTraces = (env: Readonly<Record<string, string | undefined>>): boolean => {
  const named = COLLECTORS.filter((name) => env[name]);
  const wrong = named.find((name) => !/^https?:$/.test(protocolOf(env[name] ?? '')));
  if (wrong)
    throw new TelemetryRefused(`The setting ${wrong} is not valid: it needs an http or https address.`);
  return named.length > 0;
};

const protocolOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '');
