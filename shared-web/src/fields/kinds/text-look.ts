import type { FieldViewProps } from '../field.ts';

/** What the fields with a text have in common. */
export const textLook = ({ field, name, id, value, fault, disabled, onChange }: FieldViewProps<string>) => ({
  ...{ id, name, label: field.label, value, fullWidth: true },
  ...{ required: field.required ?? false, autoFocus: field.autoFocus ?? false },
  disabled: disabled || (field.disabled ?? false),
  error: fault !== undefined,
  helperText: fault || field.hintFor?.(value) || field.hint,
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
});

/** A hint stays readable below a field that can't be changed: it says why. */
export const HINT = { formHelperText: { disabled: false } } as const;
