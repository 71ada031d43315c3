import { findDatabaseError } from './database-error.ts';
import { isPostgresError } from './postgres-error.ts';

const PASSING = ['DATABASE_BUSY', 'DATABASE_UNREACHABLE', 'DATABASE_STOPPED'];
const SERVER_STOPS = ['QUERY_CANCELED', 'ADMIN_SHUTDOWN', 'CRASH_SHUTDOWN', 'CANNOT_CONNECT_NOW'] as const;

/** When a connection ends during a statement, socket errors have a code, errors of `pg` only a message. */
const SOCKET_ENDED = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
const CONNECTION_ENDED =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Whether the database failure is temporary: the client may try again in a moment. */
export const isPassing = (error: unknown): boolean => {
  const failure = findDatabaseError(error);
  if (PASSING.some((code) => code === failure?.code)) return true;
  return SERVER_STOPS.some((name) => isPostgresError(error, name)) || isConnectionLost(error);
};

const isConnectionLost = (error: unknown): boolean => {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? current.code : undefined;
    if (SOCKET_ENDED.some((ended) => ended === code) || CONNECTION_ENDED.test(current.message)) return true;
  }
  return false;
};
