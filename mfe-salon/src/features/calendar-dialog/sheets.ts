/** All dialogs of the calendar, in one chunk that is fetched soon after the page has loaded. */
export { VisitDialog } from '../calendar-visit/visit-dialog.tsx';
export { ClosuresDialog } from '../closures/closures-dialog.tsx';
export { OffDialog } from '../closures/off-dialog.tsx';
export { TimeOffDialog } from '../closures/time-off-dialog.tsx';
export { RunningLateDialog } from '../running-late/running-late-dialog.tsx';
export { WalkInDialog } from '../walk-in/walk-in-dialog.tsx';
