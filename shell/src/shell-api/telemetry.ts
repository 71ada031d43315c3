import {
  LOAD_FAILURE_REASONS,
  type LoadFailureReason,
  type TelemetryApi,
} from '@sundara/contracts/federation';
import * as z from 'zod/mini';

/** A loaded part of a page that crashed and is not shown any more. */
export interface Stopped {
  readonly remoteId: string;
  readonly version: string;
  readonly message: string;
  readonly lost?: LoadFailureReason | undefined;
}

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

const partFailed = z.object({
  remote: z.string(),
  version: z.string(),
  message: z.string(),
  lost: z.optional(z.enum(LOAD_FAILURE_REASONS)),
});

/**
 * The telemetry that remotes get. It also handles `part.failed`, which the web kit records when a part that a remote
 * fills crashed.
 */
export const remoteTelemetry = (
  { record }: TelemetryApi,
  onStopped: (stopped: Stopped) => void,
): TelemetryApi => ({
  record: (event, data = {}) => {
    record(event, data);
    const part = event === 'part.failed' ? z.safeParse(partFailed, data) : undefined;
    if (part?.success) onStopped({ ...part.data, remoteId: part.data.remote });
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
