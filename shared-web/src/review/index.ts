/** How a hidden review is marked for those who still see it. Small: each remote brings its own copy instead of one more file to fetch. */
export { BlurredPhotos } from './blurred-photos.tsx';
export { HiddenNote } from './hidden-note.tsx';
