import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { isUndone, outbox } from './outbox.tables.ts';

/** The jobs of one kind that wait or run. */
export type OutboxFigure = {
  readonly kind: string;
  /** Jobs whose time has come and that nobody runs. */
  readonly due: number;
  /** How long the oldest of them has waited, in seconds. */
  readonly oldest: number;
  /** Jobs that some process runs. */
  readonly running: number;
  /** Jobs that wait for a person. */
  readonly given_up: number;
};

/** What waits in the outbox, by kind; reads only the indexes of due jobs and of given-up ones. */
export const findOutboxFigures = async (db: DatabaseHandle, now: Date): Promise<readonly OutboxFigure[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isRunning = sql`${outbox.lockedUntil} is not null and ${outbox.lockedUntil} >= ${at}`;
  // A job to be run at once has no time of its own.
  const since = sql`greatest(${outbox.runAt}, ${outbox.createdAt})`;
  const { rows } = await db.execute<OutboxFigure>(sql`
    select kind, sum(due)::int as due, max(oldest)::float8 as oldest, sum(running)::int as running,
      sum(given_up)::int as given_up
    from (
      select ${outbox.kind} as kind, count(*) filter (where not (${isRunning})) as due,
        coalesce(extract(epoch from ${at} - min(${since}) filter (where not (${isRunning}))), 0) as oldest,
        count(*) filter (where ${isRunning}) as running, 0 as given_up
      from ${outbox} where ${isUndone} and ${outbox.runAt} <= ${at} group by 1
      union all
      select ${outbox.kind}, 0, 0, 0, count(*) from ${outbox} where ${outbox.failedAt} is not null group by 1
    ) every group by kind`);
  return rows;
};
