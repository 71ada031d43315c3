import { setTimeout as sleep } from 'node:timers/promises';
import { type Figures, Latencies } from '../search/latencies.ts';

/** How long a fast user reads a page before requesting another. */
export const PAUSE_MS = 300;

/**
 * Lets `people` users request all pages of a list in turn, with a pause before each: how long one waits while the
 * others work. measureEach in contrast measures the maximum throughput.
 * @param pagesOf the pages of each query, different ones each round
 * @param rounds how often each query is sent
 * @returns each query with its figures
 */
export const measurePeople = async <Q, P>(
  questions: readonly Q[],
  pagesOf: (question: Q) => readonly P[],
  { people, rounds }: { readonly people: number; readonly rounds: number },
  ask: (page: P, person: number) => Promise<unknown>,
): Promise<readonly (readonly [question: Q, figures: Figures])[]> => {
  const all = questions.map((question) => ({
    question,
    latencies: new Latencies(),
    pages: pagesOf(question),
  }));
  const asked = Array.from({ length: rounds }, (_, round) =>
    all.flatMap(({ latencies, pages }) => {
      const page = pages[round % pages.length];
      return page === undefined ? [] : [{ page, latencies }];
    }),
  ).flat();
  const waiting = asked.values();
  const person = async (number: number): Promise<void> => {
    // Spread, so that they do not all start at the same moment.
    await sleep((PAUSE_MS * number) / people);
    for (const { page, latencies } of waiting) {
      await latencies.time(() => ask(page, number));
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => person(number)));
  return all.map(({ question, latencies }) => [question, latencies.figures()]);
};
