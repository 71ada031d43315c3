import { LazyDialog } from '@sundara/web/lazy';
import type { DisableProps } from './disable-user-dialog.tsx';
import type { UserFormProps } from './form/use-user-form.ts';
import type { UserSheetProps } from './sheet-props.ts';

const fetchForm = () => import(/* webpackChunkName: "user-form" */ './form/user-form-dialog.tsx');
const fetchDelete = () => import(/* webpackChunkName: "user-delete" */ './delete-user-dialog.tsx');
const fetchDisable = () => import(/* webpackChunkName: "user-disable" */ './disable-user-dialog.tsx');
const fetchSessions = () => import(/* webpackChunkName: "user-sessions" */ './sessions-dialog.tsx');

/** Preloads the dialogs' code, so that a tap finds it. Opening fetches again and reports a failure. */
export const preloadSheets = (): void => {
  for (const fetch of [fetchForm, fetchDelete, fetchDisable, fetchSessions]) fetch().catch(() => {});
};

const findForm = () => fetchForm().then(({ UserFormDialog }) => UserFormDialog);
const findDelete = () => fetchDelete().then(({ DeleteUserDialog }) => DeleteUserDialog);
const findDisable = () => fetchDisable().then(({ DisableUserDialog }) => DisableUserDialog);
const findSessions = () => fetchSessions().then(({ SessionsDialog }) => SessionsDialog);

export const FormSheet = (of: UserFormProps) => <LazyDialog title="The form" find={findForm} of={of} />;
export const DeleteSheet = (of: UserSheetProps) => (
  <LazyDialog title="The question" find={findDelete} of={of} />
);
export const DisableSheet = (of: DisableProps) => (
  <LazyDialog title="The question" find={findDisable} of={of} />
);
export const SessionsSheet = (of: UserSheetProps) => (
  <LazyDialog title="The sessions" find={findSessions} of={of} />
);
