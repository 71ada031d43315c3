import { Box, ButtonBase } from '@sundara/web/core';
import { type ReactNode, useRef } from 'react';

/** A way past all of the map's buttons, for the keyboard; in sight only while it has the focus. */
export const SkipMap = ({ children }: { readonly children: ReactNode }) => {
  const end = useRef<HTMLDivElement>(null);
  return (
    <>
      <ButtonBase
        onClick={() => end.current?.focus()}
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
      {children}
      <Box ref={end} tabIndex={-1} sx={{ position: 'absolute', bottom: 0, '&:focus': { outline: 'none' } }} />
    </>
  );
};
