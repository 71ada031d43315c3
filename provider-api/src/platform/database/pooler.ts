import type pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { DATABASE_LIMITS } from './database-limits.ts';

/**
 * What stands between this process and the server: 'session' is nothing, or a pooler that keeps a session for each
 * connection; 'transaction' one that gives each transaction any session, as PgBouncer's `pool_mode` of this name.
 */
export type PoolMode = 'session' | 'transaction';

/** What sessions have by their role, where no connection can set it for itself. Durations as `current_setting` says them. */
const ROLE_SETTINGS = {
  TimeZone: 'UTC',
  jit: 'off',
  plan_cache_mode: 'auto',
  statement_timeout: `${DATABASE_LIMITS.statement / 1_000}s`,
  idle_in_transaction_session_timeout: `${DATABASE_LIMITS.idleInTransaction / 1_000}s`,
} as const;

/** Any number, as long as all processes use the same. */
const ROLE_LOCK = 7_208_301_946;

const findOthers = async (client: pg.ClientBase): Promise<readonly string[]> => {
  const names = Object.keys(ROLE_SETTINGS);
  const { rows } = await client.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [names],
  );
  const wanted: Readonly<Record<string, string>> = ROLE_SETTINGS;
  return rows.flatMap(({ name, value }) => (value === wanted[name] ? [] : `${name} ${value}`));
};

/** Gives the user its settings in this database, on a connection to the server itself. The user may do that. */
export const setRole = async (client: pg.Client): Promise<void> => {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK]);
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter role current_user in database %I set %I = %L', current_database(), name, value) as statement
     from jsonb_each_text($1::jsonb) as wanted(name, value)`,
    [ROLE_SETTINGS],
  );
  for (const { statement } of rows) await client.query(statement);
  await client.query('commit');
};

/**
 * Checks the session that the pooler gives.
 * @throws DatabaseError DATABASE_ROLE_UNSET
 */
export const requireRole = async (client: pg.ClientBase): Promise<void> => {
  const others = await findOthers(client);
  if (others.length === 0) return;
  throw new DatabaseError(
    'DATABASE_ROLE_UNSET',
    `The pooler's sessions have ${others.join(', ')}. Start once with DATABASE_DIRECT_URL, which gives the user its settings; then let the pooler connect anew (RECONNECT in PgBouncer).`,
  );
};

/** Lets each statement be parsed anew: the next session does not know a name that this one was given. */
export const withoutNames = (client: pg.ClientBase): void => {
  const query = client.query.bind(client);
  const nameless = (first: unknown, ...others: unknown[]) =>
    Reflect.apply(query, client, [isNamed(first) ? { ...first, name: undefined } : first, ...others]);
  client.query = nameless as typeof client.query;
};

const isNamed = (config: unknown): config is pg.QueryConfig =>
  typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
