import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../database/database-handle.ts';
import type { JobKind } from './job-kind.ts';
import { AT_ONCE, isUndone, outbox } from './outbox.tables.ts';

interface EnqueueOptions {
  /** The earliest time, by the server's clock; by default at once. */
  readonly runAt?: Date;
  /** If true, an undone job of the same kind and key gets this payload and time; otherwise it stays unchanged. */
  readonly replace?: boolean;
}

/**
 * Writes a job in the caller's transaction, so that it exists exactly if its cause is committed. While a job of the
 * same kind and key is undone, nothing is written, unless `replace` is set: then a job that is running now runs once
 * more. Wake the runner after the commit to run a job at once.
 * @param key what the job is about, e.g. a booking's id; never a person
 */
export const enqueueJob = async <Payload>(
  tx: TransactionHandle,
  { name: kind }: Pick<JobKind<Payload>, 'name' | 'payload'>,
  key: string,
  payload: Payload,
  { runAt = AT_ONCE, replace = false }: EnqueueOptions = {},
): Promise<void> => {
  const insert = tx.insert(outbox).values({ kind, key, payload, runAt });
  if (!replace) {
    await insert.onConflictDoNothing();
    return;
  }
  await insert.onConflictDoUpdate({
    target: [outbox.kind, outbox.key],
    targetWhere: isUndone,
    // Without its lock, a runner that is working on it can't mark it as done.
    set: { payload: sql`excluded.payload`, runAt, attempts: 0, lockedUntil: null, lastError: null },
  });
};

/** PostgreSQL takes 65,535 parameters, and a job has four. */
const MOST_AT_ONCE = 10_000;

/** Writes many jobs of one kind like `enqueueJob`; a job is skipped while one of the same key is undone. */
export const enqueueJobs = async <Payload>(
  tx: TransactionHandle,
  { name: kind }: Pick<JobKind<Payload>, 'name' | 'payload'>,
  jobs: readonly { readonly key: string; readonly payload: Payload; readonly runAt: Date }[],
): Promise<void> => {
  for (let from = 0; from < jobs.length; from += MOST_AT_ONCE) {
    const rows = jobs.slice(from, from + MOST_AT_ONCE).map((job) => ({ kind, ...job }));
    await tx.insert(outbox).values(rows).onConflictDoNothing();
  }
};

/** Deletes undone jobs of these kinds with this key. A job that is running may still do its work. */
export const cancelJobs = async (
  tx: TransactionHandle,
  kinds: readonly Pick<JobKind<never>, 'name'>[],
  key: string,
): Promise<void> => {
  const names = kinds.map(({ name }) => name);
  await tx.delete(outbox).where(and(inArray(outbox.kind, names), eq(outbox.key, key), isUndone));
};
