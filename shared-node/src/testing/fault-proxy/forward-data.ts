import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { slicesOf, type Toxics } from './toxics.ts';

const pauseOf = ({ latency = 0, bandwidth }: Toxics, bytes: number): number =>
  latency + (bandwidth === undefined ? 0 : (bytes / bandwidth) * 1_000);

/**
 * Forwards what one side of a connection sends to the other, as the toxics of the moment allow, and then its end.
 * Resolves when either side may send no more; rejects when the connection breaks or the signal ends it.
 */
export const forwardData = async (
  from: Socket,
  to: Socket,
  toxicsOfNow: () => Toxics,
  signal: AbortSignal,
): Promise<void> => {
  let passed = 0;
  const pause = async (ms: number): Promise<void> => {
    if (ms > 0) await wait(ms, undefined, { signal });
  };
  // By default a socket is destroyed when its data end, and could not be answered any more.
  const received: AsyncIterable<Buffer> = from.iterator({ destroyOnReturn: false });
  for await (const data of received) {
    await pause(pauseOf(toxicsOfNow(), data.length));
    for (const slice of slicesOf(data, toxicsOfNow().slicer)) {
      const { timeout, slicer, limitData = Number.POSITIVE_INFINITY } = toxicsOfNow();
      if (timeout !== undefined) continue;
      const piece = slice.subarray(0, Math.max(0, limitData - passed));
      passed += piece.length;
      if (piece.length > 0 && !to.write(piece)) await once(to, 'drain', { signal });
      if (passed >= limitData) return void to.destroySoon();
      // Otherwise the system would put the pieces together again.
      if (slicer !== undefined) await setImmediate(undefined, { signal });
    }
  }
  await pause(toxicsOfNow().slowClose ?? 0);
  if (toxicsOfNow().timeout === undefined) to.end();
};
