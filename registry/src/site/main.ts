import { startTelemetry, TelemetryRefused, wantsTraces } from '@sundara/node/telemetry';
import { Refusal, systemCode } from '../refusal.ts';
import { buildSite } from './app.ts';
import { readSettings, type Settings } from './settings.ts';

/** Open streams get this long to end when the server is told to stop. */
const STOP_LIMIT_MS = 5000;

const listenRefusal = ({ host, port }: Settings, error: unknown): unknown => {
  const code = systemCode(error);
  if (code === 'EADDRINUSE')
    return new Refusal(`Port ${port} is taken by another program: end it, or set PORT to a free one.`);
  if (code === 'EACCES') return new Refusal(`Port ${port} needs more rights: set PORT to one above 1023.`);
  return code
    ? new Refusal(`The site can't listen on ${host}:${port} (${code}): check HOST and PORT.`)
    : error;
};

const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const { metrics } = settings;
  const endTelemetry = await startTelemetry({
    service: 'sundara-site',
    metrics,
    traces: wantsTraces(process.env),
  });
  const { app, releases, renderers } = await buildSite(settings);
  // If no page can be made, the start should fail rather than the first visit.
  const { usual } = await releases.current(settings.environment);
  renderers.warm(usual);
  await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    throw listenRefusal(settings, error);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
      app
        .close()
        .then(endTelemetry)
        .then(() => process.exit(0));
    });
  console.log(
    `The site listens on http://localhost:${settings.port} (environment '${settings.environment}').`,
  );
};

start().catch((error: unknown) => {
  const known = error instanceof Refusal || error instanceof TelemetryRefused;
  console.error(known ? `The site can't start: ${error.message}` : error);
  process.exit(1);
});
