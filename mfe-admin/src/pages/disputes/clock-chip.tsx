import type { AdminDispute } from '@sundara/contracts/api';
import { Chip } from '@sundara/web/core';
import { CircleCheck, Clock, TriangleAlert, UserCheck } from 'lucide-react';
import { deadlineText } from './deadline-text.ts';

interface Props {
  readonly dispute: Pick<AdminDispute, 'state' | 'firstAnswer' | 'outcome'>;
  readonly now: Date;
}

/** How much time is left for a dispute, by colour, sign and words. */
export const ClockChip = ({ dispute, now }: Props) => {
  const { text, late } = deadlineText(dispute, now);
  const done = dispute.state === 'resolved';
  const Icon = late ? TriangleAlert : done ? CircleCheck : Clock;
  const colour = late ? 'error' : done ? 'success' : 'warning';
  return (
    <Chip
      size="small"
      label={text}
      icon={<Icon size={14} aria-hidden />}
      sx={{ bgcolor: `${colour}.light`, color: `${colour}.main`, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  );
};

/** It is decided, but another admin has to approve that. */
export const ApprovalChip = () => (
  <Chip
    size="small"
    label="to be approved"
    icon={<UserCheck size={14} aria-hidden />}
    sx={{
      ...{ bgcolor: 'secondary.main', color: 'secondary.contrastText' },
      '& .MuiChip-icon': { color: 'inherit' },
    }}
  />
);
