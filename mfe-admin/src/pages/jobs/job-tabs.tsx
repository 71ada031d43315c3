import type { JobState } from '@sundara/contracts/api';
import { StateTabs } from '../../features/list/state-tabs.tsx';
import { STATE_NAMES } from './job-state.tsx';
import type { Jobs } from './jobs.loader.ts';

const ORDER: readonly JobState[] = ['given-up', 'retrying', 'waiting', 'done'];

interface Props {
  readonly state: JobState | undefined;
  readonly counts: Jobs['counts'] | undefined;
  readonly onChoose: (state: JobState | undefined) => void;
}

/** Which jobs are listed, each with how many there are. */
export const JobTabs = ({ counts, ...chosen }: Props) => (
  <StateTabs
    of="jobs"
    label="Jobs by state"
    all={['Not done', counts && counts.waiting + counts.retrying + counts['given-up']]}
    states={ORDER.map((one) => [one, STATE_NAMES[one], counts?.[one]] as const)}
    {...chosen}
  />
);
