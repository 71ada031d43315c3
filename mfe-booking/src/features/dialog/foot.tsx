import { Box, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';

interface Props {
  /** What happened, shown above everything else. */
  readonly notice?: ReactNode;
  /** What is chosen, or what is missing. */
  readonly hint?: ReactNode;
  readonly hintId?: string;
  readonly amount?: ReactNode;
  /** Directly above the buttons. */
  readonly consent?: ReactNode;
  /** The secondary button first, then the primary one. */
  readonly children: ReactNode;
}

/** A disabled or busy primary button keeps our colours. */
export const CLOSED = {
  '&.Mui-disabled': { bgcolor: 'secondary.main', color: 'secondary.contrastText', opacity: 0.75 },
} as const;

/** The dialog's bottom bar: within reach of the thumb on a phone, with the primary button as wide as possible. */
export const Foot = ({ notice, hint, hintId, amount, consent, children }: Props) => (
  <Box
    sx={{
      flexShrink: 0,
      px: { xs: 2, sm: 3 },
      pt: 1.25,
      pb: 'max(12px, env(safe-area-inset-bottom))',
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    {notice}
    <Box
      sx={{
        display: { sm: 'flex' },
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: { xs: 'space-between', sm: 'flex-start' },
          columnGap: 2,
          minHeight: 24,
          mb: { xs: 0.75, sm: 0 },
        }}
      >
        <Typography id={hintId} variant="body2" component="div">
          {hint}
        </Typography>
        <Typography component="div" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
          {amount}
        </Typography>
      </Box>
      <Box>
        {consent}
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            gap: 1,
            '& > :first-of-type:not(:only-child)': { flexShrink: 0, px: 1.5 },
            '& > :last-child': { flex: { xs: 1, sm: 'none' }, px: { xs: 1, sm: 3.5 }, whiteSpace: 'nowrap' },
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  </Box>
);
