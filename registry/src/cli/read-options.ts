import * as z from 'zod/mini';
import { UsageError } from './usage-error.ts';

const flagOf = (key: PropertyKey | undefined): string =>
  `--${String(key).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Checks the options of a command by schema.
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
