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

/** What the web kit records when a part that a remote fills stopped while it was shown. */
const PART_FAILED = 'part.failed';

type PartFailed = (remoteId: string, version: string, message: string) => void;

/** The telemetry that remotes get: it also hears of parts that stopped. */
export const remoteTelemetry = ({ record }: TelemetryApi, onPartFailed: PartFailed): TelemetryApi => ({
  record: (event, data = {}) => {
    record(event, data);
    const { remote, version, message } = data;
    if (event === PART_FAILED) onPartFailed(String(remote), String(version), String(message));
  },
});

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
