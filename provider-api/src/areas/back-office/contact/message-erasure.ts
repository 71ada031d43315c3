import { addMinutes } from '@sundara/contracts';
import { and, eq, lte, or } from 'drizzle-orm';
import * as z from 'zod';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { cancelJobs, enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { contactMessages } from './contact.tables.ts';

/** How long a message is stored after it was closed or marked as spam, in days. */
export const KEEP_MESSAGE_DAYS = 365;

const payload = z.object({ messageId: z.uuid() });

/** Erases a closed or spam message, with its replies. */
export const CONTACT_ERASE: JobKind<z.output<typeof payload>> = { name: 'contact.erase', payload };

interface Standing {
  readonly id: string;
  readonly state: 'open' | 'answered' | 'closed';
  readonly isSpam: boolean;
}

/** Schedules a message's erasure a year after it ended, or cancels it if it goes on; in the caller's transaction. */
export const planErasure = (
  tx: TransactionHandle,
  { id, state, isSpam }: Standing,
  now: Date,
): Promise<void> => {
  if (state !== 'closed' && !isSpam) return cancelJobs(tx, [CONTACT_ERASE], id);
  const runAt = addMinutes(now, KEEP_MESSAGE_DAYS * 24 * 60);
  return enqueueJob(tx, CONTACT_ERASE, id, { messageId: id }, { runAt, replace: true });
};

export const eraseMessageJob = ({ database, now }: { database: Database; now: () => Date }): Job =>
  jobOf(CONTACT_ERASE, async ({ messageId }) => {
    const ended = addMinutes(now(), -KEEP_MESSAGE_DAYS * 24 * 60);
    await database.db
      .delete(contactMessages)
      .where(
        and(
          eq(contactMessages.id, messageId),
          or(eq(contactMessages.isSpam, true), lte(contactMessages.closedAt, ended)),
        ),
      );
  });
