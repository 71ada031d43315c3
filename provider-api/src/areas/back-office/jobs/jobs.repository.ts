import type { JobState } from '@sundara/contracts/api';
import { and, asc, count, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { isAnyOf, preparedQuery } from '../../../platform/database/prepared-query.ts';
import { findPageOfIds, inOrderOf } from '../../../platform/list/page-of-ids.ts';
import { isUndone, outbox } from '../../../platform/outbox/outbox.tables.ts';

export type JobRow = typeof outbox.$inferSelect;

const { doneAt, failedAt, lastError, runAt, id, kind } = outbox;

/** Each state has an index of its own jobs only, because there are many done jobs. */
const SORTS: Readonly<Record<JobState, { where: SQL | undefined; by: PgColumn; descending: boolean }>> = {
  'given-up': { where: isNotNull(failedAt), by: failedAt, descending: true },
  retrying: { where: and(isUndone, isNotNull(lastError)), by: runAt, descending: false },
  waiting: { where: and(isUndone, isNull(lastError)), by: runAt, descending: false },
  done: { where: isNotNull(doneAt), by: doneAt, descending: true },
};
const UNDONE = { where: isUndone, by: runAt, descending: false };

interface Query {
  readonly page: number;
  readonly limit: number;
  readonly state?: JobState | undefined;
  /** A prefix of the kind's name. */
  readonly kind?: string | undefined;
}

const ofKind = (begins: string | undefined): SQL | undefined =>
  begins === undefined ? undefined : sql`${kind} like ${`${literal(begins)}%`}`;

export type JobCounts = Readonly<Record<JobState, number>>;

/** The query for one page of the jobs in a state, given the total. */
export const jobPage = (state: JobState | 'undone', { page, limit, kind: begins }: Query, total: number) => {
  const { where, ...order } = state === 'undone' ? UNDONE : SORTS[state];
  return { table: outbox, where: and(where, ofKind(begins)), ...order, page, limit, total };
};

/** Jobs that are not done: given-up ones first, then by when they run. */
const findNotDone = async (
  db: DatabaseHandle,
  query: Query,
  counts: JobCounts,
): Promise<readonly number[]> => {
  const givenUp = counts['given-up'];
  const first = await findPageOfIds(db, id, jobPage('given-up', query, givenUp));
  const start = Math.max(0, (query.page - 1) * query.limit - givenUp);
  const others =
    first.length === query.limit
      ? []
      : await db
          .select({ id })
          .from(outbox)
          .where(and(isUndone, ofKind(query.kind)))
          .orderBy(asc(runAt), asc(id))
          .limit(query.limit - first.length)
          .offset(start);
  return [...first, ...others.map((job) => job.id)];
};

const jobsByIds = preparedQuery('jobs', (db) => db.select().from(outbox).where(isAnyOf(id, 'ids')));

/** One page of the jobs in a state; without a state, of those that are not done, given-up ones first. */
export const findJobs = async (
  db: DatabaseHandle,
  query: Query,
  counts: JobCounts,
): Promise<readonly JobRow[]> => {
  const { state } = query;
  const ids = state
    ? await findPageOfIds(db, id, jobPage(state, query, counts[state]))
    : await findNotDone(db, query, counts);
  return ids.length === 0 ? [] : inOrderOf(ids, await jobsByIds(db).execute({ ids }));
};

const MINUTE_MS = 60_000;
/** How long the count of old done jobs is reused; those deleted meanwhile were old, and nobody looks for them. */
const KEPT_MS = 10 * MINUTE_MS;

/**
 * Counts jobs by state, for kinds with a prefix. Old done jobs are many, so they are counted every ten minutes, while
 * callers get the previous count; all other jobs are counted on each call.
 */
export const jobCounter = (db: DatabaseHandle, now: () => Date) => {
  let kept: DoneBefore | undefined;
  let counting: Promise<DoneBefore> | undefined;
  const countAnew = (at: number): Promise<DoneBefore> => {
    // A minute ago: everything that was done before then is committed by now.
    counting ??= countDone(db, { at, before: new Date(at - MINUTE_MS) })
      .then((counted) => {
        kept = counted;
        return counted;
      })
      .finally(() => {
        counting = undefined;
      });
    return counting;
  };
  const doneBefore = async (at: number): Promise<DoneBefore> => {
    const age = kept ? at - kept.at : Number.POSITIVE_INFINITY;
    if (!kept || age < 0 || age >= 2 * KEPT_MS) return countAnew(at);
    // If it fails, the next call tries again.
    if (age >= KEPT_MS) countAnew(at).catch(() => {});
    return kept;
  };
  return async (begins = ''): Promise<JobCounts> => {
    const { before, kinds } = await doneBefore(now().getTime());
    const { doneSince, ...undone } = await countJobs(db, begins, before);
    const ours = kinds.filter((each) => each.kind.startsWith(begins));
    return { ...undone, done: ours.reduce((sum, { n }) => sum + n, doneSince) };
  };
};

/** How many jobs of each kind were done before an instant, and when they were counted, in milliseconds. */
interface DoneBefore {
  readonly at: number;
  readonly before: Date;
  readonly kinds: readonly { readonly kind: string; readonly n: number }[];
}

const countDone = async (
  db: DatabaseHandle,
  mark: Pick<DoneBefore, 'at' | 'before'>,
): Promise<DoneBefore> => ({
  ...mark,
  kinds: await db.select({ kind, n: count() }).from(outbox).where(lt(doneAt, mark.before)).groupBy(kind),
});

/** How many jobs are not done, by state, and how many were done since an instant; for kinds with a prefix. */
export const countJobs = async (db: DatabaseHandle, begins = '', since?: Date) => {
  const counted = (where: SQL | undefined) =>
    sql<number>`(${db
      .select({ n: count() })
      .from(outbox)
      .where(and(where, ofKind(begins || undefined)))})::int`;
  const [counts] = await db
    .select({
      undone: counted(isUndone),
      retrying: counted(SORTS.retrying.where),
      'given-up': counted(SORTS['given-up'].where),
      doneSince: since ? counted(gte(doneAt, since)) : sql<number>`0`,
    })
    .from(sql`(select 1) one`);
  const { undone = 0, ...others } = counts ?? { retrying: 0, 'given-up': 0, doneSince: 0 };
  return { ...others, waiting: undone - others.retrying };
};

export const lockJob = async (db: DatabaseHandle, jobId: number): Promise<JobRow | undefined> =>
  (await db.select().from(outbox).where(eq(id, jobId)).for('update'))[0];

/** The undone job of a kind and key; there is at most one. */
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

/** @returns the changed job; undefined if another one of its kind and key was inserted meanwhile */
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
