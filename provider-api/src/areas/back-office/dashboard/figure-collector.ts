import { localDateOf } from '@sundara/contracts';
import { availableDays, salonDetail } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { addToFigures, foldChanges } from './figures.repository.ts';
import type { Figure } from './figures.tables.ts';

const EVERY_MS = 60_000;

/**
 * The counted replies of this server, by operation name: somebody opened a salon's page, or requested a month of free
 * days, to book or to move a visit. No cookie, no person, no address: a repeated visit counts again, and so does a bot.
 * Pages from the browser's cache are not counted.
 */
const COUNTED: Readonly<Record<string, Figure>> = {
  [salonDetail.name]: 'salon_views',
  [availableDays.name]: 'calendar_views',
};

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/**
 * Counts the replies named in `COUNTED`, and once a minute stores the counts and folds changes of figures into their
 * sums (decision 47). A killed process loses at most a minute of its counts, and nothing else.
 */
export const keepFigures = (app: FastifyInstance, { database, now }: Dependencies): void => {
  let counts = new Map<Figure, number>();
  app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    const { operationId = '' } = (routeOptions.schema ?? {}) as { operationId?: string };
    const figure = COUNTED[operationId];
    if (figure && statusCode < 400) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  });

  const writeDown = async (): Promise<void> => {
    const added = counts;
    counts = new Map();
    await addToFigures(database.db, localDateOf(now()), added);
  };
  const keep = async (): Promise<void> => {
    await writeDown();
    await database.transaction((tx) => foldChanges(tx));
  };
  const attempt = (work: () => Promise<void>): Promise<void> =>
    work().catch((error) => app.log.warn({ err: error }, 'figures of the day could not be written'));

  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(() => attempt(keep));
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await last;
    await attempt(writeDown);
  });
};
