import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

const GAP_MS = 50;

/** Asks for health again and again while the work goes on; each answer must be 200. @returns milliseconds, the shortest first */
export const healthDuring = async <T>(
  url: string,
  work: Promise<T>,
): Promise<{ readonly done: T; readonly times: readonly number[] }> => {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const watch = async (path: string): Promise<void> => {
    while (!isOver) {
      const began = performance.now();
      const { status } = await fetch(`${url}${path}`);
      times.push(performance.now() - began);
      assert.equal(status, 200, path);
      await wait(GAP_MS);
    }
  };
  const [done] = await Promise.all([over, watch('/healthz'), watch('/readyz')]);
  return { done, times: times.sort((one, other) => one - other) };
};
