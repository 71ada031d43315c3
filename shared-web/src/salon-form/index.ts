/**
 * The form with which owners and admins edit a salon. Used by two remotes only: each bundles its own copy.
 */
export { factFields } from './fact-fields.tsx';
export { PlanChoice } from './plan-choice.tsx';
export { salonFields } from './salon-fields.ts';
export { ADDRESS_STEP, addTyped, type FormStep, stepOf, wrongSteps } from './salon-steps.ts';
export { StepBar } from './step-bar.tsx';
