import { LONGEST_DISPUTE_WORDS } from '@sundara/contracts/api';
import { TextField } from '@sundara/web/form';

/** What is wrong with a message; undefined if it can be sent. */
export const messageFault = (text: string): string | undefined => {
  const { length } = text.trim();
  if (length < 10) return 'Please write at least 10 characters';
  return length > LONGEST_DISPUTE_WORDS ? `Please keep it to ${LONGEST_DISPUTE_WORDS} characters` : undefined;
};

interface Props {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Shown once sending was tried. */
  readonly fault: string | undefined;
}

/** A message that one side is going to read. */
export const MessageField = ({ label, help, value, onChange, fault }: Props) => (
  <TextField
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    multiline
    minRows={3}
    maxRows={12}
    fullWidth
    required
    error={fault !== undefined}
    helperText={fault ?? help}
  />
);
