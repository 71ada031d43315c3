export { counter, durations, type Observed, observe, observeTogether } from './measure.ts';
export { METRICS } from './metric-table.ts';
export { startTelemetry, wantsTraces } from './start-telemetry.ts';
export { TelemetryRefused } from './telemetry-refused.ts';
