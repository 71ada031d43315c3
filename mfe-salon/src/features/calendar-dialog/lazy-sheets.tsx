import { LazyDialog } from '@sundara/web/lazy';
import type { VisitProps } from '../calendar-visit/visit-dialog.tsx';
import type { ClosuresProps } from '../closures/closures-dialog.tsx';
import type { OffProps } from '../closures/off-dialog.tsx';
import type { TimeOffProps } from '../closures/time-off-dialog.tsx';
import type { RunningLateProps } from '../running-late/running-late-dialog.tsx';
import type { WalkInProps } from '../walk-in/walk-in-dialog.tsx';

const fetchSheets = () => import(/* webpackChunkName: "calendar-sheets" */ './sheets.ts');

/** Preloads the dialogs' code, so that a tap finds it. Opening fetches again and reports a failure. */
export const preloadSheets = (): void => {
  fetchSheets().catch(() => {});
};

const findVisit = () => fetchSheets().then(({ VisitDialog }) => VisitDialog);
const findWalkIn = () => fetchSheets().then(({ WalkInDialog }) => WalkInDialog);
const findTimeOff = () => fetchSheets().then(({ TimeOffDialog }) => TimeOffDialog);
const findClosures = () => fetchSheets().then(({ ClosuresDialog }) => ClosuresDialog);
const findOff = () => fetchSheets().then(({ OffDialog }) => OffDialog);
const findLate = () => fetchSheets().then(({ RunningLateDialog }) => RunningLateDialog);

export const VisitSheet = (of: VisitProps) => <LazyDialog title="The visit" find={findVisit} of={of} />;
export const WalkInSheet = (of: WalkInProps) => <LazyDialog title="Walk-in" find={findWalkIn} of={of} />;
export const TimeOffSheet = (of: TimeOffProps) => (
  <LazyDialog title="Block time" find={findTimeOff} of={of} />
);
export const ClosuresSheet = (of: ClosuresProps) => (
  <LazyDialog title="Closed days" find={findClosures} of={of} />
);
export const OffSheet = (of: OffProps) => <LazyDialog title="This time" find={findOff} of={of} />;
export const LateSheet = (of: RunningLateProps) => (
  <LazyDialog title="Running late" find={findLate} of={of} />
);
