/** Fields of dialogs and forms. Small: each remote brings its own copy instead of one more file to fetch. */
export { ChoiceRow } from './choice-row.tsx';
export { ComboField } from './combo-field.tsx';
export { EntryField } from './entry-field.tsx';
export { PickField } from './pick-field.tsx';
