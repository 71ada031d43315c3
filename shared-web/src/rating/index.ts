/** Star ratings. Small: each remote bundles its own copy instead of fetching one more file. */
export { RatingBars } from './rating-bars.tsx';
export { Stars } from './stars.tsx';
