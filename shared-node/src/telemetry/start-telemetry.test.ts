import { wantsTraces } from './start-telemetry.ts';
import { TelemetryRefused } from './telemetry-refused.ts';

test('traces are sent where a standard variable names a collector', () => {
  expect(wantsTraces({})).toBe(false);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe(false);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' })).toBe(true);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/v1/traces' })).toBe(true);
});

test.each(['collector:4318', '4318', 'grpc://collector'])('%s is refused, and not told', (text) => {
  const read = () => wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: text });
  expect(read).toThrow(TelemetryRefused);
  expect(read).toThrow(
    /^The setting OTEL_EXPORTER_OTLP_ENDPOINT is not valid: it needs an http or https address\.$/,
  );
});
