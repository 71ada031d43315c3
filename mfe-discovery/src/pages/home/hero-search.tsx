import type { Locality } from '@sundara/contracts/api';
import { InputAdornment, TextField } from '@sundara/web/content';
import { Box, IconButton } from '@sundara/web/core';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { LocalityField } from '../../features/locality-field/locality-field.tsx';

interface Props {
  readonly location: string;
  readonly localities: readonly Locality[];
  readonly text: string;
  readonly onLocation: (name: string) => void;
  readonly onText: (text: string) => void;
}

/** The two filters of home: where, and what. */
export const HeroSearch = ({ location, localities, text, onLocation, onText }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <Box
      role="search"
      aria-label="Salons"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '16rem minmax(0, 1fr)' },
        maxWidth: 780,
        p: 1.5,
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: '0 12px 40px rgb(42 28 20 / 8%)',
      }}
    >
      <LocalityField localities={localities} value={location} onChoose={onLocation} />
      <TextField
        label="Salon, area or specialty"
        placeholder="Search for salon..."
        value={text}
        onChange={(event) => onText(event.target.value)}
        inputRef={field}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { enterKeyHint: 'search', autoComplete: 'off', maxLength: 100 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={18} aria-hidden />
              </InputAdornment>
            ),
            endAdornment: text && (
              <InputAdornment position="end">
                <IconButton aria-label="Clear search" edge="end" onClick={clear}>
                  <X size={18} aria-hidden />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
};
