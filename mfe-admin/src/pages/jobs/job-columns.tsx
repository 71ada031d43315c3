import type { AdminJob } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import { AS_TABLE, type Column } from '@sundara/web/table';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { When } from '../../features/when/when.tsx';
import { kindText } from './job-labels.ts';
import { JobStateChip } from './job-state.tsx';

const Quiet = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);

const NextRun = ({ runAt, readAt }: { runAt: string | null; readAt: Date }) => {
  if (runAt === null) return <Quiet>Not again</Quiet>;
  return new Date(runAt) <= readAt ? 'Now' : <When at={runAt} />;
};

interface Trying {
  readonly readAt: Date;
  /** The job whose retry is being sent. */
  readonly trying: number | undefined;
  readonly onRetry: (job: AdminJob) => void;
}

/** Jobs as a table: what it is about, its state, why it failed, how often, when it runs next, and a retry button. */
export const jobColumns = ({ readAt, trying, onRetry }: Trying): readonly Column<AdminJob>[] => [
  {
    id: 'about',
    header: 'Job',
    onCard: 'title',
    cell: ({ kind, key }) => (
      <>
        {kindText(kind)}
        <Box
          component="span"
          sx={{
            display: 'block',
            color: 'text.secondary',
            fontSize: '0.83rem',
            fontWeight: 400,
            overflowWrap: 'anywhere',
            // Next to other columns an id is on one line; on a card it takes what it needs.
            [AS_TABLE]: { whiteSpace: 'nowrap' },
          }}
        >
          {key}
        </Box>
      </>
    ),
  },
  { id: 'state', header: 'State', onCard: 'corner', cell: ({ state }) => <JobStateChip state={state} /> },
  {
    id: 'error',
    header: 'Last error',
    cell: ({ lastError }) =>
      lastError === null ? (
        <Quiet>None</Quiet>
      ) : (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {lastError}
        </Box>
      ),
  },
  { id: 'attempts', header: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'next',
    header: 'Next run',
    cell: ({ runAt }) => (
      // In a table the day is on one line and the time on the next.
      <Box component="span" sx={{ [AS_TABLE]: { display: 'block', width: '6.4em' } }}>
        <NextRun runAt={runAt} readAt={readAt} />
      </Box>
    ),
  },
  {
    id: 'retry',
    header: 'Actions',
    onCard: 'actions',
    cell: (job) =>
      job.can.retry && (
        <Button
          size="small"
          startIcon={<RotateCw size={16} aria-hidden />}
          onClick={() => onRetry(job)}
          aria-disabled={trying === job.id}
          aria-label={`Try again now: ${kindText(job.kind)}, about ${job.key}`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {trying === job.id ? 'Trying…' : 'Try again now'}
        </Button>
      ),
  },
];
