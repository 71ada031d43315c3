/** The shape of the areas' dialogs. Small: each remote brings its own copy instead of one more file to fetch. */
export { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
export { SheetFrame } from './sheet-frame.tsx';
export { useEditing } from './use-editing.ts';
export { useLeave } from './use-leave.tsx';
