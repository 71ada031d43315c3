/** Parts that are fetched when they are wanted. Small: each remote brings its own copy instead of one more file to fetch. */
export { LazyDialog } from './lazy-dialog.tsx';
export { LazyPart } from './lazy-part.tsx';
