import { LazyDialog } from '@sundara/web/lazy';
import type { ServiceFormProps } from './form/service-form-dialog.tsx';

const fetchForm = () =>
  import(/* webpackChunkName: "central-service-form" */ './form/service-form-dialog.tsx');
const findForm = () => fetchForm().then(({ ServiceFormDialog }) => ServiceFormDialog);

/** Preloads the form's code, so that a tap finds it. Opening fetches again and reports a failure. */
export const preloadForm = (): void => void fetchForm().catch(() => {});

export const ServiceForm = (of: ServiceFormProps) => (
  <LazyDialog title="The service" find={findForm} of={of} />
);
