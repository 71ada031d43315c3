import { InputAdornment, TextField } from '@sundara/web/content';
import { IconButton } from '@sundara/web/core';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTyped } from './use-typed.ts';

interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Apart from the field of localities with its 144 options, which a letter need not render before it shows. */
export const SalonField = ({ text, onText }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useTyped(text, onText);
  const clear = () => {
    type('');
    field.current?.focus();
  };
  return (
    <TextField
      label="Salon, area or specialty"
      placeholder="Search for salon..."
      value={typed}
      onChange={(event) => type(event.target.value)}
      inputRef={field}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { name: 'q', enterKeyHint: 'search', autoComplete: 'off', maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={18} aria-hidden />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <InputAdornment position="end">
              <IconButton aria-label="Clear search" edge="end" onClick={clear}>
                <X size={18} aria-hidden />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
