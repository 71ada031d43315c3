import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as it may be logged or kept. What drizzle throws about a statement names all of its values, which are
 * people's: their addresses, phones and password hashes. What the database itself said of it stays, with its code.
 */
export const redactError = <E>(error: E): E | Error => {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { cause } = error;
  if (!(cause instanceof Error)) return new Error('A statement failed.');
  const told = new Error(cause.message);
  told.name = cause.name;
  if (cause.stack) told.stack = cause.stack;
  return 'code' in cause ? Object.assign(told, { code: cause.code }) : told;
};
