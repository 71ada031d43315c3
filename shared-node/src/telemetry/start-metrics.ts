import { createServer } from 'node:http';
import { metrics } from '@opentelemetry/api';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { observeProcess } from './observe-process.ts';
import { namesWithUnits, PrometheusReader } from './prometheus-reader.ts';
import { resourceOf } from './resource.ts';
import { TelemetryRefused } from './telemetry-refused.ts';

export interface MetricsAddress {
  readonly port: number;
  readonly host: string;
}

/**
 * Listens at an address of its own for Prometheus: `/metrics`, and nothing else.
 * @throws TelemetryRefused when the address can't be used
 */
export const startMetrics = async (
  service: string,
  { port, host }: MetricsAddress,
): Promise<() => Promise<void>> => {
  const exporter = new PrometheusReader();
  const provider = new MeterProvider({
    resource: resourceOf(service),
    readers: [exporter],
    views: namesWithUnits,
  });
  metrics.setGlobalMeterProvider(provider);
  observeProcess();
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics')
      exporter.getMetricsRequestHandler(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, { port, host })));
    server.listen(port, host, resolve);
  });
  // Scrapes don't keep a process alive that has nothing else to do.
  server.unref();
  return async () => {
    server.closeAllConnections();
    server.close();
    await provider.shutdown();
  };
};

const refusal = ({ code }: NodeJS.ErrnoException, { port, host }: MetricsAddress): TelemetryRefused =>
  new TelemetryRefused(
    code === 'EADDRINUSE'
      ? `Port ${port} for metrics is taken. Stop what listens there, or set METRICS_PORT to another.`
      : `Metrics can't be told at ${host}:${port} (${code}): check METRICS_HOST and METRICS_PORT.`,
  );
