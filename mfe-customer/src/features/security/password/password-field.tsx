import { PasswordField as Field } from '@sundara/web/form';
import type { Ref } from 'react';

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

/** A password field of the security forms, with its error or its help. */
export const PasswordField = ({ name, onChange, fault, help, inputRef, ...field }: Props) => (
  <Field
    {...field}
    id={`security-${name}`}
    name={name}
    onChange={({ target }) => onChange(target.value)}
    required
    fullWidth
    error={Boolean(fault)}
    helperText={fault || help}
    slotProps={{ htmlInput: { ref: inputRef, autoCapitalize: 'none', spellCheck: false } }}
  />
);
