/** The dialogs of the team, in one chunk that is fetched before one is opened. */
export { MemberFormDialog } from './form/member-form-dialog.tsx';
export { LeaveDialog } from './leave-dialog.tsx';
