import { gracefulStop } from '@sundara/node/graceful-stop';
import { startTelemetry, TelemetryRefused } from '@sundara/node/telemetry';
import { withinLimit } from '@sundara/node/time-limit';
import { Refusal, systemCode } from '../refusal.ts';
import { buildSite } from './app.ts';
import type { Settings } from './settings.ts';

/** Requests under way get this long to end when the server is told to stop. */
const STOP_LIMIT_MS = 5000;

export interface RunningSite {
  /** From now on `/readyz` answers 503; everything else goes on. */
  readonly drain: () => void;
  /** Ends what is under way, five seconds at most. */
  readonly close: () => Promise<void>;
}

/**
 * Builds the site and listens.
 * @param traces whether spans are sent to a collector
 * @throws Refusal when it can't listen, or has nothing to show
 */
export const startSite = async (settings: Settings, traces: boolean): Promise<RunningSite> => {
  const { metrics } = settings;
  const endTelemetry = await startTelemetry({ service: 'sundara-site', metrics, traces }).catch(refuse);
  const { app, releases, renderers, drain } = await buildSite(settings);
  const stop = gracefulStop(app.server);
  // If no page can be made, the start should fail rather than the first visit.
  const { usual } = await releases.current(settings.environment);
  renderers.warm(usual);
  await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    throw listenRefusal(settings, error);
  });
  return {
    drain: () => {
      drain();
      stop.drain();
    },
    close: async () => {
      await stop.finish(STOP_LIMIT_MS);
      const late = () => new Refusal('The site did not close in time.');
      await withinLimit(app.close(), STOP_LIMIT_MS, late).catch(() => {});
      await endTelemetry();
    },
  };
};

const refuse = (error: unknown): never => {
  throw error instanceof TelemetryRefused ? new Refusal(error.message) : error;
};

const listenRefusal = ({ host, port }: Settings, error: unknown): unknown => {
  const code = systemCode(error);
  if (code === 'EADDRINUSE')
    return new Refusal(`Port ${port} is taken by another program: end it, or set PORT to a free one.`);
  if (code === 'EACCES') return new Refusal(`Port ${port} needs more rights: set PORT to one above 1023.`);
  return code
    ? new Refusal(`The site can't listen on ${host}:${port} (${code}): check HOST and PORT.`)
    : error;
};
