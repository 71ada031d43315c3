import type { TransactionHandle } from '../database/database-handle.ts';
import type { JobKind } from './job-kind.ts';
import { outbox } from './outbox.tables.ts';

/**
 * Writes a job in the caller's transaction, so that it exists exactly when what causes it does. While one of the
 * same kind and key is undone, nothing is written. Wake the runner after the commit to have it done at once.
 * @param key what the job is about, e.g. a booking's id
 */
export const enqueueJob = async <Payload>(
  tx: TransactionHandle,
  kind: JobKind<Payload>,
  key: string,
  payload: Payload,
): Promise<void> => {
  await tx.insert(outbox).values({ kind: kind.name, key, payload }).onConflictDoNothing();
};
