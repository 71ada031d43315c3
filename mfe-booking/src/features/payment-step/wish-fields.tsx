import { WISH_NAMES, WISHES, type Wishes } from '@sundara/contracts';
import { TextField } from '@sundara/web/form';

interface Props {
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}

/** What the customer may write for the salon. */
export const WishFields = ({ wishes, onChange }: Props) =>
  WISH_NAMES.map((name) => {
    const { label, longest } = WISHES[name];
    return (
      <TextField
        key={name}
        label={`${label} (optional)`}
        multiline
        minRows={2}
        maxRows={6}
        fullWidth
        value={wishes[name]}
        onChange={(event) => onChange({ ...wishes, [name]: event.target.value.slice(0, longest) })}
        helperText={`${wishes[name].length} of ${longest} letters`}
        slotProps={{
          htmlInput: { maxLength: longest },
          formHelperText: { sx: { fontVariantNumeric: 'tabular-nums' } },
        }}
      />
    );
  });
