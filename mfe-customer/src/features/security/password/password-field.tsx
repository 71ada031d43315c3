import { IconButton } from '@sundara/web/core';
import { InputAdornment, TextField } from '@sundara/web/form';
import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly fault?: string | undefined;
  /** The rules for a good password, shown while there is no error. */
  readonly help?: string;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A password field, hidden until its owner shows it. */
export const PasswordField = ({
  name,
  onChange,
  fault,
  help,
  autoFocus = false,
  inputRef,
  ...field
}: Props) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      id={`security-${name}`}
      name={name}
      type={shown ? 'text' : 'password'}
      onChange={({ target }) => onChange(target.value)}
      autoFocus={autoFocus}
      required
      fullWidth
      error={Boolean(fault)}
      helperText={fault || help}
      slotProps={{
        htmlInput: { ref: inputRef, autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={`Show ${field.label.toLowerCase()}`}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
                edge="end"
              >
                <Icon size={20} aria-hidden />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
