import { Box, ButtonBase } from '@sundara/web/core';
import { memo } from 'react';

/** Skips all of the map's buttons, for the keyboard; visible only while it has the focus. */
export const SkipMap = memo(({ end }: { /** Id of the element after them. */ readonly end: string }) => (
  <ButtonBase
    onClick={() => document.getElementById(end)?.focus({ preventScroll: true })}
    sx={{
      position: 'absolute',
      zIndex: 8,
      top: 12,
      left: 12,
      minHeight: 44,
      px: 2,
      borderRadius: 999,
      bgcolor: 'text.primary',
      color: 'background.default',
      fontWeight: 600,
      '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
    }}
  >
    Skip the map
  </ButtonBase>
));

/** Help on the map for screen readers. */
export const MapHelp = memo(({ id }: { readonly id: string }) => (
  <Box id={id} sx={{ display: 'none' }}>
    The list has the same salons. Arrow keys move the map, plus and minus bring it closer or further, 0 shows
    all salons of the list.
  </Box>
));

/** Explains how to move the map when one finger scrolls the page. */
export const FingerHint = () => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      zIndex: 7,
      inset: 'auto 12px 50%',
      mx: 'auto',
      width: 'fit-content',
      px: 2,
      py: 1,
      borderRadius: 999,
      bgcolor: 'text.primary',
      color: 'background.default',
      fontWeight: 600,
      fontSize: '0.9rem',
      pointerEvents: 'none',
    }}
  >
    Use two fingers to move the map
  </Box>
);
