import { Chip } from '@sundara/web/core';
import { CircleCheck, CircleMinus } from 'lucide-react';

/** Whether a salon is shown and bookable, by colour, sign and word. */
export const ActiveChip = ({ active }: { active: boolean }) => (
  <Chip
    size="small"
    label={active ? 'Active' : 'Pending'}
    icon={active ? <CircleCheck size={14} aria-hidden /> : <CircleMinus size={14} aria-hidden />}
    sx={{
      bgcolor: active ? 'success.light' : 'warning.light',
      color: active ? 'success.main' : 'warning.main',
      '& .MuiChip-icon': { color: 'inherit' },
    }}
  />
);
