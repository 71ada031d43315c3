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
  /** Calls the listener with each entry from now on; returns a function to unsubscribe. */
  readonly subscribe: (listener: (entry: TelemetryEntry) => void) => () => void;
}

const KEPT = 200;

/** What a page keeps of an error. Its message and the whole stack never leave the page: they may name a person. */
export const errorData = (error: unknown): TelemetryEntry['data'] =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack ?? '' }
    : { type: 'other', message: String(error), stack: '' };

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

/** Keeps the last 200 entries in memory. What of them is sent, and in which form, is decided in `src/telemetry`. */
export const createTelemetry = (now: () => number = () => performance.now()): Telemetry => {
  const ring: TelemetryEntry[] = [];
  const listeners = new Set<(entry: TelemetryEntry) => void>();
  return {
    record: (event, data = {}) => {
      const entry = { at: now(), event, data };
      ring.push(entry);
      if (ring.length > KEPT) ring.shift();
      for (const listener of listeners) listener(entry);
    },
    entries: () => [...ring],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
