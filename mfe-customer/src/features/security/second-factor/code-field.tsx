import { TextField } from '@sundara/web/form';
import type { Ref } from 'react';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault?: string | undefined;
  readonly help: string;
  /** Whether recovery codes are allowed, which have letters too. */
  readonly recovery?: boolean;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The code of an authenticator app, which phones offer to autofill. */
export const CodeField = ({ onChange, fault, help, recovery = false, inputRef, ...field }: Props) => (
  <TextField
    {...field}
    id="security-code"
    name="code"
    label="Code"
    onChange={({ target }) => onChange(target.value)}
    required
    error={Boolean(fault)}
    helperText={fault || help}
    slotProps={{
      htmlInput: {
        ref: inputRef,
        autoComplete: 'one-time-code',
        inputMode: recovery ? 'text' : 'numeric',
        autoCapitalize: 'none',
        spellCheck: false,
        maxLength: 40,
        style: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.12em' },
      },
    }}
  />
);
