/** Where the focus goes when what had it vanishes. Small: each remote brings its own copy instead of one more file to fetch. */
export { keptFocus } from './kept-focus.ts';
