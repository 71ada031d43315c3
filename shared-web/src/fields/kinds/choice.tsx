import { TextField } from '@sundara/web/form';
import { MenuItem } from '@sundara/web/table';
import type { Field, FieldViewProps, Look } from '../field.ts';
import { HINT, textLook } from './text-look.ts';

/** A value that is no option stays one until another is chosen. */
const ChoiceView = (props: FieldViewProps<string>) => {
  const { field, value } = props;
  const { options = [], native = false } = field;
  const isOption = value === '' || options.some((option) => option.value === value);
  const all = isOption ? options : [...options, { value, label: value }];
  return (
    <TextField
      {...textLook(props)}
      select
      slotProps={{ ...HINT, select: { native }, ...(native && { inputLabel: { shrink: true } }) }}
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

/** One of several options. */
export const choice = <E = unknown>(look: Look<string, E>): Field<string, E> => ({
  start: '',
  ...look,
  view: ChoiceView,
});
