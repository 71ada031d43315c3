import { InputAdornment, TextField } from '@sundara/web/form';
import type { Field, FieldViewProps, Look } from '../field.ts';
import { HINT, textLook } from './text-look.ts';

const MODES = { text: undefined, password: undefined, email: 'email', tel: 'tel' } as const;
const NUMBERS = { decimal: 'decimal', whole: 'numeric' } as const;

const edge = (position: 'start' | 'end', unit: string | undefined) =>
  unit !== undefined && <InputAdornment position={position}>{unit}</InputAdornment>;

/** A text of one line or several, or a number as it is typed. */
const TextView = (props: FieldViewProps<string>) => {
  const { field, value, fault, longest } = props;
  const { kind = 'text', lines, counted, before, after } = field;
  const isNumber = kind === 'decimal' || kind === 'whole';
  const look = textLook(props);
  return (
    <TextField
      {...look}
      type={isNumber ? 'text' : kind}
      placeholder={field.placeholder}
      helperText={fault || (counted ? `${value.length} of ${longest}` : look.helperText)}
      {...(lines !== undefined && { multiline: true, minRows: lines })}
      slotProps={{
        ...HINT,
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

/** A text: `text({ label: 'Email', kind: 'email', required: true })`. */
export const text = <E = unknown>(look: Look<string, E>): Field<string, E> => ({
  start: '',
  ...look,
  view: TextView,
});

/** A number as it is typed. Empty text is 0; other text that is no number is NaN, which the contract reports. */
export const number = <E = unknown>(look: Look<string, E>): Field<string, E> => ({
  ...{ start: '', kind: 'whole' },
  write: (typed) => Number(typed),
  ...look,
  view: TextView,
});
