import { build } from 'hdr-histogram-js';
import type { Figures } from '../search-bench/clients.ts';

const MICROSECONDS = 1000;

/**
 * Lets so many clients put the questions, each once: every client takes the next one when its last is answered.
 * @param ask resolves with the answer's last byte; the second argument is the client's number
 */
export const measureEach = async <Q>(
  questions: readonly Q[],
  clients: number,
  ask: (question: Q, client: number) => Promise<unknown>,
): Promise<Figures> => {
  const histogram = build({ highestTrackableValue: 60_000_000, numberOfSignificantValueDigits: 3 });
  const waiting = questions.values();
  const since = performance.now();
  const client = async (number: number): Promise<void> => {
    for (const question of waiting) {
      const at = performance.now();
      await ask(question, number);
      histogram.recordValue(Math.max(1, Math.round((performance.now() - at) * MICROSECONDS)));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  const seconds = (performance.now() - since) / 1000;
  const percentile = (part: number) => histogram.getValueAtPercentile(part) / MICROSECONDS;
  return { p50: percentile(50), p99: percentile(99), perSecond: histogram.totalCount / seconds };
};
