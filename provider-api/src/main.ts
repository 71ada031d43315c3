import { startTelemetry, TelemetryRefused, wantsTraces } from '@sundara/node/telemetry';
import { startServer } from './app/server.ts';
import { readSettings, StartRefused } from './app/settings.ts';
import { DatabaseError } from './platform/database/database-error.ts';

/** Starts the API; anything that keeps it from starting is one sentence and exit code 1. */
const main = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const { METRICS_PORT: port, METRICS_HOST: host } = settings;
  const endTelemetry = await startTelemetry({
    service: 'sundara-api',
    metrics: port === 0 ? undefined : { port, host },
    traces: wantsTraces(process.env),
  });
  const server = await startServer(settings, giveUp);
  // The second signal finds no handler, so that it ends the process at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(
      signal,
      () =>
        void server
          .close()
          .then(endTelemetry)
          .then(() => process.exit(0), giveUp),
    );
  }
  console.log(`Provider API ready on ${server.address}`);
};

const giveUp = (error: unknown): never => {
  const told = [StartRefused, DatabaseError, TelemetryRefused].some((kind) => error instanceof kind);
  console.error('Provider API stops:', told && error instanceof Error ? error.message : error);
  process.exit(1);
};

main().catch(giveUp);
