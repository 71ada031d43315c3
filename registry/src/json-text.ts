import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

z.config(z.locales.en());

/** Text of a schema's first issue: "remotes.discovery: A version is written '1.4.2'". */
export const complaintOf = (error: z.core.$ZodError): string => {
  const [issue] = error.issues;
  if (!issue) return 'it breaks the schema';
  const place = issue.path.join('.');
  return place ? `${place}: ${issue.message}` : issue.message;
};

/**
 * Parses a text that is called `name` in messages.
 *
 * @throws Refusal when it isn't JSON
 */
export const parseJson = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${name} is not valid JSON: restore it from a copy.`);
  }
};

/** @throws Refusal with the schema's first issue */
export const checkSchema = <S extends z.ZodMiniType>(
  name: string,
  schema: S,
  value: unknown,
): z.output<S> => {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new Refusal(`${name} breaks its schema (${complaintOf(parsed.error)}).`);
};
