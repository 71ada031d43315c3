/** Fields of dialogs and forms. Small: each remote bundles its own copy instead of fetching one more file. */
export { ChoiceRow } from './choice-row.tsx';
export { ComboField } from './combo-field.tsx';
export { EntryField } from './entry-field.tsx';
export { PickField } from './pick-field.tsx';
