import type { TelemetryEntry } from '../../shell-api/telemetry.ts';

/** Whether an entry reports a failure: 'render.failed', 'error.render', 'event.listenerFailed'. */
export const isFailure = ({ event }: TelemetryEntry): boolean =>
  /(fail|caught|error|lost|refus|tamper|broken|timeout)/i.test(event);
