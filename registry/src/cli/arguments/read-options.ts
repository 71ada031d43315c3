import * as z from 'zod/mini';
import { UsageError } from './usage-error.ts';

const flagOf = (key: PropertyKey | undefined): string =>
  `--${String(key).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Schema of a number option, given as command line text. */
export const numberBetween = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number('it is a number')
    .check(z.gte(least, `it is at least ${least}`), z.lte(most, `it is at most ${most}`));

/**
 * Checks the options of a command with its schema.
 *
 * @throws UsageError that names the first wrong one
 */
export const readOptions = <O>(schema: z.ZodMiniType<O>, given: Readonly<Record<string, unknown>>): O => {
  const read = z.safeParse(schema, given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const [key] = issue?.path ?? [];
  if (given[String(key)] === undefined) throw new UsageError(`It needs ${flagOf(key)}.`);
  throw new UsageError(`${flagOf(key)}: ${issue?.message}.`);
};
