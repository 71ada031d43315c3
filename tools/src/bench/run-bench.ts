import { Refusal } from '../../setup/refusal.mjs';
import { findPostgres } from '../machine/postgres.ts';
import { runVisibly } from '../processes/run-visibly.ts';

const LIMIT_MS = 30 * 60_000;

/**
 * Runs a benchmark of the provider in its own process, which is given PostgreSQL's programs.
 * @returns its exit code: 1 when a goal is not met
 * @throws Refusal without PostgreSQL's programs
 */
export const runBench = (root: string, program: string, words: readonly string[] = []): Promise<number> => {
  const programs = findPostgres(process.env);
  if (!programs)
    throw new Refusal("this needs PostgreSQL's server programs; POSTGRES_BIN names their folder.");
  return runVisibly(process.execPath, ['--import=tsx', program, ...words], {
    root,
    limitMs: LIMIT_MS,
    environment: { ...process.env, POSTGRES_BIN: programs },
  });
};

/**
 * Runs a benchmark that starts the product itself, on the embedded database.
 * @returns its exit code: 1 when a goal is not met
 */
export const benchProduct = (root: string, program: string, words: readonly string[] = []): Promise<number> =>
  runVisibly(process.execPath, ['--import=tsx', program, ...words], {
    root,
    limitMs: LIMIT_MS,
    environment: process.env,
  });
