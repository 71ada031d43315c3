import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';

const { localeError } = z.locales.en();

/** 'createdAt' is shown as 'Created at'; without a key it is the body itself. */
const titleOf = (key: PropertyKey | undefined): string => {
  if (key === undefined) return 'A JSON body';
  const words = String(key)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The message for a field without its own message in the contract: 'Sequence is required'. */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  const title = titleOf(issue.path?.at(-1));
  if (issue.code === 'invalid_type' && (issue.input ?? undefined) === undefined)
    return `${title} is required`;
  const said = localeError(issue);
  const text = typeof said === 'string' ? said : (said?.message ?? 'not valid');
  return `${title}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};

/**
 * Parses a caller's input with the contract's schema.
 *
 * @throws ApiError VALIDATION_FAILED that names each field that is wrong
 */
export const parseInput = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> => {
  const parsed = z.safeParse(schema, value, { error: messageOf });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ApiError('VALIDATION_FAILED', { fields, ...(fields[0] && { message: fields[0].message }) });
};
