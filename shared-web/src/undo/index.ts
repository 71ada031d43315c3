/** Taking the last act back. Small: each remote brings its own copy instead of one more file to fetch. */
export { UndoBar } from './undo-bar.tsx';
export { type Offered, type Undoable, useUndo } from './use-undo.ts';
