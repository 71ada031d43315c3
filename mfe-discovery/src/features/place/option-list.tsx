import { Box, Paper, Typography } from '@sundara/web/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** Over the page, right below the field. */
export const BELOW_FIELD = {
  position: 'absolute',
  zIndex: 'modal',
  top: 60,
  left: 0,
  right: 0,
  p: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  boxShadow: '0 16px 40px rgb(42 28 20 / 16%)',
} as const;

interface ListProps {
  readonly id: string;
  readonly role: string;
  /** Text if nothing matches what was typed. */
  readonly empty: string | false;
  readonly children: ReactNode;
}

/** The options below the field. */
export const OptionList = ({ empty, children, ...list }: ListProps) => {
  const paper = useRef<HTMLDivElement>(null);
  // In a sheet the field may be at the bottom.
  useEffect(() => {
    // Some browsers return a promise, which is no clean-up.
    void paper.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Paper
      ref={paper}
      sx={{
        ...BELOW_FIELD,
        maxHeight: 'min(360px, 50svh)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollMarginBottom: 96,
      }}
    >
      <Box {...list} aria-label="Places" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
      {empty && (
        <Typography role="status" variant="body2" sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>
          {empty}
        </Typography>
      )}
    </Paper>
  );
};
