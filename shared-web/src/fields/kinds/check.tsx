import { Checkbox, FormControlLabel } from '@sundara/web/form';
import type { Field, FieldViewProps, Look } from '../field.ts';

const CheckView = ({ field, value, disabled, onChange }: FieldViewProps<boolean>) => (
  <FormControlLabel
    control={<Checkbox checked={value} onChange={(_, on) => onChange(on)} disabled={disabled} />}
    label={field.label}
  />
);

/** Yes or no, as a checkbox. */
export const check = <E = unknown>(look: Look<boolean, E>): Field<boolean, E> => ({
  start: false,
  ...look,
  view: CheckView,
});
