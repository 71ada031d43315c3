import { Box, FOCUS_RING, styled } from '@sundara/web/core';
import type { ReactNode } from 'react';

/** A group of choices with its legend. */
export const Choices = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });

export const ChoicesName = styled('legend')(({ theme }) => ({
  padding: 0,
  marginBottom: 6,
  fontSize: '0.83rem',
  fontWeight: 600,
  color: theme.vars?.palette.text.secondary,
}));

interface RadioProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.background.default },
  '&:has(:disabled)': { cursor: 'not-allowed', background: 'none' },
  '&:has(:checked)': {
    color: theme.vars?.palette.secondary.contrastText,
    background: theme.vars?.palette.secondary.main,
  },
  input: {
    flexShrink: 0,
    width: 18,
    height: 18,
    margin: 0,
    accentColor: theme.vars?.palette.primary.main,
  },
}));

/** One choice of a list, on a line of its own. */
export const RadioLine = ({ name, checked, onChoose, disabled = false, children }: RadioProps) => (
  <Line>
    <input type="radio" name={name} checked={checked} onChange={onChoose} disabled={disabled} />
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      {children}
    </Box>
  </Line>
);

const Pill = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: '0 14px',
  borderRadius: 999,
  fontSize: '0.9rem',
  cursor: 'pointer',
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  '&:hover': { borderColor: theme.vars?.palette.primary.light },
  '&:has(:checked)': {
    fontWeight: 600,
    color: theme.vars?.palette.secondary.contrastText,
    background: theme.vars?.palette.secondary.main,
    borderColor: theme.vars?.palette.primary.light,
  },
  '&:has(:focus-visible)': FOCUS_RING,
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
}));

/** One of a few short choices, side by side. */
export const RadioPill = ({ name, checked, onChoose, children }: RadioProps) => (
  <Pill>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    {children}
  </Pill>
);

export const PillRow = styled(Box)({ display: 'flex', flexWrap: 'wrap', gap: 8 });
