import { Box, visuallyHidden } from '@sundara/web/core';
import type { HTMLAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLLIElement> {
  readonly children: string;
  readonly telugu: string;
  readonly salons: number;
}

/** One locality in the list: its name, its Telugu name, and how many salons it has. */
export const LocalityOption = ({ children, telugu, salons, ...option }: Props) => (
  <Box
    component="li"
    {...option}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 44,
      px: 1.25,
      borderRadius: 1,
      cursor: 'pointer',
      '&[aria-selected="true"]': { fontWeight: 600 },
      '&.Mui-focused, &.Mui-focusVisible': {
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      },
    }}
  >
    <span>{children}</span>
    {telugu && (
      <Box component="span" lang="te" sx={{ fontSize: '0.85em' }}>
        {telugu}
      </Box>
    )}
    {salons > 0 && (
      <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', fontSize: '0.9em' }}>
        {salons}
        <Box component="span" sx={visuallyHidden}>
          {salons === 1 ? ' salon' : ' salons'}
        </Box>
      </Box>
    )}
  </Box>
);
