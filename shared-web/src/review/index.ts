/**
 * How a hidden review is marked for people who still see it. Small: each remote bundles its own copy instead of
 * fetching one more file.
 */
export { BlurredPhotos } from './blurred-photos.tsx';
export { HiddenNote } from './hidden-note.tsx';
