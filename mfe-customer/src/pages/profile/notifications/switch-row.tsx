import { Box, FOCUS_RING, styled, Typography } from '@sundara/web/core';
import { useId } from 'react';

const Track = styled('input')(({ theme }) => ({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: 52,
  height: 32,
  margin: 0,
  border: `2px solid ${theme.vars?.palette.text.secondary}`,
  borderRadius: 999,
  background: 'transparent',
  cursor: 'pointer',
  transition: 'background 150ms ease, border-color 150ms ease',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 5,
    left: 5,
    width: 18,
    height: 18,
    borderRadius: '50%',
    background: theme.vars?.palette.text.secondary,
    transition: 'transform 150ms ease, background 150ms ease',
  },
  '&:checked': {
    background: theme.vars?.palette.primary.main,
    borderColor: theme.vars?.palette.primary.main,
  },
  '&:checked::before': {
    transform: 'translateX(20px)',
    background: theme.vars?.palette.primary.contrastText,
  },
  '&:focus-visible': FOCUS_RING,
}));

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch that takes effect at once; the whole row can be clicked. */
export const SwitchRow = ({ label, hint, on, onChange }: Props) => {
  const id = useId();
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 2, minHeight: 44, cursor: 'pointer' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      </Box>
      <Track
        type="checkbox"
        role="switch"
        checked={on}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Box>
  );
};
