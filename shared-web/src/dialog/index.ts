/** The layout of the areas' dialogs. Small: each remote bundles its own copy instead of fetching one more file. */
export { BottomSheet } from './bottom-sheet.tsx';
export { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
export { SheetFrame } from './sheet-frame.tsx';
export { useEditing } from './use-editing.ts';
export { useLeave } from './use-leave.tsx';
