import { LazyDialog } from '@sundara/web/lazy';
import type { DeleteSalonProps } from './delete/delete-salon-dialog.tsx';
import type { PlanDialogProps } from './plan/plan-dialog.tsx';
import type { SalonWizardProps } from './wizard/salon-wizard.tsx';

const fetchWizard = () => import(/* webpackChunkName: "salon-wizard" */ './wizard/salon-wizard.tsx');
const fetchPlan = () => import(/* webpackChunkName: "salon-plan" */ './plan/plan-dialog.tsx');
const fetchDelete = () => import(/* webpackChunkName: "salon-delete" */ './delete/delete-salon-dialog.tsx');

/** Preloads the wizard's code, so that a tap finds it. Opening fetches again and reports a failure. */
export const preloadWizard = (): void => {
  fetchWizard().catch(() => {});
};

const findWizard = () => fetchWizard().then(({ SalonWizard }) => SalonWizard);
const findPlan = () => fetchPlan().then(({ PlanDialog }) => PlanDialog);
const findDelete = () => fetchDelete().then(({ DeleteSalonDialog }) => DeleteSalonDialog);

export const WizardSheet = (of: SalonWizardProps) => (
  <LazyDialog title="The salon's form" find={findWizard} of={of} />
);
export const PlanSheet = (of: PlanDialogProps) => (
  <LazyDialog title="The subscription" find={findPlan} of={of} />
);
export const DeleteSheet = (of: DeleteSalonProps) => (
  <LazyDialog title="The salon" find={findDelete} of={of} />
);
