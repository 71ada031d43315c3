/** Parts that are fetched on demand. Small: each remote bundles its own copy instead of fetching one more file. */
export { type Chunk, chunk } from './chunk.ts';
export { LazyDialog } from './lazy-dialog.tsx';
export { LazyPart } from './lazy-part.tsx';
export { useChunk } from './use-chunk.ts';
