import { Box, ButtonBase } from '@sundara/web/core';
import { memo } from 'react';

/** A way past all of the map's buttons, for the keyboard; in sight only while it has the focus. */
export const SkipMap = memo(({ end }: { /** Id of what stands after them. */ readonly end: string }) => (
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

/** What a map says to who can't see it, and of a finger that scrolls the page. */
export const MapHelp = memo(({ id }: { readonly id: string }) => (
  <Box id={id} sx={{ display: 'none' }}>
    The list has the same salons. Arrow keys move the map, plus and minus bring it closer or further, 0 shows
    all salons of the list.
  </Box>
));

/** Tells whose one finger scrolls the page how the map is moved. */
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
