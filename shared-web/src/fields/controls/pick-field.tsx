import { TextField } from '@sundara/web/form';

interface Props<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onPick: (value: V) => void;
  readonly disabled?: boolean;
}

/** One of several options, as a native select: phones show their own picker. */
export const PickField = <V extends string>({
  label,
  value,
  options,
  onPick,
  disabled = false,
}: Props<V>) => (
  <TextField
    select
    fullWidth
    size="small"
    label={label}
    value={value}
    disabled={disabled}
    onChange={(event) => {
      const picked = options.find((option) => option.value === event.target.value);
      if (picked) onPick(picked.value);
    }}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);
