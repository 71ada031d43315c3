import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Well within the second after which a migration gives a lock up. */
const LOOK_MS = 250;
/** Enough of a statement to know it by. */
const SHOWN = 120;

interface Blocker {
  readonly pid: number;
  readonly program: string;
  readonly state: string;
  readonly seconds: number;
  readonly statement: string;
}

const BLOCKERS = `select a.pid, coalesce(nullif(a.application_name, ''), a.backend_type) as program,
    coalesce(a.state, 'unknown') as state, coalesce(a.query, '') as statement,
    coalesce(extract(epoch from clock_timestamp() - coalesce(a.xact_start, a.query_start)), 0)::int as seconds
  from unnest(pg_blocking_pids($1)) as b(pid) join pg_stat_activity a on a.pid = b.pid order by a.pid`;

/** A statement on one line, without its values, which may be personal data. */
const shown = (statement: string): string => {
  const line = statement
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "'…'")
    .replaceAll(/--.*/g, '')
    .replaceAll(/\b\d+(?:\.\d+)?\b/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

const textOf = ({ pid, program, state, seconds, statement }: Blocker): string =>
  `process ${pid} (${program}, ${state}, begun ${seconds} s before, last statement "${shown(statement)}")`;

/** Runs statements that may wait for a lock, and remembers on whom one waited. */
export interface LockWatch {
  run(statement: string): Promise<unknown>;
  /** '"alter table …" waited for process 70 (psql, …).'; undefined while none has waited for long. */
  readonly told: () => string | undefined;
}

/**
 * Looks from another connection at a statement that takes its time: once PostgreSQL has refused the lock, nobody can
 * tell any more who held it.
 * @param others connections besides the client's; undefined for the embedded database, where nobody else has one
 */
export const watchLocks = async (client: pg.Client, others: pg.Pool | undefined): Promise<LockWatch> => {
  let told: string | undefined;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  const look = async (statement: string, pool: pg.Pool): Promise<void> => {
    const found = await pool.query<Blocker>(BLOCKERS, [pid]).catch((error: unknown) => String(error));
    if (typeof found === 'string')
      told = `Who holds the lock of "${shown(statement)}" is not known: ${found}.`;
    else if (found.rows.length > 0)
      told = `"${shown(statement)}" waited for ${found.rows.map(textOf).join(' and ')}.`;
  };
  const watch = async (statement: string, pool: pg.Pool, signal: AbortSignal): Promise<void> => {
    // The wait is ended by the statement's end, which is no failure.
    while (await wait(LOOK_MS, true, { signal }).catch(() => false)) await look(statement, pool);
  };
  const run = async (statement: string) => {
    const over = new AbortController();
    if (others) void watch(statement, others, over.signal);
    try {
      return await client.query(statement);
    } finally {
      over.abort();
    }
  };
  return { run, told: () => told };
};
