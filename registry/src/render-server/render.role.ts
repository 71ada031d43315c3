import { gracefulStop } from '@sundara/node/graceful-stop';
import { EXIT, type Role, RoleRefused } from '@sundara/node/process';
import { startTelemetry, TelemetryRefused, wantsTraces } from '@sundara/node/telemetry';
import { Refusal, systemCode } from '../refusal.ts';
import { buildRenderServer } from './app.ts';
import { type RenderSettings, readRenderSettings } from './settings.ts';

/** Pages under way get this long to end when the server is told to stop. */
const STOP_LIMIT_MS = 5_000;

/** Renders public pages for sites, of releases that it reads and verifies by itself (decision 98). */
export const role: Role = async ({ env }) => {
  const { host, port, metrics, registry } = settingsOf(env);
  const endTelemetry = await startTelemetry({
    ...{ service: 'sundara-render', metrics, traces: wantsTraces(env) },
  }).catch(refuse);
  let stopping = false;
  const app = await buildRenderServer(registry, { isStopping: () => stopping });
  const stop = gracefulStop(app.server);
  await app.listen({ host, port }).catch((error: unknown) => {
    const code = systemCode(error);
    if (code) throw new RoleRefused(`It can't listen on ${host}:${port} (${code}): check HOST and PORT.`);
    throw error;
  });
  return {
    address: `http://${host}:${port}`,
    drain: () => {
      stopping = true;
      stop.drain();
    },
    close: async () => {
      await stop.finish(STOP_LIMIT_MS);
      await app.close();
      await endTelemetry();
    },
  };
};

const settingsOf = (env: Parameters<Role>[0]['env']): RenderSettings => {
  try {
    return readRenderSettings(env);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new RoleRefused(error.message, EXIT.wrongSetting, { cause: error });
  }
};

const refuse = (error: unknown): never => {
  throw error instanceof TelemetryRefused ? new RoleRefused(error.message, EXIT.failed) : error;
};
