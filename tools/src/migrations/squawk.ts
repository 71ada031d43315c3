import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** The lowest PostgreSQL version that the API supports. */
const POSTGRES = '15.0';
const LIMIT_MS = 30_000;

/** Matters of taste, and limits that the migrator sets. */
const LEFT_OUT = [
  'prefer-bigint-over-int',
  'prefer-text-field',
  'require-lock-timeout',
  'require-statement-timeout',
];

const found = z.array(
  z.object({
    /** Counted from 0. */
    line: z.int(),
    rule_name: z.string(),
    message: z.string(),
    help: z.nullish(z.string()),
  }),
);

export interface SqlFault {
  /** Counted from 1. */
  readonly line: number;
  readonly rule: string;
  readonly message: string;
  readonly help: string;
}

/**
 * Checks a migration with squawk (https://squawkhq.com), which knows what each statement locks and for how long.
 * @param options rules that may be broken, and whether the file is run in a transaction
 * @throws Error when squawk does not run or its output can't be parsed
 */
export const lintSql = async (
  file: string,
  { allowed, inTransaction }: { readonly allowed: readonly string[]; readonly inTransaction: boolean },
): Promise<SqlFault[]> => {
  const program = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk');
  const words = [
    ...['--reporter', 'json', '--pg-version', POSTGRES],
    ...['--exclude', [...LEFT_OUT, ...allowed].join(',')],
    ...(inTransaction ? ['--assume-in-transaction'] : []),
  ];
  const answer = await run(process.execPath, [program, ...words, file]);
  return found
    .parse(JSON.parse(answer))
    .map(({ line, rule_name: rule, message, help }) => ({ line: line + 1, rule, message, help: help ?? '' }));
};

/** Its exit code only says whether it found faults; the faults are on its output either way. */
const run = (program: string, words: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(program, words, { timeout: LIMIT_MS }, (error, stdout, stderr) => {
      if (stdout.trim() !== '') resolve(stdout);
      else reject(new Error(`squawk did not run: ${stderr || String(error)}`));
    });
  });
