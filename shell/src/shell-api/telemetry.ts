import type { TelemetryApi } from '@sundara/contracts/federation';

export interface TelemetryEntry {
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly event: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

export interface Telemetry extends TelemetryApi {
  readonly entries: () => readonly TelemetryEntry[];
}

const KEPT = 200;

/** Keeps the last 200 entries in memory; nothing leaves the page. */
export const createTelemetry = (now: () => number = () => performance.now()): Telemetry => {
  const ring: TelemetryEntry[] = [];
  return {
    record: (event, data = {}) => {
      ring.push({ at: now(), event, data });
      if (ring.length > KEPT) ring.shift();
    },
    entries: () => [...ring],
  };
};
