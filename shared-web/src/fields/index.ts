/**
 * Forms from their definitions, and single fields of dialogs. Small: each remote bundles its own copy of what it uses
 * instead of fetching one more file.
 */
export { ChoiceRow } from './controls/choice-row.tsx';
export { ComboField } from './controls/combo-field.tsx';
export { EntryField } from './controls/entry-field.tsx';
export { PickField } from './controls/pick-field.tsx';
export { faultAt, pathOf } from './faults.ts';
export type { Field, Fields, FieldViewProps, Values } from './field.ts';
export type { Form, FormOptions } from './form.ts';
export { FormBox, FormField, type FormSection, FormSections } from './form-fields.tsx';
export { FormGrid, Wide } from './form-grid.tsx';
export { FormTrouble, troubleOf } from './form-trouble.tsx';
export { startOf } from './form-values.ts';
export { check } from './kinds/check.tsx';
export { choice } from './kinds/choice.tsx';
export { picture, pictures } from './kinds/picture.tsx';
export { number, text } from './kinds/text.tsx';
export { useForm } from './use-form.ts';
