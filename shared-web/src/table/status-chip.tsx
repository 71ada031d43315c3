import Chip from '@mui/material/Chip';
import { parseStatus, statusLabel } from '@sundara/contracts';
import { CalendarClock, Check, CircleCheck, CircleHelp, MessageCircleWarning, X } from 'lucide-react';

const LOOKS = {
  pending: { icon: CalendarClock, color: 'warning' },
  confirmed: { icon: Check, color: 'success' },
  completed: { icon: CircleCheck, color: 'success' },
  cancelled: { icon: X, color: 'error' },
  disputed: { icon: MessageCircleWarning, color: 'warning' },
} as const;

const UNKNOWN = { icon: CircleHelp, color: 'warning' } as const;

interface Props {
  readonly status: string;
  /** The label of a status that this version does not know: undefined in lists, 'Unknown' on a booking's own page. */
  readonly unknown?: string;
}

/** A booking's status by colour, icon and word; in lists an unknown one shows as pending (resolutions S4). */
export const StatusChip = ({ status: text, unknown }: Props) => {
  const known = parseStatus(text);
  const status = known ?? 'pending';
  const { icon: Icon, color } = known || !unknown ? LOOKS[status] : UNKNOWN;
  return (
    <Chip
      size="small"
      label={known || !unknown ? statusLabel(status) : unknown}
      icon={<Icon size={14} aria-hidden />}
      sx={{
        bgcolor: `${color}.light`,
        color: `${color}.main`,
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
};
