import type { JobState } from '@sundara/contracts/api';
import { Chip } from '@sundara/web/core';
import { CircleCheck, Clock, RotateCw, TriangleAlert } from 'lucide-react';

/** The names of the states, the most important to admins first. */
export const STATE_NAMES: Readonly<Record<JobState, string>> = {
  'given-up': 'Given up',
  retrying: 'Trying again',
  waiting: 'Waiting',
  done: 'Done',
};

const LOOKS = {
  'given-up': { icon: TriangleAlert, fill: 'error.light', ink: 'error.main' },
  retrying: { icon: RotateCw, fill: 'warning.light', ink: 'warning.main' },
  waiting: { icon: Clock, fill: 'secondary.main', ink: 'secondary.contrastText' },
  done: { icon: CircleCheck, fill: 'success.light', ink: 'success.main' },
} as const;

/** A job's state, by colour, sign and word. */
export const JobStateChip = ({ state }: { state: JobState }) => {
  const { icon: Icon, fill, ink } = LOOKS[state];
  return (
    <Chip
      size="small"
      label={STATE_NAMES[state]}
      icon={<Icon size={14} aria-hidden />}
      sx={{ bgcolor: fill, color: ink, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  );
};
