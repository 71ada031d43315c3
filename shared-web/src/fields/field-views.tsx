import { Checkbox, FormControlLabel, InputAdornment, TextField } from '@sundara/web/form';
import { MenuItem } from '@sundara/web/table';
import type { FieldViewProps } from './field.ts';

const MODES = { text: undefined, password: undefined, email: 'email', tel: 'tel' } as const;
const NUMBERS = { decimal: 'decimal', whole: 'numeric' } as const;

const edge = (position: 'start' | 'end', unit: string | undefined) =>
  unit !== undefined && <InputAdornment position={position}>{unit}</InputAdornment>;

/** What the fields with a text have in common. */
const lookOf = ({ field, name, id, value, fault, disabled, onChange }: FieldViewProps<string>) => ({
  ...{ id, name, label: field.label, value, fullWidth: true },
  ...{ required: field.required ?? false, autoFocus: field.autoFocus ?? false },
  disabled: disabled || (field.disabled ?? false),
  error: fault !== undefined,
  helperText: fault || field.hintFor?.(value) || field.hint,
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
});

/** A text of one line or several, or a number as it is typed. */
export const TextView = (props: FieldViewProps<string>) => {
  const { field, value, fault, longest } = props;
  const { kind = 'text', lines, counted, before, after } = field;
  const isNumber = kind === 'decimal' || kind === 'whole';
  const look = lookOf(props);
  return (
    <TextField
      {...look}
      type={isNumber ? 'text' : kind}
      placeholder={field.placeholder}
      helperText={fault || (counted ? `${value.length} of ${longest}` : look.helperText)}
      {...(lines !== undefined && { multiline: true, minRows: lines })}
      slotProps={{
        htmlInput: {
          maxLength: longest,
          inputMode: isNumber ? NUMBERS[kind] : MODES[kind],
          autoComplete: field.autoComplete ?? 'off',
          ...(kind === 'email' && { autoCapitalize: 'none' }),
        },
        input: { startAdornment: edge('start', before), endAdornment: edge('end', after) },
      }}
    />
  );
};

/** One of several options. A value that is no option stays one until another is chosen. */
export const ChoiceView = (props: FieldViewProps<string>) => {
  const { field, value } = props;
  const { options = [], native = false } = field;
  const isOption = value === '' || options.some((option) => option.value === value);
  const all = isOption ? options : [...options, { value, label: value }];
  return (
    <TextField
      {...lookOf(props)}
      select
      slotProps={{ select: { native }, ...(native && { inputLabel: { shrink: true } }) }}
    >
      {all.map((option) =>
        native ? (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ) : (
          <MenuItem key={option.value} value={option.value} sx={{ minHeight: 44 }}>
            {option.label}
          </MenuItem>
        ),
      )}
    </TextField>
  );
};

/** Yes or no, as a checkbox. */
export const CheckView = ({ field, value, disabled, onChange }: FieldViewProps<boolean>) => (
  <FormControlLabel
    control={<Checkbox checked={value} onChange={(_, on) => onChange(on)} disabled={disabled} />}
    label={field.label}
  />
);
