import { JOB_STATES, type JobState } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { Tab, Tabs } from '@sundara/web/table';
import { STATE_NAMES } from './job-state.tsx';
import type { Jobs } from './jobs.loader.ts';

const ALL = 'all';
const ORDER: readonly JobState[] = ['given-up', 'retrying', 'waiting', 'done'];
const figure = new Intl.NumberFormat('en-IN');

interface Props {
  readonly state: JobState | undefined;
  readonly counts: Jobs['counts'] | undefined;
  readonly onChoose: (state: JobState | undefined) => void;
}

/** Which jobs are listed, each with how many there are. */
export const JobTabs = ({ state, counts, onChoose }: Props) => {
  const open = counts && counts.waiting + counts.retrying + counts['given-up'];
  const label = (name: string, count: number | undefined) => (
    <span>
      {name}{' '}
      {count !== undefined && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums lining-nums' }}
        >
          {figure.format(count)}
        </Box>
      )}
    </span>
  );
  return (
    <Tabs
      value={state ?? ALL}
      onChange={(_, chosen: string) => onChoose(JOB_STATES.find((one) => one === chosen))}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Jobs by state"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      <Tab value={ALL} label={label('Not done', open)} id="tab-all" aria-controls="jobs-panel" />
      {ORDER.map((one) => (
        <Tab
          key={one}
          value={one}
          label={label(STATE_NAMES[one], counts?.[one])}
          id={`tab-${one}`}
          aria-controls="jobs-panel"
        />
      ))}
    </Tabs>
  );
};
