/**
 * How long things may take, in milliseconds. Requests wait for these at most; migrations and demo data run
 * without the limits for statements (`Database.alone`).
 */
export const DATABASE_LIMITS = {
  /** Until a connection is made or becomes free. The embedded database has one, so its queue is longer. */
  connect: 5_000,
  connectEmbedded: 10_000,
  /** One statement, on the server; waiting for a lock counts. */
  statement: 15_000,
  /** One statement as seen from here: the answer of a server that has gone silent. */
  answer: 20_000,
  /** A transaction that does nothing. */
  idleInTransaction: 30_000,
  /** A connection that nobody uses. */
  idle: 30_000,
  /** Closing, while requests still hold connections. */
  close: 10_000,
  /** `Database.ping`. */
  ping: 2_000,
} as const;

/** Connections of one process to a PostgreSQL server. */
export const POSTGRES_CONNECTIONS = 10;

/**
 * Settings of every session, as arguments of the server. What SQL says about days doesn't depend on the server's
 * zone. A statement without a name is planned for its values each time; only those of `preparedQuery` have one, and may
 * come to be planned once for all values (decision 50). And no statement is compiled: that takes longer than any of
 * ours runs.
 */
export const SESSION_SETTINGS = [
  ...['-c', 'TimeZone=UTC'],
  ...['-c', 'plan_cache_mode=auto'],
  ...['-c', 'jit=off'],
];
