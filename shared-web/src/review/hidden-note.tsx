import { formatDayAndClock } from '@sundara/contracts';
import type { Hidden } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly hidden: Hidden;
  /** 'by Meera Shah'; left out for readers who must not know. */
  readonly by?: string;
  /** What it means for the reader. */
  readonly children?: ReactNode;
}

/** When a review was hidden and why, by colour, icon and words. */
export const HiddenNote = ({ hidden: { at, reasonText, words }, by, children }: Props) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1.25,
      mt: 1.5,
      p: 1.5,
      borderRadius: 1.5,
      maxWidth: '65ch',
      bgcolor: 'warning.light',
    }}
  >
    <Box component={EyeOff} size={18} aria-hidden sx={{ flexShrink: 0, mt: 0.4, color: 'warning.main' }} />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>Hidden</strong> since <time dateTime={at}>{formatDayAndClock(new Date(at))}</time>
        {by && ` by ${by}`}. {reasonText}
      </Typography>
      {words && <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>“{words}”</Typography>}
      {children && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {children}
        </Typography>
      )}
    </Box>
  </Box>
);
