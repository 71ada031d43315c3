import { Box } from '@sundara/web/core';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'li'> {
  readonly name: string;
  readonly telugu?: string;
  readonly salons?: number;
  readonly icon?: ReactNode;
  /** What choosing it means. */
  readonly hint?: string;
}

/** A place with its Telugu name, and how many salons are there. */
export const PlaceOption = ({ name, telugu, salons, icon, hint, ...option }: Props) => (
  <Box
    component="li"
    {...option}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 44,
      // Of 144 only those in view are styled and laid out; each is one line, so that all are as high.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: '44px',
      px: 1.5,
      borderRadius: 1,
      cursor: 'pointer',
      fontWeight: 500,
      '&:hover': { bgcolor: 'action.hover' },
      '&[aria-selected=true]': { fontWeight: 600 },
      '&.Mui-focused, &.Mui-focusVisible, &[data-active]': {
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
      },
    }}
  >
    {icon}
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {name}
    </Box>
    {hint && (
      <Box
        component="span"
        sx={{ ml: 'auto', color: 'text.secondary', fontSize: '0.85rem', fontWeight: 400 }}
      >
        {hint}
      </Box>
    )}
    {telugu && (
      <Box
        component="span"
        lang="te"
        sx={{
          // What doesn't fit next to the name is cut off, as it says the same.
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
          fontSize: '0.9rem',
          fontWeight: 400,
        }}
      >
        {telugu}
      </Box>
    )}
    {salons !== undefined && (
      <Box
        component="span"
        sx={{
          ml: 'auto',
          color: 'text.secondary',
          fontSize: '0.85rem',
          fontWeight: 400,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {salons} {salons === 1 ? 'salon' : 'salons'}
      </Box>
    )}
  </Box>
);
