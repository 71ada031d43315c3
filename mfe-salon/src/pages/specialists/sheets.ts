/** The dialogs of the team, one chunk that is fetched when one is near. */
export { MemberFormDialog } from './form/member-form-dialog.tsx';
export { LeaveDialog } from './leave-dialog.tsx';
