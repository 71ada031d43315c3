import { Box, Paper, Typography } from '@sundara/web/core';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

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
  /** What is said when nothing that was typed is there. */
  readonly empty: string | false;
  readonly children: ReactNode;
}

/** The options below the field. */
export const OptionList = ({ empty, children, ...list }: ListProps) => {
  const paper = useRef<HTMLDivElement>(null);
  // In a sheet the field may be at the foot.
  useEffect(() => {
    // Some browsers answer a promise, which is no clean-up.
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

interface OptionProps extends ComponentProps<'li'> {
  readonly name: string;
  readonly telugu?: string;
  readonly salons?: number;
  readonly icon?: ReactNode;
  /** What choosing it means. */
  readonly hint?: string;
}

/** A place with its Telugu name, and how many salons are there. */
export const PlaceOption = ({ name, telugu, salons, icon, hint, ...option }: OptionProps) => (
  <Box
    component="li"
    {...option}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 44,
      px: 1.5,
      borderRadius: 1,
      cursor: 'pointer',
      '&:hover': { bgcolor: 'action.hover' },
      '&[aria-selected=true]': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
    }}
  >
    {icon}
    <Box component="span" sx={{ fontWeight: 500 }}>
      {name}
    </Box>
    {hint && (
      <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: '0.85rem' }}>
        {hint}
      </Box>
    )}
    {telugu && (
      <Box component="span" lang="te" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
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
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {salons} {salons === 1 ? 'salon' : 'salons'}
      </Box>
    )}
  </Box>
);
