import { setTimeout as sleep } from 'node:timers/promises';
import { type Figures, Latencies } from './latencies.ts';

/** The number in the benchmark's specification; each client sends its next query when the last is answered. */
export const CLIENTS = 32;

/**
 * Lets 32 clients send one query after the other for `forMs`; then they stop.
 * @param ask resolves with the answer's last byte; the second argument is the client's number
 * @param pauseMs how long each waits before a query, as people do
 */
export const measure = async <Q>(
  questions: readonly Q[],
  forMs: number,
  ask: (question: Q, client: number) => Promise<unknown>,
  pauseMs = 0,
): Promise<Figures> => {
  const latencies = new Latencies();
  const until = performance.now() + forMs;
  let asked = 0;
  const client = async (number: number): Promise<void> => {
    // Spread, so that they do not all start at the same moment.
    if (pauseMs > 0) await sleep((pauseMs * number) / CLIENTS);
    while (performance.now() < until) {
      if (pauseMs > 0) await sleep(pauseMs);
      const question = questions[asked % questions.length];
      asked += 1;
      if (question !== undefined) await latencies.time(() => ask(question, number));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return latencies.figures();
};

/** The median of several runs, for each figure. */
export const middleOf = (runs: readonly Figures[]): Figures => {
  const middle = (figure: keyof Figures): number => {
    const sorted = runs.map((run) => run[figure]).sort((one, other) => one - other);
    return sorted[sorted.length >> 1] ?? Number.NaN;
  };
  return { p50: middle('p50'), p99: middle('p99'), perSecond: middle('perSecond') };
};
