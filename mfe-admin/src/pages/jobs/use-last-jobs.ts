import { useState } from 'react';
import type { Jobs, JobsData } from './jobs.loader.ts';

interface Shown {
  /** Undefined until a list of this address was read. */
  readonly jobs: Jobs | undefined;
  readonly readAt: Date;
  /** The newest read failed. */
  readonly stale: boolean;
}

/** What to show: a refresh that failed leaves the last list of the same address in place. */
export const useLastJobs = ({ state, kind, page, jobs, readAt }: JobsData): Shown => {
  const [good, setGood] = useState<Omit<JobsData, 'jobs'> & { readonly jobs: Jobs }>();
  if (jobs.ok && good?.readAt !== readAt) setGood({ state, kind, page, jobs: jobs.data, readAt });
  if (jobs.ok) return { jobs: jobs.data, readAt, stale: false };
  const same = good && good.state === state && good.kind === kind && good.page === page ? good : undefined;
  return { jobs: same?.jobs, readAt: same?.readAt ?? readAt, stale: true };
};
