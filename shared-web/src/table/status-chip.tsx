import Chip from '@mui/material/Chip';
import { parseStatus, statusLabel } from '@sundara/contracts';
import { CalendarClock, Check, CircleCheck, MessageCircleWarning, X } from 'lucide-react';

const LOOKS = {
  pending: { icon: CalendarClock, color: 'warning' },
  confirmed: { icon: Check, color: 'success' },
  completed: { icon: CircleCheck, color: 'success' },
  cancelled: { icon: X, color: 'error' },
  disputed: { icon: MessageCircleWarning, color: 'warning' },
} as const;

/** A booking's status in a list, by colour, sign and word; an unknown one shows as pending (resolutions S4). */
export const StatusChip = ({ status: text }: { status: string }) => {
  const status = parseStatus(text) ?? 'pending';
  const { icon: Icon, color } = LOOKS[status];
  return (
    <Chip
      size="small"
      label={statusLabel(status)}
      icon={<Icon size={14} aria-hidden />}
      sx={{
        bgcolor: `${color}.light`,
        color: `${color}.main`,
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
};
