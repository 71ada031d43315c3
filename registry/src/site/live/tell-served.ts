import type { FastifyInstance } from 'fastify';
import type { DocumentStore } from '../../documents/document-store.ts';
import { type Repeated, repeat } from '../../health/repeat.ts';
import type { LiveReleases } from './live-release.ts';
import { createServedReport, type ServedReport } from './served-report.ts';

/** A promotion waits about this long until it is reported as served. */
const LOOK_EVERY_MS = 1000;

interface Options {
  readonly documents: DocumentStore;
  readonly releases: LiveReleases;
}

/** Reports which sets this site server serves, while it runs. */
export const tellServed = (app: FastifyInstance, options: Options): void => {
  let report: ServedReport | undefined;
  let telling: Repeated | undefined;
  let isWell = true;
  const tell = async (): Promise<void> => {
    await report?.tell();
    isWell = true;
  };
  // An unreachable registry is reported once, not every second.
  const onFailure = (error: unknown): void => {
    if (isWell) app.log.error(error, "what this site server serves can't be told to the registry");
    isWell = false;
  };
  app.addHook('onListen', async () => {
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    report = createServedReport({ ...options, port });
    await tell().catch(onFailure);
    telling = repeat(LOOK_EVERY_MS, tell, onFailure);
  });
  app.addHook('preClose', async () => {
    await telling?.stop();
    await report?.end().catch(onFailure);
  });
};
