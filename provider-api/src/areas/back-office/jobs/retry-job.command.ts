import { retryJob as operation } from '@sundara/contracts/api';
import type { Database } from '../../../platform/database/open-database.ts';
import { isPostgresError } from '../../../platform/database/postgres-error.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { AT_ONCE } from '../../../platform/outbox/outbox.tables.ts';
import { writeAudit } from '../../marketplace/index.ts';
import { retryRefusal } from './job.policy.ts';
import { jobStateOf } from './job.presenter.ts';
import { findGivenUpIds, findUndone, type JobRow, lockJob, setDue } from './jobs.repository.ts';

const STANDS = 'Another job about the same stands already; it does what this one did not.';

/**
 * Runs a job now that was given up, or that waits for its next attempt. One that was given up gets all its attempts
 * again. Audited.
 * @throws ApiError NOT_FOUND, JOB_NOT_WAITING
 */
export const retryJob = async (
  database: Database,
  account: Pick<Account, 'id' | 'role'>,
  jobId: number,
  now: Date,
): Promise<JobRow> => {
  try {
    return await database.transaction(async (tx) => {
      const job = await lockJob(tx, jobId);
      if (!job) throw new ApiError('NOT_FOUND', { message: 'There is no such job any more.' });
      const state = jobStateOf(job);
      const refused = retryRefusal(state);
      if (refused) throw refusal(refused);
      if (job.lockedUntil && job.lockedUntil > now) throw refusal('This job is being tried just now.');
      if (state === 'given-up' && (await findUndone(tx, job))) throw refusal(STANDS);
      const anew = state === 'given-up' ? { failedAt: null, attempts: 0 } : {};
      const due = await setDue(tx, jobId, { ...anew, runAt: AT_ONCE });
      if (!due) throw new Error(`The job ${jobId} went away under its lock.`);
      const changes = {
        kind: [null, job.kind],
        state: [state, jobStateOf(due)],
        attempts: [job.attempts, due.attempts],
      } as const;
      await writeAudit(
        tx,
        account,
        { salonId: null, action: operation.name, subjectId: String(jobId), changes },
        now,
      );
      return due;
    });
  } catch (error) {
    // Another job was inserted between the check and the update.
    if (isPostgresError(error, 'UNIQUE_VIOLATION', 'outbox_once')) throw refusal(STANDS);
    throw error;
  }
};

const refusal = (message: string): ApiError => new ApiError('JOB_NOT_WAITING', { message });

/** The maximum number of jobs per call. */
const MOST_AT_ONCE = 1_000;

/**
 * Runs the given-up jobs of a kind now; each is audited. A job that another one has replaced meanwhile, or that is
 * running, stays as it is.
 * @returns how many are tried again
 */
export const retryJobs = async (
  database: Database,
  account: Pick<Account, 'id' | 'role'>,
  kind: string,
  now: Date,
): Promise<number> => {
  let retried = 0;
  for (const id of await findGivenUpIds(database.db, kind, MOST_AT_ONCE)) {
    try {
      await retryJob(database, account, id, now);
      retried += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return retried;
};
