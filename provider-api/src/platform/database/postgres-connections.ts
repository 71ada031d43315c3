import pg from 'pg';
import { type DatabaseAddress, describeConnectionFailure } from './connection-failure.ts';
import { type Connections, endPool, withClient } from './connections.ts';
import { DatabaseError } from './database-error.ts';
import { DATABASE_LIMITS, OWN_SESSION, POSTGRES_CONNECTIONS, SESSION_SETTINGS } from './database-limits.ts';
import { DatabasePool } from './database-pool.ts';
import { type PoolMode, requireRole, setRole, withoutNames } from './pooler.ts';

const OLDEST_SERVER = 150000;

export interface PostgresAddress {
  readonly databaseUrl: string;
  /** The server itself, where `databaseUrl` is a pooler's. */
  readonly directUrl?: string | undefined;
  readonly poolMode?: PoolMode | undefined;
}

/**
 * A pool of connections to the server at a `postgres://` address, checked with one connection. Behind a pooler that
 * gives each transaction another session, no connection sets anything or names a statement, and what needs a session of
 * its own goes to the server itself.
 * @throws DatabaseError DATABASE_URL_INVALID, DATABASE_UNREACHABLE, DATABASE_UNAUTHORISED, DATABASE_NOT_FOUND,
 *   DATABASE_TOO_OLD, DATABASE_ROLE_UNSET
 */
export const connectPostgres = async (
  { databaseUrl, directUrl, poolMode = 'session' }: PostgresAddress,
  connectLimitMs: number = DATABASE_LIMITS.connect,
): Promise<Connections> => {
  const isPooled = poolMode === 'transaction';
  const pooled = configOf(databaseUrl, connectLimitMs, isPooled ? undefined : SESSION_SETTINGS);
  const address = addressOf(databaseUrl, pooled);
  const own = isPooled ? directUrl && configOf(directUrl, connectLimitMs, OWN_SESSION) : pooled;
  if (own) addressOf(directUrl ?? databaseUrl, own);
  const alone: Connections['alone'] = async (work) => {
    if (!own) throw directUrlMissing();
    return withClient(new pg.Client(own), work);
  };
  const check = async (client: pg.Client) => {
    await requireSupportedVersion(client);
    if (isPooled) await requireRole(client);
  };
  try {
    if (isPooled && own) await alone(setRole);
    await withClient(new pg.Client(pooled), check);
  } catch (error) {
    throw describeConnectionFailure(error, address);
  }
  const pool = new DatabasePool(
    {
      ...pooled,
      max: POSTGRES_CONNECTIONS,
      idleTimeoutMillis: DATABASE_LIMITS.idle,
      query_timeout: DATABASE_LIMITS.answer,
      ...(!isPooled && {
        statement_timeout: DATABASE_LIMITS.statement,
        idle_in_transaction_session_timeout: DATABASE_LIMITS.idleInTransaction,
      }),
    },
    address,
  );
  if (isPooled) pool.on('connect', withoutNames);
  const probes = new DatabasePool(
    { ...pooled, max: 1, idleTimeoutMillis: DATABASE_LIMITS.idle, query_timeout: DATABASE_LIMITS.ping },
    address,
  );
  probes.on('error', () => {});
  return {
    kind: 'postgres',
    pool,
    probe: () => probes.query('select 1'),
    alone,
    close: () => Promise.all([endPool(pool), endPool(probes)]).then(() => {}),
  };
};

/** Of one connection. @param settings as server options, which poolers refuse */
export const configOf = (
  url: string,
  connectLimitMs: number,
  settings: readonly string[] | undefined,
): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'sundara-provider',
  ...(settings && { options: settings.join(' ') }),
  connectionTimeoutMillis: connectLimitMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

const directUrlMissing = (): DatabaseError =>
  new DatabaseError(
    'DATABASE_URL_INVALID',
    'DATABASE_DIRECT_URL is not set. Migrations need the server itself, not a pooler in transaction mode.',
  );

/** Host, port, user and database of an address, for messages. @throws DatabaseError DATABASE_URL_INVALID */
export const addressOf = (url: string, config: pg.ClientConfig): DatabaseAddress => {
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
