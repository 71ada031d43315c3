import type { TelemetryEntry } from '../../shell-api/telemetry.ts';

/** Whether an entry tells of something that went wrong: 'render.failed', 'event.listenerFailed', 'remote.error'. */
export const isFailure = ({ event }: TelemetryEntry): boolean =>
  /(fail|error|lost|refus|tamper|broken|timeout)/i.test(event);
