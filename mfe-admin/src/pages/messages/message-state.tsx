import type { MessageState } from '@sundara/contracts/api';
import { Chip } from '@sundara/web/core';
import { Archive, CircleCheck, Mail, ShieldX } from 'lucide-react';

export const STATE_NAMES: Readonly<Record<MessageState, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};

const LOOKS = {
  open: { icon: Mail, fill: 'warning.light', ink: 'warning.main' },
  answered: { icon: CircleCheck, fill: 'success.light', ink: 'success.main' },
  closed: { icon: Archive, fill: 'secondary.main', ink: 'secondary.contrastText' },
  spam: { icon: ShieldX, fill: 'error.light', ink: 'error.main' },
} as const;

/** A message's state, by colour, sign and word. */
export const MessageStateChip = ({ state }: { state: MessageState }) => {
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
