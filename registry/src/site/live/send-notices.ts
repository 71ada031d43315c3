import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../core/registry.ts';
import { type Repeated, repeat } from '../../health/repeat.ts';
import { createNoticeWatch, type NoticeWatch } from '../../notices/notice-watch.ts';
import { createNoticeSender, type NoticeTarget } from '../../notices/send-notice.ts';

/** How soon a chat is notified of an act. */
const LOOK_EVERY_MS = 2_000;

/**
 * Sends notices of acts and failures while this site server runs.
 *
 * @returns a function that returns why some could not be sent
 */
export const sendNotices = (
  app: FastifyInstance,
  registry: Registry,
  target: NoticeTarget,
): NoticeWatch['faults'] => {
  const ending = new AbortController();
  const send = createNoticeSender(target, { signal: ending.signal });
  const { look, faults } = createNoticeWatch({ registry, send, tell: (sentence) => app.log.error(sentence) });
  let looking: Repeated | undefined;
  app.addHook('onListen', async () => {
    looking = repeat(LOOK_EVERY_MS, look, (error) => app.log.error(error, 'a look for notices failed'));
  });
  app.addHook('preClose', async () => {
    ending.abort();
    await looking?.stop();
  });
  return faults;
};
