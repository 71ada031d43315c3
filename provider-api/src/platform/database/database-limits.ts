/**
 * Time limits in milliseconds. They apply to requests; migrations and demo data run without the limits for
 * statements (`Database.alone`).
 */
export const DATABASE_LIMITS = {
  /** Until a connection is made or becomes free. The embedded database has one, so its queue is longer. */
  connect: 5_000,
  connectEmbedded: 10_000,
  /** One statement, enforced by the server; includes waiting for a lock. */
  statement: 15_000,
  /** One statement on a replica: the database itself answers after it. */
  replica: 5_000,
  /** One statement, enforced by this process, in case the server no longer responds. */
  answer: 20_000,
  /** An idle transaction. */
  idleInTransaction: 30_000,
  /** An unused connection. */
  idle: 30_000,
  /** Closing, while requests still hold connections. */
  close: 10_000,
  /** `Database.ping`. */
  ping: 2_000,
} as const;

/** Connections of one process to a PostgreSQL server. */
export const POSTGRES_CONNECTIONS = 10;

/**
 * Settings of every session, as server options. UTC: days in SQL must not depend on the server's time zone. Plan
 * cache: unnamed statements are planned for their values each time; only those of `preparedQuery` have a name and may
 * get one plan for all values (decision 50). No JIT: compiling takes longer than any of our statements runs.
 */
export const SESSION_SETTINGS = [
  ...['-c', 'TimeZone=UTC'],
  ...['-c', 'plan_cache_mode=auto'],
  ...['-c', 'jit=off'],
];

/** The same for sessions without time limits whose role has them: those past a pooler. */
export const OWN_SESSION = [
  ...SESSION_SETTINGS,
  ...['-c', 'statement_timeout=0'],
  ...['-c', 'idle_in_transaction_session_timeout=0'],
];

/** The same for sessions of a replica. */
export const READ_ONLY_SESSION = [...SESSION_SETTINGS, ...['-c', 'default_transaction_read_only=on']];
