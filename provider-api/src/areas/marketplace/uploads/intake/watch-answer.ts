import type { ServerResponse } from 'node:http';

/** Longer than a body may take to arrive and its pictures to wait for their turn and be re-encoded. */
const LIMIT_MS = 120_000;

/**
 * Watches an answer from now on. Call it before the first `await`, as an end that is missed is never reported again.
 * @returns a function that waits until the answer is sent or its client has gone, at most `limitMs`, so that whatever
 *   is held until then is released in any case
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
