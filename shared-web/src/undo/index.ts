/** Undoing the last action. Small: each remote bundles its own copy instead of fetching one more file. */
export { UndoBar } from './undo-bar.tsx';
export { type Offered, type Undoable, useUndo } from './use-undo.ts';
