/** What can be wrong with the database itself, as opposed to a statement (for those see `postgres-error.ts`). */
export type DatabaseErrorCode =
  /** Another process has the embedded database's folder open. */
  | 'DATABASE_LOCKED'
  /** The embedded database's folder can't be made, read or opened. */
  | 'DATABASE_FOLDER_UNUSABLE'
  /** The embedded database stopped while the process was running: nothing works any more, exit. */
  | 'DATABASE_STOPPED'
  /** DATABASE_URL is not a PostgreSQL address. */
  | 'DATABASE_URL_INVALID'
  /** There is no answer at DATABASE_URL, or not in time. */
  | 'DATABASE_UNREACHABLE'
  /** The server answers and refuses the user or the password. */
  | 'DATABASE_UNAUTHORISED'
  /** The server has no database of that name. */
  | 'DATABASE_NOT_FOUND'
  /** The server is older than PostgreSQL 15. */
  | 'DATABASE_TOO_OLD'
  /** Behind a pooler, the user's settings are not the ones that statements rely on. */
  | 'DATABASE_ROLE_UNSET'
  /** No connection became free in time: respond with 503 and let the client try again. */
  | 'DATABASE_BUSY'
  /** A migration did not run. */
  | 'DATABASE_MIGRATION_FAILED'
  /** A programming error: the database handle was used inside a transaction instead of the transaction's own. */
  | 'DATABASE_HANDLE_IN_TRANSACTION'
  /** A programming error: a statement of the transaction failed and its error was caught. Nothing was committed. */
  | 'DATABASE_TRANSACTION_FAILED';

/** Its message is one human-readable sentence, says what to do, and never contains a password. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * The DatabaseError in an error or among its causes (drizzle wraps what the driver throws).
 * @example const failure = findDatabaseError(error); if (failure?.code === 'DATABASE_BUSY') reply.code(503);
 */
export const findDatabaseError = (error: unknown): DatabaseError | undefined => {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseError) return current;
  }
  return undefined;
};
