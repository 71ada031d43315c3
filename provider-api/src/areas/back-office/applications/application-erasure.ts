import { addMinutes } from '@sundara/contracts';
import { and, eq, ne, or } from 'drizzle-orm';
import * as z from 'zod';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { type Job, type JobKind, jobOf } from '../../../platform/outbox/job-kind.ts';
import { applications } from './applications.tables.ts';

/** How long an application is stored after it was decided, or came as spam, in days. */
export const KEEP_APPLICATION_DAYS = 365;

const payload = z.object({ applicationId: z.uuid() });

/** Erases a decided application, or spam; what an approval made stays. */
export const APPLICATION_ERASE: JobKind<z.output<typeof payload>> = { name: 'application.erase', payload };

/** Schedules the erasure, in the caller's transaction. */
export const planErasure = (tx: TransactionHandle, applicationId: string, now: Date): Promise<void> => {
  const runAt = addMinutes(now, KEEP_APPLICATION_DAYS * 24 * 60);
  return enqueueJob(tx, APPLICATION_ERASE, applicationId, { applicationId }, { runAt });
};

export const eraseApplicationJob = ({ database: { db } }: { readonly database: Database }): Job =>
  jobOf(APPLICATION_ERASE, async ({ applicationId }) => {
    await db
      .delete(applications)
      .where(
        and(
          eq(applications.id, applicationId),
          or(eq(applications.isSpam, true), ne(applications.state, 'waiting')),
        ),
      );
  });
