import type { ProposalState } from '@sundara/contracts/api';
import { Chip } from '@sundara/web/core';
import { Ban, CircleCheck, Clock, TimerOff } from 'lucide-react';
import { STATE_LABELS } from './proposal-labels.ts';

const LOOKS = {
  open: { icon: Clock, fill: 'warning.light', ink: 'warning.main' },
  approved: { icon: CircleCheck, fill: 'success.light', ink: 'success.main' },
  alone: { icon: CircleCheck, fill: 'success.light', ink: 'success.main' },
  rejected: { icon: Ban, fill: 'error.light', ink: 'error.main' },
  expired: { icon: TimerOff, fill: 'secondary.main', ink: 'secondary.contrastText' },
} as const;

/** A proposed refund's state, by colour, sign and word. */
export const ProposalChip = ({ state }: { state: ProposalState }) => {
  const { icon: Icon, fill, ink } = LOOKS[state];
  return (
    <Chip
      size="small"
      label={STATE_LABELS[state]}
      icon={<Icon size={14} aria-hidden />}
      sx={{ bgcolor: fill, color: ink, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  );
};
