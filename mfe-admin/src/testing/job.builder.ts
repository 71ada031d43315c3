import type { AdminJob } from '@sundara/contracts/api';
import { answered } from '@sundara/web/testing';

export const aJob = (change: Partial<AdminJob> = {}): AdminJob => ({
  id: 7,
  kind: 'mail.booking-confirmed',
  key: '0b0e7a52-0000-4000-8000-000000000001',
  state: 'given-up',
  attempts: 11,
  runAt: null,
  lastError: '451 come back later',
  createdAt: '2026-11-21T10:00:00+05:30',
  can: { retry: ['given-up', 'retrying'].includes(change.state ?? 'given-up') },
  ...change,
});

const COUNTS = { waiting: 14, retrying: 1, 'given-up': 2, done: 1234 };

/** A page of jobs as the provider returns it. */
export const jobsAnswer = (
  jobs: readonly AdminJob[],
  { page = 1, pages = 1, counts = COUNTS }: { page?: number; pages?: number; counts?: typeof COUNTS } = {},
) => {
  const total = pages === 1 ? jobs.length : pages * 20;
  const pagination = {
    ...{ totalCount: total, totalPages: pages, currentPage: page },
    ...{ page, limit: 20, total, pages },
  };
  return answered({ jobs, counts, pagination });
};
