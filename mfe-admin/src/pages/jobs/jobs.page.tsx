import { formatClock } from '@sundara/contracts';
import { Box } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { useLoaderData, useLocation, useNavigation } from '@sundara/web/router';
import { FailedFace, useListAddress } from '@sundara/web/table';
import { AdminPage } from '../../features/frame/admin-page.tsx';
import { tabId } from '../../features/list/state-tabs.tsx';
import { Freshness } from '../../features/refresh/freshness.tsx';
import { useRefresh } from '../../features/refresh/use-refresh.ts';
import { JobKinds } from './job-kinds.tsx';
import { JobList } from './job-list.tsx';
import { JobTabs } from './job-tabs.tsx';
import { type JobsData, stateOf } from './jobs.loader.ts';
import { useLastJobs } from './use-last-jobs.ts';
import { useRetry } from './use-retry.ts';

/** The state whose list is shown or loading. */
const useChosenState = (shown: JobsData['state']): JobsData['state'] => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? stateOf(new URLSearchParams(location.search)) : shown;
};

/** Background work: what waits, what fails and what was given up, and a way to retry it. */
export const JobsPage = () => {
  const data = useLoaderData<JobsData>();
  const { jobs, readAt, stale } = useLastJobs(data);
  const address = useListAddress();
  const chosen = useChosenState(data.state);
  const { trying, retry } = useRetry();
  useRefresh(jobs !== undefined, data);
  return (
    <AdminPage title="Jobs" actions={<Freshness readAt={readAt} />}>
      <JobTabs state={chosen} counts={jobs?.counts} onChoose={(state) => address.ask('state', state ?? '')} />
      {stale && jobs && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          The jobs can't be read right now. This is how they were at {formatClock(readAt)}.
        </Alert>
      )}
      <Box role="tabpanel" id="jobs-panel" aria-labelledby={tabId('jobs', chosen)}>
        <JobKinds kind={data.kind} givenUp={jobs?.counts['given-up'] ?? 0} address={address} />
        {jobs ? (
          <JobList
            {...{ state: data.state, data: jobs, readAt, trying, address }}
            onRetry={(job) => void retry(job)}
          />
        ) : (
          !data.jobs.ok && <FailedFace title="Failed to fetch the jobs" failure={data.jobs.failure} />
        )}
      </Box>
    </AdminPage>
  );
};
