import type { TransactionHandle } from '../database/database-handle.ts';
import type { JobKind } from './job-kind.ts';
import { outbox } from './outbox.tables.ts';

/**
 * Writes a job that is already given up, for work that must not be tried again before a person has looked: admins see
 * it with its reason and run it by retrying it. Part of the caller's transaction.
 */
export const giveUpJob = async <Payload>(
  tx: TransactionHandle,
  { name: kind }: Pick<JobKind<Payload>, 'name' | 'payload'>,
  key: string,
  payload: Payload,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> => {
  await tx.insert(outbox).values({ kind, key, payload, attempts: 1, failedAt: now, lastError: reason });
};
