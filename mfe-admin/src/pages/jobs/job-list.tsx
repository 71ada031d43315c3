import type { AdminJob, JobState } from '@sundara/contracts/api';
import { EmptyFace } from '@sundara/web/core';
import { type ListAddress, PagedTable } from '@sundara/web/table';
import { CircleCheck } from 'lucide-react';
import { jobColumns } from './job-columns.tsx';
import type { Jobs } from './jobs.loader.ts';

const EMPTY: Readonly<Record<JobState | 'all', readonly [title: string, next: string]>> = {
  all: ['Nothing waits', 'Jobs stand here from when they are written until they are done.'],
  'given-up': ['No job was given up', 'What fails for some 18 hours stands here until somebody looks at it.'],
  retrying: ['No job has failed', 'What fails stands here until it works or is given up.'],
  waiting: ['No job waits', 'Reminders and checks stand here until their time comes.'],
  done: ['Nothing was done yet', 'What was done in the last 30 days stands here.'],
};

interface Props {
  readonly state: JobState | undefined;
  readonly data: Jobs;
  readonly readAt: Date;
  readonly trying: number | undefined;
  readonly onRetry: (job: AdminJob) => void;
  readonly address: ListAddress;
}

/** One page of the jobs in a state. */
export const JobList = ({ state, data, readAt, trying, onRetry, address }: Props) => {
  const { jobs, pagination } = data;
  if (pagination.total === 0) {
    const [title, next] = EMPTY[state ?? 'all'];
    return (
      <EmptyFace icon={<CircleCheck size={40} strokeWidth={1.25} aria-hidden />} title={title}>
        {next}
      </EmptyFace>
    );
  }
  return (
    <PagedTable
      caption="Jobs"
      columns={jobColumns({ readAt, trying, onRetry })}
      rows={jobs}
      keyOf={({ id }) => String(id)}
      pagination={pagination}
      onPage={address.toPage}
      busy={address.busy}
    />
  );
};
