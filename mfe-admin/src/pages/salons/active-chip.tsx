import { Box, Chip } from '@sundara/web/core';
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

/** The same within a line of details, where a chip has no room. */
export const StateWord = ({ active }: { active: boolean }) => (
  <Box component="span" sx={{ color: active ? 'success.main' : 'warning.main', fontWeight: 600 }}>
    {active ? 'Active' : 'Pending'}
  </Box>
);
