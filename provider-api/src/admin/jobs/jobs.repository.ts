import type { JobState } from '@sundara/contracts/api';
import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../database/database-handle.ts';
import { isUndone, outbox } from '../../outbox/outbox.tables.ts';

export type JobRow = typeof outbox.$inferSelect;

interface Sort {
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
}

const { doneAt, failedAt, lastError, runAt, id, kind } = outbox;

/** Each by an index that holds no other jobs; those done long ago are many. */
const SORTS: Readonly<Record<JobState, Sort>> = {
  'given-up': { where: isNotNull(failedAt), order: [desc(failedAt), desc(id)] },
  retrying: { where: and(isUndone, isNotNull(lastError)), order: [asc(runAt), asc(id)] },
  waiting: { where: and(isUndone, isNull(lastError)), order: [asc(runAt), asc(id)] },
  done: { where: isNotNull(doneAt), order: [desc(doneAt), desc(id)] },
};
const NOT_DONE: Sort = {
  where: or(isNotNull(failedAt), isUndone),
  order: [sql`${failedAt} desc nulls last`, asc(runAt), asc(id)],
};

interface Query {
  readonly page: number;
  readonly limit: number;
  readonly state?: JobState | undefined;
  /** How the kind's name begins. */
  readonly kind?: string | undefined;
}

const ofKind = (begins: string | undefined): SQL | undefined =>
  begins === undefined ? undefined : sql`starts_with(${kind}, ${begins})`;

/** One page of the jobs in a state; without one of those that are not done, given up ones first. */
export const findJobs = (db: DatabaseHandle, { page, limit, state, kind: begins }: Query) => {
  const { where, order } = state ? SORTS[state] : NOT_DONE;
  return db
    .select()
    .from(outbox)
    .where(and(where, ofKind(begins)))
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
};

/** How many jobs there are in each state; of the kinds that begin so. */
export const countJobs = async (
  db: DatabaseHandle,
  begins?: string | undefined,
): Promise<Record<JobState, number>> => {
  const counted = (state: JobState) =>
    sql<number>`(${db
      .select({ n: count() })
      .from(outbox)
      .where(and(SORTS[state].where, ofKind(begins)))})::int`;
  const [counts] = await db
    .select({
      waiting: counted('waiting'),
      retrying: counted('retrying'),
      'given-up': counted('given-up'),
      done: counted('done'),
    })
    .from(sql`(select 1) one`);
  return counts ?? { waiting: 0, retrying: 0, 'given-up': 0, done: 0 };
};

export const lockJob = async (db: DatabaseHandle, jobId: number): Promise<JobRow | undefined> =>
  (await db.select().from(outbox).where(eq(id, jobId)).for('update'))[0];

/** The undone job of a kind and key, of which there is one at most. */
export const findUndone = async (
  db: DatabaseHandle,
  job: Pick<JobRow, 'kind' | 'key'>,
): Promise<Pick<JobRow, 'id'> | undefined> =>
  (
    await db
      .select({ id })
      .from(outbox)
      .where(and(eq(kind, job.kind), eq(outbox.key, job.key), isUndone))
  )[0];

/** @returns the job as it stands then; undefined when another one of its kind and key came in between */
export const setDue = async (
  db: DatabaseHandle,
  jobId: number,
  change: Partial<JobRow>,
): Promise<JobRow | undefined> => (await db.update(outbox).set(change).where(eq(id, jobId)).returning())[0];

/** The oldest jobs of a kind that were given up. */
export const findGivenUpIds = async (db: DatabaseHandle, of: string, most: number): Promise<number[]> =>
  (
    await db
      .select({ id })
      .from(outbox)
      .where(and(isNotNull(failedAt), eq(kind, of)))
      .orderBy(asc(failedAt), asc(id))
      .limit(most)
  ).map((job) => job.id);
