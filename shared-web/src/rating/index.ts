/** How many stars there are, drawn. Small: each remote brings its own copy instead of one more file to fetch. */
export { RatingBars } from './rating-bars.tsx';
export { Stars } from './stars.tsx';
