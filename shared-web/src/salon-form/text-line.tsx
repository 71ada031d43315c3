import { TextField } from '@sundara/web/form';
import type { ComponentProps } from 'react';

/** Error messages by the field's path in an answer: 'address.postalCode'. */
export type Faults = Readonly<Record<string, string>>;

interface Props
  extends Pick<
    ComponentProps<typeof TextField>,
    'type' | 'multiline' | 'minRows' | 'required' | 'disabled' | 'autoFocus'
  > {
  readonly label: string;
  readonly value: string;
  readonly onEntry: (value: string) => void;
  /** The field's error; shown instead of `help`. */
  readonly fault?: string | undefined;
  readonly help?: string | undefined;
  readonly longest?: number | undefined;
  readonly mode?: 'decimal' | 'numeric' | 'tel' | 'email' | undefined;
}

/** A text field of a form, with its error. */
export const TextLine = ({ onEntry, fault, help, longest, mode, ...rest }: Props) => (
  <TextField
    {...rest}
    fullWidth
    onChange={(event) => onEntry(event.target.value)}
    error={fault !== undefined}
    helperText={fault ?? help}
    slotProps={{ htmlInput: { maxLength: longest, inputMode: mode, autoComplete: 'off' } }}
  />
);
