import { TextField } from '@sundara/web/form';

interface Props {
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly required?: boolean;
  readonly value: string;
  /** What is wrong with it; '' if it is wrong without a message. */
  readonly fault: string | undefined;
  /** Shown with the field as long as nothing is wrong with it. */
  readonly hint?: string;
  readonly longest: number;
  readonly onEntry: (value: string) => void;
}

/** One line of the form. The browser's autofill is off: it is somebody else's account. */
export const TextEntry = ({
  label,
  type = 'text',
  required = false,
  value,
  fault,
  hint,
  longest,
  onEntry,
}: Props) => (
  <TextField
    fullWidth
    size="small"
    label={label}
    type={type}
    required={required}
    value={value}
    error={fault !== undefined}
    helperText={fault || hint}
    onChange={({ target }) => onEntry(target.value)}
    sx={{ '& .MuiInputBase-root': { minHeight: 44 } }}
    slotProps={{
      inputLabel: { shrink: true },
      htmlInput: {
        maxLength: longest,
        autoComplete: type === 'password' ? 'new-password' : 'off',
        ...(type === 'email' && { autoCapitalize: 'none' }),
      },
    }}
  />
);
