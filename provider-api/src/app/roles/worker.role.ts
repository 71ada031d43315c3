import { setTimeout as wait } from 'node:timers/promises';
import { gracefulStop } from '@sundara/node/graceful-stop';
import { healthRoutes } from '../../platform/health/health.routes.ts';
import { createHttpApp } from '../../platform/http/create-http-app.ts';
import { installSecurityLog } from '../../platform/security-log/security-log.ts';
import { buildWorker } from '../build-app.ts';
import { closeWithin, listenOn } from '../listen.ts';
import { loggerOf } from '../logger.ts';
import { roleOf } from './open-role.ts';

const LOOK_MS = 1_000;

/**
 * Does the outbox's jobs and links the audit, as soon as the schema is whole; any number of them share the work. It
 * answers `/healthz` and `/readyz`, and nothing else.
 */
export const role = roleOf(
  'sundara-worker',
  async ({ settings, database, schema, needs, drain }, { fail }) => {
    const { HOST: host, WORKER_PORT: port } = settings;
    const logger = loggerOf(settings);
    const health = createHttpApp({ logger });
    installSecurityLog(health, settings.TOKEN_SECRET);
    healthRoutes(health, { database, needs });
    const stop = gracefulStop(health.server);
    const stopped = new AbortController();
    const { signal } = stopped;

    const work = async () => {
      // A database that is away for a moment is asked again, as by any job.
      while (!(await schema.isWhole().catch(() => false))) {
        await wait(LOOK_MS, undefined, { signal }).catch(() => {});
        if (signal.aborted) return undefined;
      }
      const worker = buildWorker({ settings, database, logger });
      await worker.ready();
      return worker;
    };
    const address = await listenOn(health, { host, port, setting: 'WORKER_PORT' });
    const working = work();
    working.catch(fail);
    const close = async () => {
      stopped.abort();
      await (await working)?.close();
      await health.close();
    };
    return { address, drain, close: () => closeWithin({ close }, stop, database) };
  },
);
