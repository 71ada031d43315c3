import type { Cost } from './file-cost.ts';
import { processorSeconds } from './processor-seconds.mjs';

/** Measures what a ring does once for all its files; CPU seconds are those of all children that ended meanwhile. */
export const onceCosts = () => {
  const costs: Record<string, Cost> = {};
  const once = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const since = { seconds: performance.now() / 1000, processor: processorSeconds() };
    try {
      return await work();
    } finally {
      costs[name] = {
        seconds: performance.now() / 1000 - since.seconds,
        processor: processorSeconds() - since.processor,
      };
    }
  };
  return { costs, once };
};
