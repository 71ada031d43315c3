import type { AdminJob, JobState } from '@sundara/contracts/api';

const REFUSALS: Readonly<Partial<Record<JobState, string>>> = {
  done: 'This job is done.',
  waiting: 'This job has not failed: it waits for its time.',
};

/** Why a job in this state can't be retried; undefined where it can. */
export const retryRefusal = (state: JobState): string | undefined => REFUSALS[state];

/** What an admin may do with a job. */
export const jobAbilities = (state: JobState): AdminJob['can'] => ({
  retry: retryRefusal(state) === undefined,
});
