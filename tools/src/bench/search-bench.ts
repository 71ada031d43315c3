import { Refusal } from '../../setup/refusal.mjs';
import { findPostgres } from '../machine/postgres.ts';
import { runVisibly } from '../processes/run-visibly.ts';

const PROGRAM = 'provider-api/src/testing/search-bench/main.ts';
const LIMIT_MS = 30 * 60_000;
const SMALLEST = 1_000;

/**
 * `npm run bench -- search`: how fast the API lists and suggests salons, beside SQL by hand for the same questions.
 * @param sizes how many salons, instead of 10,000 and then 1,000,000
 * @returns exit code 1 when the API is slower than its goal
 * @throws Refusal without PostgreSQL's programs, or where a size is none
 */
export async function benchSearch(root: string, sizes: readonly string[]): Promise<number> {
  const wrong = sizes.find((size) => !/^\d{1,8}$/.test(size) || Number(size) < SMALLEST);
  if (wrong !== undefined)
    throw new Refusal(
      `give numbers of salons from ${SMALLEST}, or nothing for 10000 and 1000000, not ${wrong}.`,
    );
  const programs = findPostgres(process.env);
  if (!programs)
    throw new Refusal("this needs PostgreSQL's server programs; POSTGRES_BIN names their folder.");
  return runVisibly(process.execPath, ['--import=tsx', PROGRAM, ...sizes], {
    root,
    limitMs: LIMIT_MS,
    environment: { ...process.env, POSTGRES_BIN: programs },
  });
}
