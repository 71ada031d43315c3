import { TextField } from '@sundara/web/form';

interface Props {
  readonly label: string;
  readonly type: 'date' | 'time' | 'text' | 'tel';
  readonly value: string;
  readonly onEntry: (value: string) => void;
  readonly hint?: string;
  readonly error?: boolean;
  readonly max?: number;
}

/** A date, a clock time or a short text. Clock times have steps of 5 minutes. */
export const EntryField = ({ label, type, value, onEntry, hint, error = false, max }: Props) => (
  <TextField
    fullWidth
    size="small"
    type={type}
    label={label}
    value={value}
    error={error}
    helperText={hint}
    onChange={(event) => onEntry(event.target.value)}
    slotProps={{
      inputLabel: { shrink: true },
      htmlInput: { ...(type === 'time' && { step: 300 }), ...(max !== undefined && { maxLength: max }) },
    }}
  />
);
