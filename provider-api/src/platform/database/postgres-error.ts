import pg from 'pg';

/** The PostgreSQL error codes (SQLSTATE) that this product distinguishes. */
export const POSTGRES_ERROR = {
  NOT_NULL_VIOLATION: '23502',
  FOREIGN_KEY_VIOLATION: '23503',
  UNIQUE_VIOLATION: '23505',
  CHECK_VIOLATION: '23514',
  EXCLUSION_VIOLATION: '23P01',
  IN_FAILED_TRANSACTION: '25P02',
  INVALID_AUTHORIZATION: '28000',
  INVALID_PASSWORD: '28P01',
  DATABASE_NOT_FOUND: '3D000',
  SERIALIZATION_FAILURE: '40001',
  DEADLOCK_DETECTED: '40P01',
  INSUFFICIENT_PRIVILEGE: '42501',
  SYNTAX_ERROR: '42601',
  UNDEFINED_TABLE: '42P01',
  TOO_MANY_CONNECTIONS: '53300',
  LOCK_NOT_AVAILABLE: '55P03',
  /** Cancelled, mostly because it ran longer than `statement_timeout`. */
  QUERY_CANCELED: '57014',
  ADMIN_SHUTDOWN: '57P01',
  CRASH_SHUTDOWN: '57P02',
  CANNOT_CONNECT_NOW: '57P03',
} as const;

export type PostgresErrorName = keyof typeof POSTGRES_ERROR;

/** The server's own error (code, constraint, table, detail) in an error or among its causes: drizzle wraps it. */
export const findPostgresError = (error: unknown): pg.DatabaseError | undefined => {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return current;
  }
  return undefined;
};

/**
 * Whether PostgreSQL refused with this code, and, if given, because of this constraint.
 *
 * Handle expected conflicts with ON CONFLICT DO NOTHING or inside a transaction: outside of one, each error
 * makes the pool drop its connection.
 * @example if (isPostgresError(error, 'EXCLUSION_VIOLATION', 'occupations_chair')) throw slotTaken();
 */
export const isPostgresError = (error: unknown, name: PostgresErrorName, constraint?: string): boolean => {
  const found = findPostgresError(error);
  if (found?.code !== POSTGRES_ERROR[name]) return false;
  return constraint === undefined || found.constraint === constraint;
};
