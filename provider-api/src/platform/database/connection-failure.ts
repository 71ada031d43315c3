import { TooBusyError } from '../turns/turns.ts';
import { DatabaseError } from './database-error.ts';
import { findPostgresError, POSTGRES_ERROR } from './postgres-error.ts';

/** The target of a connection, without the password. */
export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** Messages of `pg` and `pg-pool`, which give these failures no code. */
const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';
const NO_ANSWER = /timeout expired|connection timeout/;
const PASSWORD_MISSING = /password must be a (non-empty )?string/;

/** Turns any error of `pg` on connecting into one sentence that says what to do. Never contains a password. */
export const describeConnectionFailure = (error: unknown, address: DatabaseAddress): DatabaseError => {
  if (error instanceof DatabaseError) return error;
  const server = `PostgreSQL at ${address.host}:${address.port}`;
  const failure = (code: DatabaseError['code'], message: string) =>
    new DatabaseError(code, message, { cause: error });
  const message = error instanceof Error ? error.message : String(error);

  if (message === POOL_EXHAUSTED || error instanceof TooBusyError) {
    return failure('DATABASE_BUSY', 'All connections to the database are in use. Try again in a moment.');
  }
  if (PASSWORD_MISSING.test(message)) {
    return failure('DATABASE_UNAUTHORISED', `${server} asks for a password. Add one to DATABASE_URL.`);
  }
  switch (findPostgresError(error)?.code) {
    case POSTGRES_ERROR.INVALID_PASSWORD:
    case POSTGRES_ERROR.INVALID_AUTHORIZATION:
      return failure(
        'DATABASE_UNAUTHORISED',
        `${server} refuses the user "${address.user}". Check user and password in DATABASE_URL.`,
      );
    case POSTGRES_ERROR.DATABASE_NOT_FOUND:
      return failure(
        'DATABASE_NOT_FOUND',
        `${server} has no database named "${address.database}". Create it, or correct DATABASE_URL.`,
      );
    case POSTGRES_ERROR.TOO_MANY_CONNECTIONS:
      return failure(
        'DATABASE_BUSY',
        `${server} has no connection left. Raise max_connections, or use fewer.`,
      );
    case POSTGRES_ERROR.CANNOT_CONNECT_NOW:
      return failure('DATABASE_UNREACHABLE', `${server} is starting or stopping. Try again in a moment.`);
  }
  const reason = NO_ANSWER.test(message) ? 'it did not answer in time' : systemReason(error) || message;
  return failure(
    'DATABASE_UNREACHABLE',
    `${server} can't be reached: ${reason}. Start it, or correct DATABASE_URL.`,
  );
};

const systemReason = (error: unknown): string | undefined => {
  // A host name with several IP addresses fails with an AggregateError, which has no message but has the code.
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ECONNREFUSED':
      return 'nothing listens there';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no host of that name';
    case 'ENOENT':
      return 'there is no such socket';
    default:
      return typeof code === 'string' ? code : undefined;
  }
};
