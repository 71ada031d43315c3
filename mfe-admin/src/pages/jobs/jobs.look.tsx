import { adminJobs, type JobState } from '@sundara/contracts/api';
import type { EmptyText, ListLook } from '@sundara/web/list';
import { CircleCheck } from 'lucide-react';
import { KINDS } from './job-labels.ts';
import { STATE_NAMES } from './job-state.tsx';

const TABS: readonly JobState[] = ['given-up', 'retrying', 'waiting', 'done'];

const EMPTY: Readonly<Record<JobState | 'all', EmptyText>> = {
  all: { title: 'Nothing waits', next: 'Jobs stand here from when they are written until they are done.' },
  'given-up': {
    title: 'No job was given up',
    next: 'What fails for some 18 hours stands here until somebody looks at it.',
  },
  retrying: { title: 'No job has failed', next: 'What fails stands here until it works or is given up.' },
  waiting: { title: 'No job waits', next: 'Reminders and checks stand here until their time comes.' },
  done: { title: 'Nothing was done yet', next: 'What was done in the last 30 days stands here.' },
};

/** The list of background jobs. */
export const JOBS: ListLook<typeof adminJobs> = {
  operation: adminJobs,
  caption: 'Jobs',
  keyOf: ({ id }) => String(id),
  tabs: {
    name: 'state',
    label: 'Jobs by state',
    first: ['Not done', ['waiting', 'retrying', 'given-up']],
    others: TABS.map((state) => [state, STATE_NAMES[state]]),
  },
  filters: [
    [
      'kind',
      'Kind',
      [
        ['', 'All kinds'],
        ['mail.', 'All mails'],
        ...Object.entries(KINDS).toSorted(([, a], [, b]) => a.localeCompare(b)),
      ],
    ],
  ],
  failed: 'Failed to fetch the jobs',
  icon: <CircleCheck size={40} strokeWidth={1.25} aria-hidden />,
  empty: ({ state }) => EMPTY[state ?? 'all'],
};
