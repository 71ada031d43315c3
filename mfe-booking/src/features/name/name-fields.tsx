import { TextField } from '@sundara/web/form';
import type { AskName, NameField as Name } from './use-ask-name.ts';

interface Props {
  readonly askName: AskName;
}

const fieldOf = (
  { entries, errors, inputs, write }: AskName,
  name: Name,
  longest: number,
  hint?: string,
) => ({
  id: `customer-${name}`,
  fullWidth: true,
  value: entries[name],
  error: errors[name] !== undefined,
  helperText: errors[name] ?? hint,
  inputRef: inputs[name],
  onChange: ({ target }: { readonly target: { readonly value: string } }) => write(name, target.value),
  slotProps: { htmlInput: { name, maxLength: longest } },
});

/** The customer's name, where the account has none yet. */
export const NameField = ({ askName }: Props) =>
  askName.ask && (
    <TextField {...fieldOf(askName, 'name', 100)} label="Your name" required autoComplete="name" />
  );

/** The number that may go with the name. */
export const PhoneField = ({ askName }: Props) =>
  askName.ask && (
    <TextField
      {...fieldOf(askName, 'phone', 30, 'The salon calls it if something comes up.')}
      label="Phone number (optional)"
      type="tel"
      autoComplete="tel"
    />
  );
