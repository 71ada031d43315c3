import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error that is safe to log or store. Drizzle's errors contain all values of the statement, which may be personal
 * data: addresses, phones and password hashes. The database's own message and code stay.
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
