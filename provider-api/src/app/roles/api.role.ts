import { gracefulStop } from '@sundara/node/graceful-stop';
import { buildApp } from '../build-app.ts';
import { closeWithin, listenOn } from '../listen.ts';
import { loggerOf } from '../logger.ts';
import { roleOf } from './open-role.ts';

/** Answers `/api`, and does nothing else: no jobs, no links of the audit, no migrations, no demo data. */
export const role = roleOf('sundara-api', async ({ settings, database, schema, needs, drain }) => {
  const app = await buildApp({ settings, database, schema, needs, does: [], logger: loggerOf(settings) });
  const stop = gracefulStop(app.server);
  const { HOST: host, API_PORT: port } = settings;
  const address = await listenOn(app, { host, port, setting: 'API_PORT' });
  return {
    address,
    drain: () => {
      drain();
      stop.drain();
    },
    close: () => closeWithin(app, stop, database),
  };
});
