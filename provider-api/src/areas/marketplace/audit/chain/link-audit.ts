import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/database/open-database.ts';
import type { ChainCheckpoints } from './chain-checkpoints.ts';
import { linkEntries } from './link-entries.ts';

/** Delay after a write, so that several entries are linked together. */
const SOON_MS = 1_000;
/** How often the end of a growing chain is noted. */
const NOTE_EVERY_MS = 3_600_000;

interface Dependencies {
  readonly database: Database;
  readonly auditCheckpoints: ChainCheckpoints;
}

/**
 * Links entries a second after this process wrote something, and at start-up those that a killed process left; notes
 * the end of the chain at start-up, then hourly while it grows, and at shutdown.
 */
export const linkAudit = (app: FastifyInstance, { database, auditCheckpoints }: Dependencies): void => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let closed = false;
  let noted = { no: 0, at: 0 };

  const link = async (isLast: boolean) => {
    const head = await linkEntries(database);
    const isDue = isLast || Date.now() - noted.at >= NOTE_EVERY_MS;
    if (head.no === noted.no || !isDue) return;
    noted = { no: head.no, at: Date.now() };
    app.log.info({ no: head.no, hash: head.hash }, 'the end of the audit');
    await auditCheckpoints.note(head, new Date());
  };
  const run = (isLast = false) => {
    running = running
      .then(() => link(isLast))
      .catch((error) => app.log.error({ err: error }, 'linking the audit failed'));
    return running;
  };

  database.onWrite(() => {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void run();
    }, SOON_MS);
    timer.unref();
  });
  app.addHook('onReady', async () => void run());
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
    await run(true);
  });
};
