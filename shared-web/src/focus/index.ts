/**
 * Moves the focus when the focused element disappears. Small: each remote bundles its own copy instead of fetching one
 * more file.
 */
export { keptFocus } from './kept-focus.ts';
