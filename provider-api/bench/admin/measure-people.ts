import { setTimeout as sleep } from 'node:timers/promises';
import { type Figures, Latencies } from '../search/latencies.ts';

/** What somebody who is quick takes to read a page before asking for another. */
export const PAUSE_MS = 300;

/**
 * Lets so many people ask for all pages of a list in turn, each pausing before they ask: what a person waits while the
 * others work, where measureEach says how much can be asked at all.
 * @param pagesOf the pages of each question, other ones each round
 * @param rounds how often each question is asked
 * @returns each question with its figures
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
    // Not all in the same moment.
    await sleep((PAUSE_MS * number) / people);
    for (const { page, latencies } of waiting) {
      await latencies.time(() => ask(page, number));
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => person(number)));
  return all.map(({ question, latencies }) => [question, latencies.figures()]);
};
