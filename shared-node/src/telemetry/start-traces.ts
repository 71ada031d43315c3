import { DiagLogLevel, diag } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { resourceOf } from './resource.ts';

/** Once in this time at most, a collector that doesn't answer is told of. */
const TOLD_EVERY_MS = 60_000;

/**
 * Sends spans to the collector that the standard variables name (OTEL_EXPORTER_OTLP_*), as many as OTEL_TRACES_SAMPLER
 * says. Only the trace's ids go from process to process, no baggage.
 */
export const startTraces = (service: string): (() => Promise<void>) => {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (message: string, ...more: unknown[]) => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    console.warn('Traces:', message, ...more);
  };
  const silent = () => {};
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new NodeTracerProvider({
    resource: resourceOf(service),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register({ propagator: new W3CTraceContextPropagator() });
  return () => provider.shutdown();
};
