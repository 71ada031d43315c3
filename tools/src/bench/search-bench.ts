import { Refusal } from '../../setup/refusal.mjs';
import { runBench } from './run-bench.ts';

const PROGRAM = 'provider-api/bench/search/main.ts';
const SMALLEST = 1_000;

/**
 * `npm run bench -- search`: how fast the API lists and suggests salons, compared with hand-written SQL for the same
 * queries.
 * @param sizes numbers of salons, instead of 10,000 and then 1,000,000
 * @returns exit code 1 when the API is slower than its goal
 * @throws Refusal without PostgreSQL's programs, or for an invalid size
 */
export const benchSearch = async (root: string, sizes: readonly string[]): Promise<number> => {
  const wrong = sizes.find((size) => !/^\d{1,8}$/.test(size) || Number(size) < SMALLEST);
  if (wrong !== undefined)
    throw new Refusal(
      `give numbers of salons from ${SMALLEST}, or nothing for 10000 and 1000000, not ${wrong}.`,
    );
  return runBench(root, PROGRAM, sizes);
};
