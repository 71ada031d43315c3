import type { adminJobs } from '@sundara/contracts/api';
import { type ListData, ListView } from '@sundara/web/list';
import { useLoaderData } from '@sundara/web/router';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { Freshness } from '../../features/refresh/freshness.tsx';
import { useRefresh } from '../../features/refresh/use-refresh.ts';
import { jobColumns } from './job-columns.tsx';
import { JOBS } from './jobs.look.tsx';
import { RetryAll } from './retry-all.tsx';
import { useReadAt } from './use-read-at.ts';
import { useRetry } from './use-retry.ts';

/** Background work: what waits, what fails and what was given up, and a way to retry it. */
export const JobsPage = () => {
  const data = useLoaderData<ListData<typeof adminJobs>>();
  const readAt = useReadAt(data);
  const { trying, retry } = useRetry();
  // A list that could not be read is retried by the note that says so.
  useRefresh(data.list.ok, data);
  return (
    <AdminPage title="Jobs" actions={<Freshness readAt={readAt} />}>
      <ListView
        look={JOBS}
        data={data}
        columns={jobColumns({ readAt, trying, onRetry: (job) => void retry(job) })}
        above={({ counts }) => <RetryAll kind={data.query.kind} givenUp={counts['given-up']} />}
      />
    </AdminPage>
  );
};
