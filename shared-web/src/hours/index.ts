/** Hours of a week. Used by two remotes only: each bundles its own copy instead of fetching one more file. */
export { type Day, everyDay, troubleOfWeek, type Week } from './week.ts';
export { WeekHours } from './week-hours.tsx';
