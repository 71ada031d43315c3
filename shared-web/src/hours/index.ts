/** Hours of a week. Of two remotes only: each brings its own copy instead of one more file to fetch. */
export { type Day, everyDay, troubleOfWeek, type Week } from './week.ts';
export { WeekHours } from './week-hours.tsx';
