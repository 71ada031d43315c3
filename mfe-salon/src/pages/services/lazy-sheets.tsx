import { LazyDialog } from '@sundara/web/lazy';
import type { CopyProps } from './copy/copy-dialog.tsx';
import type { ServiceFormProps } from './form/service-form-dialog.tsx';

const fetchForm = () => import(/* webpackChunkName: "service-form" */ './form/service-form-dialog.tsx');
const fetchCopy = () => import(/* webpackChunkName: "service-copy" */ './copy/copy-dialog.tsx');

/** Preloads the dialogs' code, so that a tap finds it. Opening fetches again and reports a failure. */
export const preloadSheets = (): void => {
  for (const fetch of [fetchForm, fetchCopy]) fetch().catch(() => {});
};

const findForm = () => fetchForm().then(({ ServiceFormDialog }) => ServiceFormDialog);
const findCopy = () => fetchCopy().then(({ CopyDialog }) => CopyDialog);

export const ServiceSheet = (of: ServiceFormProps) => (
  <LazyDialog title="The service" find={findForm} of={of} />
);
export const CopySheet = (of: CopyProps) => <LazyDialog title="The catalogue" find={findCopy} of={of} />;
