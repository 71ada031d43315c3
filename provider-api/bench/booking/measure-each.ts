import { type Figures, Latencies } from '../search/latencies.ts';

/**
 * Lets `clients` clients send the queries, each query once: every client takes the next one when its last is answered.
 * @param ask resolves with the answer's last byte; the second argument is the client's number
 */
export const measureEach = async <Q>(
  questions: readonly Q[],
  clients: number,
  ask: (question: Q, client: number) => Promise<unknown>,
): Promise<Figures> => {
  const latencies = new Latencies();
  const waiting = questions.values();
  const client = async (number: number): Promise<void> => {
    for (const question of waiting) {
      await latencies.time(() => ask(question, number));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return latencies.figures();
};
