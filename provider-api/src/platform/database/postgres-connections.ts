import pg from 'pg';
import { type DatabaseAddress, describeConnectionFailure } from './connection-failure.ts';
import { type Connections, endPool, withClient } from './connections.ts';
import { DatabaseError } from './database-error.ts';
import { DATABASE_LIMITS, POSTGRES_CONNECTIONS, SESSION_SETTINGS } from './database-limits.ts';
import { DatabasePool } from './database-pool.ts';

const OLDEST_SERVER = 150000;

/**
 * A pool of connections to the server at a `postgres://` address, checked with one connection.
 * @throws DatabaseError DATABASE_URL_INVALID, DATABASE_UNREACHABLE, DATABASE_UNAUTHORISED, DATABASE_NOT_FOUND,
 *   DATABASE_TOO_OLD
 */
export const connectPostgres = async (
  url: string,
  connectLimitMs: number = DATABASE_LIMITS.connect,
): Promise<Connections> => {
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: 'sundara-provider',
    options: SESSION_SETTINGS.join(' '),
    connectionTimeoutMillis: connectLimitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const address = addressOf(url, config);
  const alone: Connections['alone'] = (work) => withClient(new pg.Client(config), work);
  await alone(requireSupportedVersion).catch((error: unknown) => {
    throw describeConnectionFailure(error, address);
  });
  const pool = new DatabasePool(
    {
      ...config,
      max: POSTGRES_CONNECTIONS,
      idleTimeoutMillis: DATABASE_LIMITS.idle,
      statement_timeout: DATABASE_LIMITS.statement,
      query_timeout: DATABASE_LIMITS.answer,
      idle_in_transaction_session_timeout: DATABASE_LIMITS.idleInTransaction,
    },
    address,
  );
  return { kind: 'postgres', pool, alone, close: () => endPool(pool) };
};

const addressOf = (url: string, config: pg.ClientConfig): DatabaseAddress => {
  if (!/^postgres(ql)?:\/\//.test(url)) throw invalidUrl();
  try {
    const { host, port, user = '', database = '' } = new pg.Client(config);
    return { host, port, user, database };
  } catch {
    // The parser's error holds the whole address, so it is not kept as the cause.
    throw invalidUrl();
  }
};

const invalidUrl = (): DatabaseError => {
  return new DatabaseError(
    'DATABASE_URL_INVALID',
    'DATABASE_URL is not a PostgreSQL address. Write postgres://user:password@host:5432/database, with special characters of the password percent-encoded (%23 for #).',
  );
};

const requireSupportedVersion = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const version = rows[0];
  if (!version || version.number >= OLDEST_SERVER) return;
  throw new DatabaseError(
    'DATABASE_TOO_OLD',
    `The server at DATABASE_URL runs PostgreSQL ${version.name}. This product needs version 15 or newer.`,
  );
};
