import { LazyDialog } from '@sundara/web/lazy';
import type { MemberFormProps } from './form/member-form-dialog.tsx';
import type { LeaveProps } from './leave-dialog.tsx';

const fetchSheets = () => import(/* webpackChunkName: "specialist-sheets" */ './sheets.ts');

/** Preloads the dialogs' code, so that a tap finds it. Opening fetches again and reports a failure. */
export const preloadSheets = (): void => {
  fetchSheets().catch(() => {});
};

const findForm = () => fetchSheets().then(({ MemberFormDialog }) => MemberFormDialog);
const findLeave = () => fetchSheets().then(({ LeaveDialog }) => LeaveDialog);

export const MemberSheet = (of: MemberFormProps) => (
  <LazyDialog title="The specialist" find={findForm} of={of} />
);
export const LeaveSheet = (of: LeaveProps) => <LazyDialog title="Leave" find={findLeave} of={of} />;
