export { counter, durations, type Observed, observe, observeTogether } from './measure.ts';
export { METRICS } from './metric-table.ts';
export {
  beginCall,
  beginRequest,
  endRequest,
  isTracing,
  markFailed,
  type OpenSpan,
  pastSpan,
  tracedStep,
  tracedWork,
  traceHeaders,
} from './spans.ts';
export { startTelemetry, wantsTraces } from './start-telemetry.ts';
export { TelemetryRefused } from './telemetry-refused.ts';
