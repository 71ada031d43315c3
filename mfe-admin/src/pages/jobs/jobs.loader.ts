import { adminJobs, JOB_STATES, type JobState, type Reply } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { pageOf } from '@sundara/web/table';

export type Jobs = Reply<typeof adminJobs>;

export interface JobsData {
  /** The state that the address names; undefined for all that is not done. */
  readonly state: JobState | undefined;
  /** The prefix of kinds that the address names; '' for all. */
  readonly kind: string;
  readonly page: number;
  readonly jobs: Result<Jobs>;
  readonly readAt: Date;
}

/** The state that an address names; undefined for none, and for an unknown one. */
export const stateOf = (params: URLSearchParams): JobState | undefined =>
  JOB_STATES.find((state) => state === params.get('state'));

/** The prefix of kinds that an address names; '' for none, and for an invalid one. */
const kindOf = (params: URLSearchParams): string => {
  const kind = params.get('kind') ?? '';
  return /^[a-z][a-z0-9.-]{0,59}$/.test(kind) ? kind : '';
};

/** Fetches one page of the jobs in a state, with the counts of all. */
export const loadJobs = async ({ shell, request }: RemoteLoaderArgs): Promise<JobsData> => {
  const { searchParams } = new URL(request.url);
  const state = stateOf(searchParams);
  const page = pageOf(searchParams);
  const kind = kindOf(searchParams);
  const query = { page: page > 1 ? page : undefined, limit: 20, state, kind };
  const jobs = await shell.http.call(adminJobs, { query }, { signal: request.signal });
  return { state, kind, page, jobs, readAt: new Date() };
};
