import type { ServerResponse } from 'node:http';

/** Longer than a body may be on its way and its pictures may wait for their turn and be drawn. */
const LIMIT_MS = 120_000;

/**
 * Watches an answer from now on: begin before anything is waited for, as an end that is missed is never told again.
 * @returns what waits until it is sent, until nobody is there to get it, or for `limitMs` at most, so that whoever holds
 *   something for its time gets it back in any case
 */
export const watchAnswer = (answer: ServerResponse, limitMs = LIMIT_MS): (() => Promise<void>) => {
  const isOver = answer.destroyed || answer.writableFinished;
  const ended = isOver
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        for (const end of ['finish', 'close', 'error']) answer.once(end, () => resolve());
      });
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, limitMs);
    });
    await Promise.race([ended, enough]);
    clearTimeout(timer);
  };
};
