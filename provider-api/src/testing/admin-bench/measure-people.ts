import { setTimeout as sleep } from 'node:timers/promises';
import { type Figures, Latencies } from '../search-bench/latencies.ts';

/** What somebody who is quick takes to read a page before asking for another. */
export const PAUSE_MS = 300;
const ROUNDS = 64;

/**
 * Lets so many people ask for all pages of a list in turn, each pausing before they ask: what a person waits while the
 * others work, where measureEach says how much can be asked at all.
 * @param pages of each question, other ones each round
 * @returns the figures of each question
 */
export const measurePeople = async <P>(
  pages: readonly (readonly P[])[],
  people: number,
  ask: (page: P, person: number) => Promise<unknown>,
): Promise<readonly Figures[]> => {
  const latencies = pages.map(() => new Latencies());
  const asked = Array.from({ length: ROUNDS }, (_, round) =>
    pages.flatMap((own, question) => {
      const page = own[round % own.length];
      const kept = latencies[question];
      return page !== undefined && kept ? [{ page, kept }] : [];
    }),
  ).flat();
  const waiting = asked.values();
  const person = async (number: number): Promise<void> => {
    // Not all in the same moment.
    await sleep((PAUSE_MS * number) / people);
    for (const { page, kept } of waiting) {
      await kept.time(() => ask(page, number));
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => person(number)));
  return latencies.map((kept) => kept.figures());
};
