import { toLocalIso } from '@sundara/contracts';
import type { AdminJob, JobState } from '@sundara/contracts/api';
import { AT_ONCE } from '../../../platform/outbox/outbox.tables.ts';
import { jobAbilities } from './job.policy.ts';
import type { JobRow } from './jobs.repository.ts';

export const jobStateOf = ({ doneAt, failedAt, lastError }: JobRow): JobState => {
  if (doneAt) return 'done';
  if (failedAt) return 'given-up';
  return lastError === null ? 'waiting' : 'retrying';
};

/** A job for admins. Errors of mail servers name refused recipients, whom these admins need not know. */
export const presentJob = (job: JobRow, now: Date): AdminJob => {
  const state = jobStateOf(job);
  const runs = state === 'waiting' || state === 'retrying';
  return {
    id: job.id,
    kind: job.kind,
    key: job.key,
    state,
    attempts: job.attempts,
    runAt: runs ? toLocalIso(job.runAt > AT_ONCE ? job.runAt : now) : null,
    lastError: job.lastError === null ? null : withoutAddresses(job.lastError),
    createdAt: toLocalIso(job.createdAt),
    can: jobAbilities(state),
  };
};

/** An error message without mail addresses' local parts. */
export const withoutAddresses = (text: string): string => text.replace(/[^\s<>"',;:()]+@(?=[\w-]+\.)/g, '…@');
