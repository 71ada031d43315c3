/**
 * Forms from their definitions, and single fields of dialogs. Small: each remote bundles its own copy of what it uses
 * instead of fetching one more file.
 */
export { ChoiceRow } from './choice-row.tsx';
export { ComboField } from './combo-field.tsx';
export { check, choice, number, picture, pictures, text } from './define-field.ts';
export { EntryField } from './entry-field.tsx';
export { type Field, type Fields, type FieldViewProps, faultAt, pathOf, type Values } from './field.ts';
export {
  FormBox,
  FormField,
  type FormSection,
  FormSections,
  FormTrouble,
  troubleOf,
} from './form-fields.tsx';
export { FormGrid, Wide } from './form-grid.tsx';
export { startOf } from './form-values.ts';
export { PickField } from './pick-field.tsx';
export { type Form, type FormOptions, useForm } from './use-form.ts';
