import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../setup/refusal.mjs';
import type { ServerChild } from '../processes/server-child.ts';

const PAUSE_MS = 100;
const ASK_LIMIT_MS = 2_000;

/**
 * Waits until a server reports that it is ready.
 *
 * @param url that returns 200 when it is ready
 * @throws Refusal when the process ends, or when the limit has passed
 */
export const waitReady = async (server: ServerChild, url: string, limitMs: number): Promise<void> => {
  const deadline = Date.now() + limitMs;
  while (!(await isReady(url))) {
    if (server.hasEnded()) {
      const { how, lastErrorLine } = await server.ended;
      throw new Refusal(lastErrorLine ?? `${how}.`);
    }
    if (Date.now() > deadline) {
      throw new Refusal(
        `${server.name} was not ready within ${limitMs / 1000} s: run again with LOG_LEVEL=debug to see why.`,
      );
    }
    await Promise.race([pause(PAUSE_MS), server.ended]);
  }
};

const isReady = async (url: string): Promise<boolean> => {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(ASK_LIMIT_MS) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
};
